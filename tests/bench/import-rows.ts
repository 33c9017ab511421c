// What a table of products costs to read and check in Node, as `npm run import` does: seconds, and the most memory.
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CFB } from '@e965/xlsx';
import { writeSpreadsheet } from '#domain/product/table/files/write-spreadsheet.ts';
import { headings, rowOf } from '#domain/product/table/stored-product.ts';
import { brands } from '../../backend/seed/brands.ts';
import { categories } from '../../backend/seed/catalogue.ts';
import { generatedProducts } from '../../backend/seed/generated-products.ts';
import { root } from '../../backend/stack/paths.ts';
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

/** Measures a table of so many products, and the same with a value in the last row that a sheet can have. */
export async function measureImport(count: number): Promise<void> {
  const rows = generatedProducts(count).map(({ id, fields }) =>
    rowOf(id, { fields, sold: 0 }, GROUPS),
  );
  const table = await writeSpreadsheet('xlsx', headings(), rows);
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
  } finally {
    await rm(folder, { recursive: true });
  }
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
