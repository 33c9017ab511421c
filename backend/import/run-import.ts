// `npm run import -- products.xlsx pictures/`: imports a table of products and a folder of pictures. Checks and shows
// everything before it writes anything. Running it again completes an interrupted import.
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { RowProblem } from '#domain/product/table/cell.ts';
import type { ImportContext } from '#domain/product/table/compare-row.ts';
import { readSpreadsheet } from '#domain/product/table/files/read-spreadsheet.ts';
import { writeSpreadsheet } from '#domain/product/table/files/write-spreadsheet.ts';
import { type Preview, preview } from '#domain/product/table/preview.ts';
import { checkSheets, productTable } from '#domain/product/table/read-table.ts';
import { refusedRows } from '#domain/product/table/refused-rows.ts';
import { type Written, writeRows } from '#domain/product/table/write-rows.ts';
import { thumbnailPath } from '#domain/shared/picture.ts';
import { inParallel } from '#engine/lib/in-parallel.ts';
import { type Bucket, inProject, type OpenProject } from '../stack/open-project.ts';
import { Problem, wording } from '../stack/problem.ts';
import { adminShop, readGroups } from './admin-shop.ts';
import { ANSWER_OPTIONS, answersFrom, ask, askColumns, rememberColumns } from './import-answers.ts';
import { photoProblemIn, pictureFiles } from './picture-files.ts';
import { previewLines, problemLine } from './preview-lines.ts';

const USAGE =
  'Usage: npm run import -- products.xlsx pictures/ (the folder of pictures is optional).';
/** How long to wait for missing sizes after the last picture that got them. ms */
const SIZES_MS = 90_000;
const LOOK_EVERY_MS = 500;
const stockQuestion = (count: number) =>
  `The other shop does not say how many there are of ${count} products. How many of each?`;
const stockLeft = (count: number) =>
  `The other shop does not say how many there are of ${count} products. They begin with 0; --stock 10 says it.`;
const FREE_ASKED =
  'Some products cost 0. Add --free take if that is meant, or --free leave to leave them out.';
const HIDDEN_ASKED =
  'Rows are hidden in the file. Add --hidden take to import them, too, or --hidden leave.';
const STOCK_ASKED =
  'The other shop does not say how many there are of some products. Add --stock 10, or how many there are of each.';

const isYes = (answer: string | null) => /^y(es)?$/i.test(answer ?? '');

type Options = Awaited<ReturnType<typeof optionsOf>>;

try {
  const options = await optionsOf();
  await inProject(options.project, (project) => run(project, options));
} catch (error) {
  console.error(wording(error));
  process.exitCode = 1;
}

async function optionsOf() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...ANSWER_OPTIONS,
      project: { type: 'string' },
      yes: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      refused: { type: 'string' },
    },
  });
  const [file, folder = null, ...more] = positionals;
  if (!file || more.length > 0) throw new Problem(USAGE);
  const bytes = await readFile(file).catch(() => {
    throw new Problem(`There is no file ${file}.`);
  });
  return { ...values, file, folder, bytes, answers: await answersFrom(values) };
}

async function run(project: OpenProject, options: Options): Promise<void> {
  const { file, folder, yes } = options;
  const { table, answers } = await answered(options);
  const pictures = await pictureFiles(folder, table);
  const context: ImportContext = {
    groups: await readGroups(project.firestore),
    folder: pictures,
    isOtherShop: table.origin !== null,
    free: answers.free,
    stock: answers.stock,
  };
  console.log(`${file}, for ${project.name}:`);
  const shop = adminShop(project, pictures);
  const setup = { context, photoProblem: photoProblemIn(pictures) };
  let found = await preview(shop, table, setup);
  if (found.free > 0 || found.stockAsked > 0) {
    await askAboutRows(found, context, yes);
    found = await preview(shop, table, setup);
  }
  const shown = { table, unused: pictures.unused, showsAll: options.all };
  console.log(previewLines(found, shown).join('\n'));
  if (found.refused > 0) process.exitCode = 1;
  await saveRefused(found.problems, { ...options, answers });
  const count = found.created + found.changed;
  if (count === 0) console.log('There is nothing to write.');
  else if (yes || (await isAgreed(count))) {
    const written = await writeRows(shop, found.rows, context, (done, of) =>
      console.log(`${done} of ${of} rows are done.`),
    );
    await report(written, project.bucket);
    await rememberColumns(answers);
  } else {
    console.log('Nothing was written.');
    process.exitCode = 1;
  }
}

/** Asks what the comparison has left open. `--yes` leaves free products out, and begins unknown stocks with 0. */
async function askAboutRows({ free, stockAsked }: Preview, context: ImportContext, yes: boolean) {
  if (free > 0) {
    const isMeant = yes ? 'no' : await ask(`${free} products cost 0. Is that meant? (yes/no)`);
    if (isMeant === null) throw new Problem(FREE_ASKED);
    context.free = isYes(isMeant) ? 'take' : 'leave';
  }
  while (stockAsked > 0 && context.stock === undefined) {
    if (yes) console.log(stockLeft(stockAsked));
    const pieces = yes ? '0' : await ask(stockQuestion(stockAsked));
    if (pieces === null) throw new Problem(STOCK_ASKED);
    if (/^\d{1,6}$/.test(pieces)) context.stock = Number(pieces);
  }
}

async function sheetsIn({ file, bytes }: Pick<Options, 'file' | 'bytes'>) {
  const read = await readSpreadsheet(bytes);
  if ('problem' in read) throw new Problem(`${file}: ${read.problem}`);
  return read.sheets;
}

/** The checked table, once everything about it is answered. `--yes` leaves out what is uncertain. */
async function answered({ answers, yes, ...source }: Options) {
  const { file } = source;
  const sheets = await sheetsIn(source);
  for (let known = answers; ; ) {
    const table = checkSheets(sheets, known);
    if ('problem' in table) throw new Problem(`${file}: ${table.problem}`);
    if ('ask' in table) {
      known = { ...known, columns: { ...known.columns, ...(await askColumns(table.ask, yes)) } };
    } else if (table.hidden > 0) {
      const isMeant = yes
        ? 'no'
        : await ask(`${table.hidden} rows are hidden in the file. Import them, too? (yes/no)`);
      if (isMeant === null) throw new Problem(HIDDEN_ASKED);
      known = { ...known, hiddenRows: isYes(isMeant) ? 'take' : 'leave' };
      if (!isYes(isMeant)) console.log(`${table.hidden} hidden rows are left out.`);
    } else return { table, answers: known };
  }
}

async function saveRefused(problems: readonly RowProblem[], options: Options): Promise<void> {
  const { refused: path, answers } = options;
  if (problems.length === 0) return;
  if (path === undefined) {
    console.log('Add --refused refused.xlsx to get the refused rows as a table to mend.');
    return;
  }
  // Read again: large tables would take their memory all the while.
  const table = productTable(await sheetsIn(options), answers);
  if (!('rows' in table)) return;
  const { headings, rows } = refusedRows(table, problems);
  await writeFile(path, await writeSpreadsheet('xlsx', headings, rows), { flag: 'wx' }).catch(
    () => {
      throw new Problem(`${path} cannot be written: choose another name.`);
    },
  );
  console.log(`${path}: ${rows.length} refused, with what is wrong.`);
}

async function isAgreed(count: number): Promise<boolean> {
  if (!process.stdin.isTTY) {
    throw new Problem('Nothing was written. Add --yes to write without being asked.');
  }
  return isYes(await ask(`Write ${count} products? (yes/no)`));
}

async function report(written: Written, bucket: Bucket): Promise<void> {
  const { created, changed, unchanged, refused, photos, withoutPicture } = written;
  if (photos.length > 0) {
    console.log(`Waiting for the sizes of ${photos.length} pictures …`);
    const late = await withoutSizes(bucket, photos);
    for (const { id, picture } of late.slice(0, 20)) {
      console.log(`No sizes yet: ${id}, picture ${picture}. The log of checkUpload says why.`);
    }
    if (late.length > 0) process.exitCode = 1;
  }
  if (withoutPicture.length > 0) {
    console.log('These are written, but without a picture. Import again to try once more:');
    for (const problem of withoutPicture) console.log(`  ${problemLine(problem)}`);
    process.exitCode = 1;
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
