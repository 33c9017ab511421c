// The cost of importing many products, by command and at the desk: time beside the same rows in bare batches, memory, news for phones.
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FieldValue } from 'firebase-admin/firestore';
import { headings, rowOf } from '#domain/product/table/stored-product.ts';
import { writeSpreadsheet } from '#domain/product/table/write-spreadsheet.ts';
import { brands } from '../../backend/seed/brands.ts';
import { categories } from '../../backend/seed/catalogue.ts';
import { generatedProducts } from '../../backend/seed/generated-products.ts';
import { root } from '../../backend/stack/paths.ts';
import { closeDatabase, database } from '../functions/shop-database.ts';
import { untilSilent } from '../support/function-runs.ts';
import { atDesk, SHOP } from './bench-browser.ts';
import { tell } from './figures.ts';

const BATCH = 400;
/** Time for each half at the desk, ms. */
const TIMEOUT_MS = 600_000;
const GROUPS = {
  category: new Map(categories.map(({ id, categoryName }) => [id, categoryName])),
  brand: new Map(Object.entries(brands).map(([id, { brandName }]) => [id, brandName])),
};
/** Prints the command's peak memory, in KB. */
const NOTE_MEMORY =
  "data:text/javascript,process.on('exit',()=>console.error('memory',process.resourceUsage().maxRSS))";

type Product = { id: string; fields: Record<string, unknown> };

/** Imports this many new products, and the same table once more. They stay in the stack, as those of `npm run seed` do. */
export async function measureImport(count: number): Promise<void> {
  const run = Date.now().toString(36);
  const products = generatedProducts(count).map(({ id, fields: { photoURL: _, ...fields } }) => ({
    id: `${id}-${run}`,
    fields,
  }));
  const folder = await mkdtemp(join(tmpdir(), 'haat-import-'));
  const written = async (name: string, some: readonly Product[]) => {
    const rows = some.map(({ id, fields }) => rowOf(id, { fields, sold: 0 }, GROUPS));
    await writeFile(join(folder, name), await writeSpreadsheet('xlsx', headings(), rows));
    return join(folder, name);
  };
  try {
    const table = await written('products.xlsx', products);
    console.log(`\n${count} products in an .xlsx`);
    const first = await withHeadMoves(() => imported(table));
    const again = await withHeadMoves(() => imported(table));
    const missing = count - (await storedOf(products));
    const bare = await withHeadMoves(() => inBareBatches(products));
    const others = products.map(({ id, fields }) => ({ id: `${id}-desk`, fields }));
    const deskTable = await written('at-the-desk.xlsx', others);
    const desk = await withHeadMoves(() => importedAtDesk(deskTable));
    const missingAtDesk = count - (await storedOf(others));
    tell('', 'seconds', 'moves of the head', 'not there');
    tell('import, preview included', first.seconds.toFixed(1), first.moves, missing);
    tell('the same again', again.seconds.toFixed(1), again.moves);
    tell('the same rows in bare batches', bare.seconds.toFixed(1), bare.moves);
    tell('at the desk, writing alone', desk.seconds.toFixed(1), desk.moves, missingAtDesk);
    tell('at the desk, until the preview', desk.previewSeconds.toFixed(1));
    tell('import ÷ bare batches', (first.seconds / bare.seconds).toFixed(1));
    tell('at the desk ÷ bare batches', (desk.seconds / bare.seconds).toFixed(1));
    tell('import: most memory', `${(first.memoryKb / 1024).toFixed(0)} MB`);
  } finally {
    await rm(folder, { recursive: true });
    await closeDatabase();
  }
}

/** Counts until the functions have handled everything. */
async function withHeadMoves<T>(work: () => Promise<T>): Promise<T & { moves: number }> {
  await untilSilent();
  let moves = -1;
  const stop = database.doc('catalogue/head').onSnapshot(() => {
    moves += 1;
  });
  const result = await work();
  await untilSilent();
  stop();
  return { ...result, moves };
}

function imported(table: string): Promise<{ seconds: number; memoryKb: number }> {
  const started = Date.now();
  const program = ['--import', NOTE_MEMORY, '--import', 'tsx', 'backend/import/run-import.ts'];
  const child = spawn(process.execPath, [...program, table, '--yes'], { cwd: root });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      said += text;
    });
  }
  return new Promise((resolve, reject) => {
    child.on('close', (code) => {
      if (code !== 0) reject(new Error(said));
      const memoryKb = Number(/^memory (\d+)/m.exec(said)?.[1] ?? 0);
      resolve({ seconds: (Date.now() - started) / 1000, memoryKb });
    });
  });
}

async function inBareBatches(products: readonly Product[]): Promise<{ seconds: number }> {
  const started = Date.now();
  for (let start = 0; start < products.length; start += BATCH) {
    const batch = database.batch();
    for (const { id, fields } of products.slice(start, start + BATCH)) {
      const updatedAt = FieldValue.serverTimestamp();
      batch.set(database.doc(`products/${id}-bare`), { ...fields, updatedAt });
    }
    await batch.commit();
  }
  return { seconds: (Date.now() - started) / 1000 };
}

/** Imports a spreadsheet of only new products, in a browser. */
function importedAtDesk(table: string): Promise<{ previewSeconds: number; seconds: number }> {
  return atDesk(async (page) => {
    await page.goto(`${SHOP}/desk/import`);
    const input = page.getByLabel('Choose a spreadsheet');
    await input.waitFor({ state: 'attached' });
    const started = Date.now();
    await input.setInputFiles(table);
    const write = page.getByRole('button', { name: /^Write [\d,]+ products$/ });
    await write.waitFor({ timeout: TIMEOUT_MS });
    const checked = Date.now();
    await write.click();
    await page.getByText(/^Done: /).waitFor({ timeout: TIMEOUT_MS });
    return { previewSeconds: (checked - started) / 1000, seconds: (Date.now() - checked) / 1000 };
  });
}

/** How many of these products the shop has. */
async function storedOf(some: readonly Product[]): Promise<number> {
  let found = 0;
  for (let start = 0; start < some.length; start += BATCH) {
    const part = some.slice(start, start + BATCH).map(({ id }) => database.doc(`products/${id}`));
    const products = await database.getAll(...part, { fieldMask: ['name', 'price'] });
    found += products.filter((product) => product.get('name') && product.get('price') > 0).length;
  }
  return found;
}
