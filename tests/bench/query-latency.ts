// How long filters and search take on the device, beside Firestore's own offline cache on the same products in the same
// run. Prints figures and ratios; judges nothing.

import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { openEmulator } from '../../backend/seed/emulator.ts';
import { launchChromium, slowDown } from './bench-browser.ts';
import { median, percentile, row } from './figures.ts';
import { sampleProducts } from './query-page/sample-products.ts';

const COUNTS = [500, 5_000, 10_000];
const SLOWER = 4;
const source = fileURLToPath(new URL('./query-page', import.meta.url));
const built = fileURLToPath(new URL('../../.cache/query-page', import.meta.url));

/** Prints p50 and p95 of filter and search, and what Firestore's cache takes for the same filter. */
export async function measureQueries(): Promise<void> {
  // Straight to the emulator: Firestore's SDK listens to an endless reply, which a proxy that logs would hold back.
  const browser = await launchChromium();
  const site = await servePage();
  console.log(`\nFilter and search on the device, processor slowed ${SLOWER}×: p50 / p95 ms`);
  console.log(row('products', 'filter + sort', 'search', 'index made', 'Firestore', 'ratio p50'));
  for (const count of COUNTS) {
    const projectId = await seedSample(count);
    const page = await browser.newPage();
    await page.goto(site.address);
    await page.waitForFunction('globalThis.measureShop');
    await page.evaluate(`fillFirestore('${projectId}', ${count})`);
    await slowDown(page, SLOWER);
    const shop = (await page.evaluate(`measureShop(${count})`)) as {
      filter: number[];
      search: number[];
      indexMs: number;
    };
    const firestore = (await page.evaluate(`measureFirestore()`)) as number[];
    const ratio = median(firestore) / median(shop.filter);
    console.log(
      row(
        String(count),
        figures(shop.filter),
        figures(shop.search),
        shop.indexMs.toFixed(0),
        figures(firestore),
        `${ratio.toFixed(0)} ×`,
      ),
    );
    await page.close();
  }
  site.close();
  await browser.close();
}

const OPEN_RULES = `rules_version = '2';
service cloud.firestore { match /databases/{d}/documents { match /{any=**} { allow read; } } }`;

/** A project of its own in the emulator, with rules that let everything be read and nobody else's documents. */
async function seedSample(count: number): Promise<string> {
  const projectId = `demo-bench-${count}`;
  const { firestore, close } = openEmulator(projectId);
  const products = sampleProducts(count);
  for (let at = 0; at < count; at += 400) {
    const batch = firestore.batch();
    for (const { id, ...fields } of products.slice(at, at + 400)) {
      batch.set(firestore.doc(`products/${id}`), fields);
    }
    await batch.commit();
  }
  await close();
  const host = process.env.FIRESTORE_EMULATOR_HOST;
  await fetch(`http://${host}/emulator/v1/projects/${projectId}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'rules', content: OPEN_RULES }] } }),
  });
  return projectId;
}

async function servePage(): Promise<{ address: string; close(): void }> {
  await build({
    root: source,
    configFile: false,
    logLevel: 'error',
    build: { outDir: built, emptyOutDir: true, target: 'es2022' },
  });
  const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' };
  const server = createServer(async (request, reply) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '');
    const body = await readFile(join(built, path)).catch(() => null);
    reply.writeHead(body ? 200 : 404, { 'Content-Type': types[extname(path)] ?? 'text/plain' });
    reply.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://localhost:${port}/`, close: () => server.close() };
}

function figures(times: readonly number[]): string {
  const p95 = percentile(times, 95);
  return `${median(times).toFixed(1)} / ${p95.toFixed(1)}`;
}
