// `npm run export -- products.xlsx`: writes the catalogue as a table of products that npm run import accepts.
import { access, rename, writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { parseArgs } from 'node:util';
import { inProject } from '../stack/open-project.ts';
import { Problem, wording } from '../stack/problem.ts';
import { exportTable } from './export-table.ts';

const USAGE = 'Usage: npm run export -- products.xlsx (or products.csv).';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { project: { type: 'string' } },
  });
  const [file, ...more] = positionals;
  if (!file || more.length > 0) throw new Problem(USAGE);
  await run(file, values.project);
} catch (error) {
  console.error(wording(error));
  process.exitCode = 1;
}

async function run(file: string, named: string | undefined): Promise<void> {
  const ending = extname(file).toLowerCase();
  const kind = ending === '.csv' ? 'csv' : ending === '.xlsx' ? 'xlsx' : null;
  if (kind === null) throw new Problem(USAGE);
  const isTaken = await access(file).then(
    () => true,
    () => false,
  );
  // Somebody may have edited it.
  if (isTaken) throw new Problem(`${file} is there already: choose another name, or delete it.`);
  await inProject(named, async ({ name, firestore }) => {
    const { bytes, products } = await exportTable(firestore, kind);
    const half = `${file}.${process.pid}`;
    await writeFile(half, bytes);
    await rename(half, file);
    console.log(`${file}: ${products} products of ${name}.`);
  });
}
