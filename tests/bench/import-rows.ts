// What a table of products costs: to read and check in Node, by the whole command, and at the desk on a slow phone.
// Seconds, and the most memory. The products stay in the stack, as those of `npm run seed` do.
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CFB } from '@e965/xlsx';
import type { Page } from 'playwright';
import { writeSpreadsheet } from '#domain/product/table/files/write-spreadsheet.ts';
import { headings, rowOf } from '#domain/product/table/stored-product.ts';
import { brands } from '../../backend/seed/brands.ts';
import { categories } from '../../backend/seed/catalogue.ts';
import { generatedProducts } from '../../backend/seed/generated-products.ts';
import { root } from '../../backend/stack/paths.ts';
import { makeMerchant } from '../support/demo-accounts.ts';
import { putAccount } from '../support/device-storage.ts';
import { SHOP, slowDown, withProfile } from './bench-browser.ts';
import { tell } from './figures.ts';

const GROUPS = {
  category: new Map(categories.map(({ id, categoryName }) => [id, categoryName])),
  brand: new Map(Object.entries(brands).map(([id, { brandName }]) => [id, brandName])),
};
/** Reads and checks a file in a process of its own: products, seconds, and the most memory in KB. */
const READ = `
  const { readFileSync } = await import('node:fs');
  const { readSpreadsheet } = await import('#domain/product/table/files/read-spreadsheet.ts');
  const { checkSheets } = await import('#domain/product/table/read-table.ts');
  const bytes = readFileSync(process.argv[1]);
  const start = Date.now();
  const { sheets, problem } = await readSpreadsheet(bytes);
  if (problem) throw new Error(problem);
  const { rows } = checkSheets(sheets, {});
  const memory = process.resourceUsage().maxRSS;
  console.log(JSON.stringify([rows.length, (Date.now() - start) / 1000, memory]));
`;

/** Time for each half at the desk, ms. */
const TIMEOUT_MS = 600_000;
/** Prints the command's peak memory, in KB. */
const NOTE_MEMORY =
  "data:text/javascript,process.on('exit',()=>console.log('memory',process.resourceUsage().maxRSS))";

/** Measures a table of so many new products, and its reading with a value in the last row that a sheet can have. */
export async function measureImport(count: number): Promise<void> {
  const table = await tableOf(count, 'c');
  const folder = await mkdtemp(join(tmpdir(), 'haat-import-'));
  try {
    console.log(`\n${count} products in an .xlsx`);
    tell('', 'products', 'seconds', 'most memory');
    for (const [name, bytes] of [
      ['read and checked', table],
      ['with a value in row 10,48,576', withStrayValue(table)],
    ] as const) {
      await writeFile(join(folder, 'products.xlsx'), bytes);
      const [products, seconds, memoryKb] = await measured(join(folder, 'products.xlsx'));
      tell(name, products, seconds.toFixed(1), `${(memoryKb / 1024).toFixed(0)} MB`);
    }
    const byCommand = join(folder, 'command.xlsx');
    await writeFile(byCommand, table);
    for (const name of ['by the command, written', 'the same again']) {
      const [seconds, memoryKb] = await imported(byCommand);
      tell(name, count, seconds.toFixed(1), `${(memoryKb / 1024).toFixed(0)} MB`);
    }
    const atDesk = join(folder, 'desk.xlsx');
    await writeFile(atDesk, await tableOf(count, 'd'));
    await withProfile(async (open) => measureAtDesk((await open()).page, atDesk, count));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Ids differ by run. */
function tableOf(count: number, run: string): Promise<Uint8Array> {
  const now = Date.now().toString(36);
  const rows = generatedProducts(count).map(({ id, fields: { photoURL: _, ...fields } }) =>
    rowOf(`${id}-${run}-${now}`, { fields, sold: 0 }, GROUPS),
  );
  return writeSpreadsheet('xlsx', headings(), rows);
}

async function imported(table: string): Promise<[number, number]> {
  const started = Date.now();
  const program = ['--import', NOTE_MEMORY, '--import', 'tsx', 'backend/import/run-import.ts'];
  const { stdout } = await promisify(execFile)(process.execPath, [...program, table, '--yes'], {
    ...{ cwd: root, maxBuffer: Number.POSITIVE_INFINITY },
  });
  return [(Date.now() - started) / 1000, Number(/^memory (\d+)/m.exec(stdout)?.[1] ?? 0)];
}

/** Chooses the table on a phone with a slow processor, and writes it. Memory: of the page's process, its worker included. */
async function measureAtDesk(page: Page, table: string, count: number): Promise<void> {
  await page.goto(`${SHOP}/desk`);
  await page.getByRole('heading', { name: 'Log in to open the desk' }).waitFor();
  await putAccount(page, await makeMerchant());
  await page.goto(`${SHOP}/desk/import`);
  const input = page.getByLabel('Choose a spreadsheet');
  await input.waitFor({ state: 'attached', timeout: TIMEOUT_MS });
  await slowDown(page);
  const started = Date.now();
  await input.setInputFiles(table);
  const write = page.getByRole('button', { name: /^Write [\d,]+ products$/ });
  await write.waitFor({ timeout: TIMEOUT_MS });
  const checked = Date.now();
  tell('at the desk, until the preview', count, seconds(checked - started), await mostMemory());
  await write.click();
  await page.getByText(/^Done: /).waitFor({ timeout: TIMEOUT_MS });
  tell('at the desk, written', count, seconds(Date.now() - checked), await mostMemory());
}

const seconds = (ms: number) => (ms / 1000).toFixed(1);

/** Of the largest process that shows a page. */
async function mostMemory(): Promise<string> {
  const processes = await readdir('/proc').catch(() => []);
  const most = processes.map(async (id) => {
    const read = (name: string) => readFile(`/proc/${id}/${name}`, 'utf8').catch(() => '');
    if (!(await read('cmdline')).includes('--type=renderer')) return 0;
    return Number(/^VmHWM:\s+(\d+)/m.exec(await read('status'))?.[1] ?? 0) / 1024;
  });
  return `${Math.max(...(await Promise.all(most))).toFixed(0)} MB`;
}

async function measured(file: string): Promise<[number, number, number]> {
  const program = ['--import', 'tsx', '--input-type=module', '--eval', READ, file];
  const { stdout } = await promisify(execFile)(process.execPath, program, { cwd: root });
  return JSON.parse(stdout);
}

function withStrayValue(table: Uint8Array): Uint8Array {
  const zip = CFB.read(table, { type: 'buffer' });
  const part = CFB.find(zip, '/xl/worksheets/sheet1.xml');
  const stray = '<row r="1048576"><c r="A1048576" t="str"><v> </v></c></row></sheetData>';
  const xml = new TextDecoder().decode(part.content).replace('</sheetData>', stray);
  part.content = new TextEncoder().encode(xml);
  return CFB.write(zip, { fileType: 'zip', type: 'buffer', compression: true });
}
