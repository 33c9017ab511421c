// Texts for importing products from a spreadsheet and exporting them.
import type { Origin } from '#domain/product/table/product-table.ts';
import { groupedNumber } from '#domain/shared/grouped-number.ts';

export const IMPORT_TITLE = 'Import and export';
export const IMPORT_WHAT =
  'Choose a table of your products, and their pictures if you like. An export of another shop works as well. You see what it would change before anything is written.';
export const FIRST_TIME = 'No table yet? Export one below and fill it in: one row is one product.';

export const CHOOSE_SPREADSHEET = 'Choose a spreadsheet';
export const CHOOSE_OTHER = 'Choose another spreadsheet';
export const SPREADSHEET_HINT = '.xlsx, .xls, .ods or .csv, with up to 10,000 products.';
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
  'Keep the desk open; you can use its other screens. If it closes or the network breaks, nothing is lost: open this screen again.';
export const STOP = 'Stop';
export const GIVE_UP = 'Remove this table';

export const COMPARED_LATER =
  'Offline. The table and its pictures are kept on this phone, and are compared with the shop when there is a network. You need not choose them again.';
export const WRITTEN_LATER =
  'Offline. What is written is safe. The rest is written automatically when there is a network.';
export const WRITING_NEEDS_CONNECTION =
  'Offline. Writing needs a network. The table is kept on this phone. You need not choose it again.';
export const cutOffWords = (done: number, of: number) =>
  `Writing was cut off after ${groupedNumber(done)} of ${groupedNumber(of)} rows. What is written is safe, and counts as unchanged here. Write the rest now.`;

export const NEW = 'New';
export const CHANGED = 'Changed';
export const UNCHANGED = 'Unchanged';
export const REFUSED = 'Refused';
const rowCount = (count: number) => (count === 1 ? '1 row' : `${groupedNumber(count)} rows`);
const productCount = (count: number) =>
  count === 1 ? '1 product' : `${groupedNumber(count)} products`;
export const originWords = ({ shop, rows, products, leftOut }: Origin) => {
  const is = `This is an export of ${shop}: ${rowCount(rows)}, ${productCount(products)}.`;
  return leftOut.length > 0 ? `${is} Left out: ${leftOut.join(', ')}.` : is;
};
export const hiddenAsked = (count: number) =>
  count === 1
    ? '1 row is hidden in the spreadsheet (by hand or by a filter)'
    : `${groupedNumber(count)} rows are hidden in the spreadsheet (by hand or by a filter)`;
export const TAKE_HIDDEN = 'Import them too';
export const LEAVE_OUT = 'Leave them out';
export const HIDDEN_TAKEN = 'Rows that are hidden in the spreadsheet are imported too.';
export const HIDDEN_LEFT = 'Rows that are hidden in the spreadsheet are left out.';
export const freeAsked = (count: number) => `${productCount(count)} would cost nothing`;
export const TAKE_FREE = 'They are free';
export const FREE_TAKEN = 'Products with a price of 0 are free.';
export const FREE_LEFT = 'Products with a price of 0 are left out.';
export const stockAskedWords = (count: number) =>
  `The other shop does not say how many there are of ${productCount(count)}`;
export const STOCK_FIELD = 'How many pieces should each have?';
export const STOCK_HINT = '0 means sold out.';
export const STOCK_WRONG = 'Write a whole number from 0 to 10,00,000.';
export const TAKE_STOCK = 'Take this number';
export const stockTaken = (pieces: number) =>
  `Products whose stock the other shop does not say: ${groupedNumber(pieces)} each.`;
export const CHANGE = 'Change';
export const changeAnswer = (answer: string) => `${CHANGE}: ${answer}`;
export const ANSWER_FIRST = 'Please answer the questions at the top first.';

export const COLUMNS_TITLE = 'Which column is which';
export const COLUMNS_HOW =
  'Say for each column of your table what it holds. Your answers are remembered for the next table.';
export const columnsMissing = (names: string) => `Still missing: ${names}.`;
export const NOT_A_COLUMN = 'Left out';
export const samplesWords = (samples: readonly string[]) => `Such as: ${samples.join(' · ')}`;
export const nthColumn = (at: number) => `Column ${at}`;
export const columnTwice = (heading: string) =>
  `“${heading}” is chosen for two columns. Keep one of them.`;
export const SAME_HEADING =
  'Two columns have this heading. Leave both out, or change one heading in the spreadsheet.';
export const COLUMNS_WRONG = 'Please correct the columns that are marked.';
export const GO_ON = 'Continue';

export const picturesToSend = (count: number) =>
  count === 1 ? '1 picture goes to the shop.' : `${groupedNumber(count)} pictures go to the shop.`;
export const newCategories = (names: string) => `New categories: ${names}.`;
export const newBrands = (names: string) => `New brands: ${names}.`;
const alikeWords = (others: readonly string[]) => {
  const names = others.map((it) => `“${it}”`).join(', ');
  return others.length === 1
    ? `You have ${names}, which looks the same.`
    : `You have ${names}, which look the same.`;
};
export const categoryAlike = (name: string, others: readonly string[]) =>
  `New category “${name}”. ${alikeWords(others)}`;
export const brandAlike = (name: string, others: readonly string[]) =>
  `New brand “${name}”. ${alikeWords(others)}`;
export const columnsLeftOut = (names: string) =>
  `Left out, because the shop has no place for it: ${names}.`;
export const filesLeftOut = (names: string) => `Pictures that no product uses: ${names}.`;
export const andMore = (names: string, more: number) => `${names} and ${groupedNumber(more)} more`;
export const writeWords = (count: number) =>
  count === 1 ? 'Write 1 product' : `Write ${groupedNumber(count)} products`;
export const NOTHING_TO_WRITE = 'There is nothing to write: the shop has all of this already.';
export const NOTHING_FIT = 'Nothing can be written. Correct the rows below.';

export const NEW_TITLE = 'New products';
export const CHANGES_TITLE = 'What changes';
export const COLUMN = 'Column';
export const BEFORE = 'Before';
export const AFTER = 'After';
export const NO_VALUE = '–';
export const NEW_PICTURE = 'New picture';
export const beginningOf = (text: string) => `${text.slice(0, 40)}…`;
/** A product of the table, and its row. */
export const rowOfProduct = (id: string, row: number) => `${id} (${placeWords(row, null)})`;
export const PROBLEMS_TITLE = 'What is refused';
export const PROBLEMS_HOW =
  'These rows are not written. Correct the cells, and choose the table again.';
export const SAVE_REFUSED = 'Save the refused rows (.xlsx)';
export const SAVE_REFUSED_HOW =
  'A table of these rows alone, with a column that says what is wrong. Correct it, and choose it here.';
export const REFUSED_FILE = 'refused-rows.xlsx';
export const NOT_SAVED_AS_TABLE = 'The rows could not be saved. Please try again.';
export const placeWords = (row: number, column: string | null) =>
  column === null ? `Row ${groupedNumber(row)}` : `Row ${groupedNumber(row)}, ${column}`;

export const doneWords = (created: number, changed: number, unchanged: number) =>
  `Done: ${groupedNumber(created)} new, ${groupedNumber(changed)} changed, ${groupedNumber(unchanged)} as they should be.`;
export const fetchingWords = (count: number) =>
  `Pictures of ${productCount(count)} are being fetched…`;
export const ALL_FETCHED = 'All pictures are there.';
export const FETCHING_LATER =
  'The shop does not answer now. It goes on fetching pictures; look at the products later.';
export const UNFETCHED_TITLE = 'Pictures that could not be fetched';
export const UNFETCHED_HOW =
  'The products are in the shop without them. Add these pictures by hand, or correct their addresses and choose the table again.';
export const SIZES_LATER = 'The pictures are in the shop in a moment.';

export const ENDED = {
  'signed-out': 'You are logged out. Log in again, and continue.',
  'no-merchant': 'This number may no longer change the shop.',
  refused: 'The shop did not accept it. It may run an older version than this desk.',
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
export const EXPORT_NEEDS_CONNECTION = 'Offline. Exporting needs a network.';
export const EXPORT_FAILED = 'The products could not be read. Please try again.';
export const MOVE_ON = 'To move to another shop system:';
export const EXPORT_WOOCOMMERCE = 'WooCommerce (.csv)';
export const EXPORT_SHOPIFY = 'Shopify (.csv)';
