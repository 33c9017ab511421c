// What an import of many products costs, from the command line and at the desk: its time beside the same rows in bare batches, its memory, and how often
// phones hear of it.
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FieldValue } from 'firebase-admin/firestore';
import { type Groups, headings, rowOf } from '#core/model/product-table/stored-product.ts';
import { writeSpreadsheet } from '#core/model/product-table/write-spreadsheet.ts';
import { brands } from '../../backend/seed/brands.ts';
import { categories } from '../../backend/seed/catalogue.ts';
import { generatedProducts } from '../../backend/seed/generated-products.ts';
import { root } from '../../backend/stack/paths.ts';
import { closeDatabase, database } from '../functions/shop-database.ts';
import { untilSilent } from '../support/function-runs.ts';
import { row } from './figures.ts';
import { importAtDesk } from './import-at-desk.ts';

const HEAD = 'catalogue/head';
const BATCH = 400;
/** Tells the most memory that the command ever held, in KB. */
const NOTE_MEMORY =
  "data:text/javascript,process.on('exit',()=>console.error('memory',process.resourceUsage().maxRSS))";

/** Imports so many new products, and the same table once more. They stay in the stack, as those of `npm run seed` do. */
export async function measureImport(count: number): Promise<void> {
  const run = Date.now().toString(36);
  const products = generatedProducts(count).map(({ id, fields: { photoURL: _, ...fields } }) => ({
    id: `${id}-${run}`,
    fields,
  }));
  const folder = await mkdtemp(join(tmpdir(), 'haat-import-'));
  const table = join(folder, 'products.xlsx');
  const groups = {
    category: new Map(categories.map(({ id, categoryName }) => [id, categoryName])),
    brand: new Map(Object.entries(brands).map(([id, { brandName }]) => [id, brandName])),
  };
  const bytes = await tableOf(products, groups);
  await writeFile(table, bytes);
  try {
    console.log(`\n${count} products in an .xlsx of ${(bytes.length / 1e6).toFixed(1)} MB`);
    const first = await withHeadMoves(() => imported(table));
    const stored = await storedOf(products.map(({ id }) => id));
    console.log(row('import: seconds, preview included', first.seconds.toFixed(1)));
    console.log(row('import: most memory, MB', (first.memoryKb / 1024).toFixed(0)));
    console.log(row('import: products that are not there', String(count - stored)));
    console.log(row('import: moves of the catalogue’s head', String(first.moves)));
    const again = await withHeadMoves(() => imported(table));
    console.log(row('the same again: seconds', again.seconds.toFixed(1)));
    console.log(row('the same again: moves of the head', String(again.moves)));
    const bare = await withHeadMoves(() => inBareBatches(products));
    console.log(row('the same rows in bare batches: seconds', bare.seconds.toFixed(1)));
    console.log(row('the same rows in bare batches: moves', String(bare.moves)));
    console.log(row('import ÷ bare batches', (first.seconds / bare.seconds).toFixed(1)));
    await measureAtDesk(
      products.map(({ id, fields }) => ({ id: `${id}-desk`, fields })),
      groups,
      { folder, bareSeconds: bare.seconds },
    );
  } finally {
    await rm(folder, { recursive: true });
    await closeDatabase();
  }
}

type Product = { id: string; fields: Record<string, unknown> };

/** Imports as many other products at the desk. */
async function measureAtDesk(
  products: readonly Product[],
  groups: Groups,
  { folder, bareSeconds }: { folder: string; bareSeconds: number },
): Promise<void> {
  const table = join(folder, 'at-the-desk.xlsx');
  await writeFile(table, await tableOf(products, groups));
  const desk = await withHeadMoves(() => importAtDesk(table));
  const missing = products.length - (await storedOf(products.map(({ id }) => id)));
  console.log(row('at the desk: seconds until the preview', desk.checkSeconds.toFixed(1)));
  console.log(row('at the desk: seconds of writing', desk.writeSeconds.toFixed(1)));
  console.log(row('at the desk: most memory of the page, MB', desk.memoryMb ?? 'unknown'));
  console.log(row('at the desk: longest task: clock, own work', ...desk.tasks));
  console.log(row('at the desk: products that are not there', String(missing)));
  console.log(row('at the desk: moves of the head', String(desk.moves)));
  console.log(row('at the desk ÷ bare batches', (desk.writeSeconds / bareSeconds).toFixed(1)));
}

function tableOf(products: readonly Product[], groups: Groups): Promise<Uint8Array> {
  const rows = products.map(({ id, fields }) => rowOf(id, { fields, sold: 0 }, groups));
  return writeSpreadsheet('xlsx', headings(), rows);
}

/** Counts until the functions have followed everything. */
async function withHeadMoves<T>(work: () => Promise<T>): Promise<T & { moves: number }> {
  await untilSilent();
  let moves = -1;
  const stop = database.doc(HEAD).onSnapshot(() => {
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

async function storedOf(ids: readonly string[]): Promise<number> {
  let found = 0;
  for (let start = 0; start < ids.length; start += BATCH) {
    const part = ids.slice(start, start + BATCH).map((id) => database.doc(`products/${id}`));
    const products = await database.getAll(...part, { fieldMask: ['name', 'price'] });
    found += products.filter((product) => product.get('name') && product.get('price') > 0).length;
  }
  return found;
}
