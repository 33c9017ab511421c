// Texts for importing products from a spreadsheet and exporting them.
import { groupedNumber } from '#domain/shared/grouped-number.ts';

export const IMPORT_TITLE = 'Import and export';
export const IMPORT_WHAT =
  'Choose a table of your products, and their pictures if you like. You see what it would change before anything is written.';
export const FIRST_TIME = 'No table yet? Export one below and fill it in: one row is one product.';

export const CHOOSE_SPREADSHEET = 'Choose a spreadsheet';
export const CHOOSE_OTHER = 'Choose another spreadsheet';
export const SPREADSHEET_HINT = '.xlsx or .csv, with up to 10,000 products.';
export const PICTURES = 'Pictures';
export const CHOOSE_PICTURES = 'Choose pictures';
export const CHOOSE_FOLDER = 'Choose a folder';
export const PICTURES_HINT =
  'Named after the id of their product: ragi-1kg.jpg, or ragi-1kg-1.jpg, ragi-1kg-2.jpg. The first one is the cover.';

export const fileProblem = (name: string | null, problem: string) =>
  name ? `${name}: ${problem}` : problem;
export const NO_ROOM =
  'This phone is too full to keep the table and its pictures. Free some space, or choose fewer pictures, and try again. Nothing was written.';

export const readingWords = (name: string) => `Reading ${name}…`;
export const LOOKING_AT_PICTURES = 'Looking at the pictures…';
export const COMPARING = 'Comparing with the shop…';
export const WRITING = 'Writing to the shop…';
export const picturesDone = (done: number, of: number) =>
  `${groupedNumber(done)} of ${groupedNumber(of)} pictures`;
export const rowsDone = (done: number, of: number) =>
  `${groupedNumber(done)} of ${groupedNumber(of)} rows`;
export const KEEP_OPEN =
  'Keep the desk open; you can look at its other screens meanwhile. If it is closed or the line breaks, nothing is lost: open this screen again.';
export const STOP = 'Stop';
export const GIVE_UP = 'Give this table up';

export const COMPARED_LATER =
  'No connection. The table and its pictures are kept on this phone. They are compared with the shop as soon as it can be reached; nothing has to be chosen again.';
export const WRITTEN_LATER =
  'No connection. What is written is safe. The rest is written automatically as soon as the shop can be reached.';
export const WRITING_NEEDS_CONNECTION =
  'No connection. Writing needs one. The checked table stays on this phone, so nothing has to be chosen again.';
export const cutOffWords = (done: number, of: number) =>
  `Writing was cut off after ${groupedNumber(done)} of ${groupedNumber(of)} rows. What is written is safe, and counts as unchanged here. Write the rest now.`;

export const NEW = 'New';
export const CHANGED = 'Changed';
export const UNCHANGED = 'Unchanged';
export const REFUSED = 'Refused';
export const picturesToSend = (count: number) =>
  count === 1 ? '1 picture goes to the shop.' : `${groupedNumber(count)} pictures go to the shop.`;
export const newCategories = (names: string) => `New categories: ${names}.`;
export const newBrands = (names: string) => `New brands: ${names}.`;
export const columnsLeftOut = (names: string) =>
  `Columns that the shop does not have, left out: ${names}.`;
export const filesLeftOut = (names: string) => `Pictures that no product uses: ${names}.`;
export const andMore = (names: string, more: number) => `${names} and ${groupedNumber(more)} more`;
export const writeWords = (count: number) =>
  count === 1 ? 'Write 1 product' : `Write ${groupedNumber(count)} products`;
export const NOTHING_TO_WRITE = 'There is nothing to write: the shop has all of this already.';
export const NOTHING_FIT = 'There is nothing that could be written. Correct the rows below.';

export const CHANGES_TITLE = 'What changes';
export const changeWords = (column: string, from: string, to: string) =>
  `${column}: ${from || '–'} → ${to || '–'}`;
export const changesLeft = (count: number) => `and ${groupedNumber(count)} more products`;
export const PROBLEMS_TITLE = 'What is refused';
export const PROBLEMS_HOW =
  'Nothing of these rows is written. Correct the cells, and choose the table again.';
export const placeWords = (row: number, column: string | null) =>
  column === null ? `Row ${groupedNumber(row)}` : `Row ${groupedNumber(row)}, ${column}`;

export const doneWords = (created: number, changed: number, unchanged: number) =>
  `Done: ${groupedNumber(created)} new, ${groupedNumber(changed)} changed, ${groupedNumber(unchanged)} as they should be.`;
export const SIZES_LATER = 'Pictures stand in the shop in a moment.';

export const ENDED = {
  'signed-out': 'You are logged out. Log in again, and go on.',
  'no-merchant': 'The shop says that this number may not change it any more.',
  refused: 'The shop did not take it. It may run an older version than this desk.',
  failed: 'Something went wrong here.',
  stopped: 'It was stopped.',
} as const;
export const endedWords = (why: keyof typeof ENDED, done: number, of: number) =>
  of > 0
    ? `${ENDED[why]} ${rowsDone(done, of)} are done. Nothing is lost.`
    : `${ENDED[why]} Nothing is lost.`;
export const CHECK_AGAIN = 'Check again';

export const EXPORT_TITLE = 'Export';
export const EXPORT_WHAT =
  'All products as a table. Change what you like in it, and import it again: only what differs is written.';
export const EXPORT_XLSX = 'Excel (.xlsx)';
export const EXPORT_CSV = 'Text (.csv)';
export const exportingWords = (products: number) => `Reading products: ${groupedNumber(products)}…`;
export const exportedWords = (products: number, name: string) =>
  products === 1
    ? `1 product is in ${name}.`
    : `${groupedNumber(products)} products are in ${name}.`;
export const EXPORT_NEEDS_CONNECTION = 'No connection. Exporting needs one.';
export const EXPORT_FAILED = 'The products could not be read. Please try again.';
