/**
 * What a flood of made-up addresses costs the function that draws pages, ms of work a request: each drawn, and as they are answered. Build first
 * (`npm start` does): npx tsx tests/bench/page-answers.ts
 */
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { answerPage, type Drawing } from '../../backend/functions/src/page/answer-page.ts';
import { pageAnswers } from '../../backend/functions/src/page/page-answers.ts';
import { snapshotReader } from '../../backend/functions/src/page/snapshot-reader.ts';
import { givenProduct } from '../unit/given.ts';

const PRODUCTS = 57;
const REQUESTS = 300;
const built = new URL('../../backend/functions/lib/draw/', import.meta.url);

const products = Array.from({ length: PRODUCTS }, (_, at) =>
  givenProduct({
    ...{ id: `moringa-${at}`, name: `Moringa Powder ${at}`, pricePaise: 18_000 + at * 100 },
    ...{ category: 'powders', brand: 'sehore', photoURL: ['0'], quantity: 9 },
  }),
);
const catalogue = snapshotReader(
  {
    products: products.map((it) => ({ ...it, editorContent: '' })),
    categories: [{ id: 'powders', categoryName: 'Powders' }],
    brands: [{ id: 'sehore', brandName: 'Sehore Farms' }],
    ...{ blogs: [], shop: [] },
  },
  { synonyms: [] },
);
const [drawing, shell, styles] = await Promise.all([
  import(new URL('draw-page.js', built).href) as Promise<Omit<Drawing, 'build'>>,
  ...['shell.html', 'styles.css'].map((name) => readFile(new URL(name, built), 'utf8')),
]);
const means = {
  loadDrawing: async () => ({ ...drawing, build: { shell: shell ?? '', styles: styles ?? '' } }),
  readShell: async () => shell ?? '',
  catalogue,
};
const answerTo = pageAnswers(() => means);
const zipped = new WeakMap<object, Buffer>();

const WAYS = {
  'each drawn': async (address: string) =>
    void gzipSync((await answerPage(address, false, means)).html),
  'as they are answered': async (address: string) => {
    const answer = await answerTo(address, false);
    if (!zipped.has(answer)) zipped.set(answer, gzipSync(answer.html));
  },
};

for (const [kind, addressOf] of [
  ['/?x=1, /?x=2 …', (at: number) => `/?x=${at}`],
  ['/products?utm_source=1 …', (at: number) => `/products?utm_source=${at}`],
  ['/nowhere-1, /nowhere-2 …', (at: number) => `/nowhere-${at}`],
] as const) {
  for (const [way, ask] of Object.entries(WAYS)) {
    for (let at = 0; at < 20; at += 1) await ask(addressOf(-1 - at));
    const before = process.cpuUsage();
    for (let at = 0; at < REQUESTS; at += 1) await ask(addressOf(at));
    const { user, system } = process.cpuUsage(before);
    console.log(`${kind} ${way}: ${((user + system) / 1000 / REQUESTS).toFixed(2)} ms`);
  }
}
