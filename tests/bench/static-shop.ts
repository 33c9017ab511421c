// The floor that the shop is measured against: a page written by hand with the same pictures, kept by a worker that
// does nothing else.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Shown = { name: string; price: string; picture: Buffer; type: string };

/** Serves the page at the address that it returns. */
export async function serveStaticShop(
  products: readonly Shown[],
): Promise<{ address: string; close(): void }> {
  const files = new Map<string, { type: string; body: string | Buffer }>([
    ['/', { type: 'text/html; charset=utf-8', body: page(products) }],
    ['/worker.js', { type: 'text/javascript', body: worker(products.length) }],
    ...products.map(
      ({ picture, type }, at) => [`/picture-${at}`, { type, body: picture }] as const,
    ),
  ]);
  const server = createServer((request, reply) => {
    const file = files.get(request.url ?? '');
    reply.writeHead(file ? 200 : 404, { 'Content-Type': file?.type ?? 'text/plain' });
    reply.end(file?.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://localhost:${port}/`, close: () => server.close() };
}

function page(products: readonly Shown[]): string {
  const cards = products.map(
    ({ name, price }, at) =>
      `<a href="/product/${at}"><img src="/picture-${at}" width="400" height="400" alt=""><span>${name}</span><b>${price}</b></a>`,
  );
  return `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
<title>Products</title><style>
body{margin:0;font:16px system-ui;background:#fbf8f1;color:#1f2a1c}
main{display:grid;grid-template-columns:1fr 1fr;gap:12px;padding:12px}
a{display:grid;gap:4px;color:inherit;text-decoration:none}
img{width:100%;height:auto;aspect-ratio:1}
</style><main>${cards.join('')}</main>
<script>navigator.serviceWorker.register('/worker.js')</script></html>`;
}

function worker(pictures: number): string {
  const kept = ['/', ...Array.from({ length: pictures }, (_, at) => `/picture-${at}`)];
  return `addEventListener('install', (event) => event.waitUntil(
  caches.open('kept').then((cache) => cache.addAll(${JSON.stringify(kept)})).then(() => skipWaiting())));
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => event.respondWith(
  caches.match(event.request).then((reply) => reply ?? fetch(event.request))));`;
}
