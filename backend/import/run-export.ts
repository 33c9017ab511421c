// `npm run export -- products.xlsx`: writes the catalogue as a table of products that npm run import accepts; with
// `--for shopify`, as one that another shop imports.
import { access, rename, writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { parseArgs } from 'node:util';
import type { OtherShop } from '#domain/product/table/for-other-shops.ts';
import { inProject } from '../stack/open-project.ts';
import { Problem, wording } from '../stack/problem.ts';
import { exportTable } from './export-table.ts';

const USAGE =
  'Usage: npm run export -- products.xlsx (or products.csv). For another shop: npm run export -- products.csv --for woocommerce (or shopify).';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { project: { type: 'string' }, for: { type: 'string' } },
  });
  const [file, ...more] = positionals;
  if (!file || more.length > 0) throw new Problem(USAGE);
  await run(file, values);
} catch (error) {
  console.error(wording(error));
  process.exitCode = 1;
}

type Options = { project?: string | undefined; for?: string | undefined };

async function run(file: string, { project, for: shop }: Options): Promise<void> {
  const kind = kindOf(file, shop);
  const isTaken = await access(file).then(
    () => true,
    () => false,
  );
  // Somebody may have edited it.
  if (isTaken) throw new Problem(`${file} is there already: choose another name, or delete it.`);
  await inProject(project, async (open) => {
    const { bytes, products } = await exportTable(open, kind);
    const half = `${file}.${process.pid}`;
    await writeFile(half, bytes);
    await rename(half, file);
    console.log(`${file}: ${products} products of ${open.name}.`);
  });
}

/** @throws Problem that says how the command is typed */
function kindOf(file: string, shop: string | undefined): 'xlsx' | 'csv' | OtherShop {
  const ending = extname(file).toLowerCase();
  if (shop === undefined) {
    if (ending === '.xlsx') return 'xlsx';
    if (ending === '.csv') return 'csv';
  } else if ((shop === 'woocommerce' || shop === 'shopify') && ending === '.csv') return shop;
  throw new Problem(USAGE);
}
