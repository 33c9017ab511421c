// `npm run import -- products.xlsx pictures/`: imports a table of products and a folder of pictures. Checks and shows
// everything before it writes anything. Running it again completes an interrupted import.
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { checkTable } from '#domain/product/table/check-table.ts';
import { preview } from '#domain/product/table/preview.ts';
import { readSpreadsheet } from '#domain/product/table/read-spreadsheet.ts';
import { type Written, writeRows } from '#domain/product/table/write-rows.ts';
import { thumbnailPath } from '#domain/shared/picture.ts';
import { inParallel } from '#engine/lib/in-parallel.ts';
import { type Bucket, inProject } from '../stack/open-project.ts';
import { Problem, wording } from '../stack/problem.ts';
import { adminShop, readGroups } from './admin-shop.ts';
import { photoProblemIn, pictureFiles } from './picture-files.ts';
import { previewLines, problemLine } from './preview-lines.ts';

const USAGE =
  'Usage: npm run import -- products.xlsx pictures/ (the folder of pictures is optional).';
/** How long to wait for missing sizes after the last picture that got them. ms */
const SIZES_MS = 90_000;
const LOOK_EVERY_MS = 500;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { project: { type: 'string' }, yes: { type: 'boolean', default: false } },
  });
  const [file, folder, ...more] = positionals;
  if (!file || more.length > 0) throw new Problem(USAGE);
  await run(file, folder ?? null, values);
} catch (error) {
  console.error(wording(error));
  process.exitCode = 1;
}

async function run(
  file: string,
  folder: string | null,
  { project: named, yes }: { project?: string | undefined; yes: boolean },
): Promise<void> {
  const bytes = await readFile(file).catch(() => {
    throw new Problem(`There is no file ${file}.`);
  });
  const read = await readSpreadsheet(bytes);
  const table = 'problem' in read ? read : checkTable(read.rows);
  if ('problem' in table) throw new Problem(`${file}: ${table.problem}`);
  const files = await pictureFiles(folder, table.rows);
  await inProject(named, async (project) => {
    const context = { groups: await readGroups(project.firestore), folder: files };
    console.log(`${file}, for ${project.name}:`);
    const shop = adminShop(project, files);
    const photoProblem = photoProblemIn(files);
    const found = await preview(shop, table, { context, photoProblem });
    console.log(previewLines(found, table.unknown, files.unused).join('\n'));
    if (found.refused > 0) process.exitCode = 1;
    if (found.created + found.changed === 0) {
      console.log('There is nothing to write.');
      return;
    }
    if (!yes && !(await isAgreed(found.created + found.changed))) {
      console.log('Nothing was written.');
      process.exitCode = 1;
      return;
    }
    const written = await writeRows(shop, found.rows, context, (done, of) =>
      console.log(`${done} of ${of} rows are done.`),
    );
    await report(written, project.bucket);
  });
}

async function isAgreed(count: number): Promise<boolean> {
  if (!process.stdin.isTTY) {
    throw new Problem('Nothing was written. Add --yes to write without being asked.');
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`Write ${count} products? (yes/no) `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

async function report(written: Written, bucket: Bucket): Promise<void> {
  const { created, changed, unchanged, refused, photos } = written;
  if (photos.length > 0) {
    console.log(`Waiting for the sizes of ${photos.length} pictures …`);
    const late = await withoutSizes(bucket, photos);
    for (const { id, picture } of late.slice(0, 20)) {
      console.log(`No sizes yet: ${id}, picture ${picture}. The log of checkUpload says why.`);
    }
    if (late.length > 0) process.exitCode = 1;
  }
  if (refused.length > 0) {
    console.log('Somebody changed these meanwhile; they were not written:');
    for (const problem of refused) console.log(`  ${problemLine(problem)}`);
    process.exitCode = 1;
  }
  console.log(`Done: ${created} new, ${changed} changed, ${unchanged} were as they should be.`);
}

/** The photos that still lack their sizes after the function has made none for a while. */
async function withoutSizes(bucket: Bucket, photos: Written['photos']): Promise<Written['photos']> {
  let left = photos;
  for (let lastMade = Date.now(); left.length > 0 && Date.now() - lastMade < SIZES_MS; ) {
    const missing: typeof left = [];
    await inParallel(left, 8, async (photo) => {
      const [exists] = await bucket.file(thumbnailPath(photo.id, photo.picture, 800)).exists();
      if (!exists) missing.push(photo);
    });
    if (missing.length < left.length) lastMade = Date.now();
    left = missing;
    if (left.length > 0) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  return left;
}
