// How fast pages appear on a mid-range phone with a slow line, beside a handwritten page with the same pictures, from the same run.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { seededProducts } from '../support/demo-products.ts';
import {
  type Opened,
  SHOP,
  SLOW_LINE,
  SLOWDOWN,
  slowDown,
  untilKept,
  withProfile,
} from './bench-browser.ts';
import { kilobytes, median, tell } from './figures.ts';

const ROUNDS = 3;
const SETTLE_MS = 1_500;
const VISITS = ['first', 'repeat', 'offline', 'offline, new process'] as const;

type Visit = (typeof VISITS)[number];
/** ms to the largest paint, and the requests and bytes by then: on a first visit, the worker goes on fetching after that. */
type Seen = { largest: number; requests: number; bytes: number };

/** Prints medians and ratios. */
export async function measurePageSpeed(): Promise<void> {
  const products = (await seededProducts()).filter(({ photos }) => photos > 0);
  const opened = `${SHOP}/product/${products[0]?.id}`;
  const floor = await serveStaticShop(await firstScreen());
  const pages = [
    ['a static page', floor.address],
    ['/', `${SHOP}/`],
    ['/products', `${SHOP}/products`],
    ['a product', opened],
  ] as const;
  console.log(
    `\nPages as they are seen (slow 4G, processor slowed ${SLOWDOWN}×, medians of ${ROUNDS})`,
  );
  const base = new Map<Visit, number>();
  for (const [name, address] of pages) {
    const rounds: Map<Visit, Seen>[] = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push(await visits(address));
    tell(name, 'largest paint', 'ratio', 'requests', 'on the wire');
    for (const visit of VISITS) {
      const all = rounds.flatMap((it) => it.get(visit) ?? []);
      const of = (figure: keyof Seen) => median(all.map((it) => it[figure]));
      if (!base.has(visit)) base.set(visit, of('largest'));
      tell(
        `  ${visit}`,
        `${of('largest').toFixed(0)} ms`,
        `${(of('largest') / (base.get(visit) ?? 1)).toFixed(2)} ×`,
        of('requests'),
        kilobytes(of('bytes')),
      );
    }
  }
  floor.close();
}

/** All visits of a page with one profile. */
async function visits(address: string): Promise<Map<Visit, Seen>> {
  const found = new Map<Visit, Seen>();
  await withProfile(async (open) => {
    const first = await open();
    found.set('first', await see(first, address));
    await first.page.goto(address);
    await untilKept(first.page);
    found.set('repeat', await see(first, address));
    await first.context.setOffline(true);
    found.set('offline', await see(first, address, true));
    await first.context.close();
    const second = await open();
    await second.context.setOffline(true);
    found.set('offline, new process', await see(second, address, true));
    await second.context.close();
  });
  return found;
}

/** Opens an address as on a slow phone and measures it. `isOffline`: as the browser was told, which the slow line would undo. */
async function see({ context, page }: Opened, address: string, isOffline = false): Promise<Seen> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { ...SLOW_LINE, offline: isOffline });
  await slowDown(page);
  const came = { requests: 0, bytes: 0 };
  const byWorker = new Set<string>();
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromServiceWorker) byWorker.add(requestId);
  });
  // Headers and body as they came over the line; an answer from a cache counts nothing.
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (byWorker.has(requestId) || encodedDataLength === 0) return;
    came.requests += 1;
    came.bytes += encodedDataLength;
  });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLE_MS);
  const largest = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const type = 'largest-contentful-paint';
        const take = (list: PerformanceObserverEntryList) =>
          resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN);
        new PerformanceObserver(take).observe({ type, buffered: true });
        setTimeout(() => resolve(Number.NaN), 300);
      }),
  );
  await slowDown(page, 1);
  await devtools.detach();
  return { largest, ...came };
}

type Shown = { name: string; price: string; picture: Buffer; type: string };

/** Name, price and picture of the products on the list's first screen, from its own HTML. */
async function firstScreen(): Promise<Shown[]> {
  const html = await (await fetch(`${SHOP}/products`)).text();
  const cards = [...html.matchAll(/<a class="product-card"[\s\S]*?<\/a>/g)].slice(0, 6);
  return Promise.all(
    cards.map(async ([card]) => {
      const part = (pattern: RegExp) => pattern.exec(card)?.[1]?.replaceAll('&amp;', '&') ?? '';
      const reply = await fetch(part(/ src="([^"]+)"/));
      return {
        name: part(/card__name">([^<]*)/),
        price: part(/<data[^>]*>([^<]*)/),
        picture: Buffer.from(await reply.arrayBuffer()),
        type: reply.headers.get('content-type') ?? 'image/webp',
      };
    }),
  );
}

/** Serves the yardstick: a handwritten page with the same pictures, cached by a worker that does nothing else. Returns its address. */
async function serveStaticShop(
  products: readonly Shown[],
): Promise<{ address: string; close(): void }> {
  const files = new Map<string, { type: string; body: string | Buffer }>([
    ['/', { type: 'text/html; charset=utf-8', body: staticPage(products) }],
    ['/worker.js', { type: 'text/javascript', body: staticWorker(products.length) }],
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

function staticPage(products: readonly Shown[]): string {
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

function staticWorker(pictures: number): string {
  const kept = ['/', ...Array.from({ length: pictures }, (_, at) => `/picture-${at}`)];
  return `addEventListener('install', (event) => event.waitUntil(
  caches.open('kept').then((cache) => cache.addAll(${JSON.stringify(kept)})).then(() => skipWaiting())));
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => event.respondWith(
  caches.match(event.request).then((reply) => reply ?? fetch(event.request))));`;
}
