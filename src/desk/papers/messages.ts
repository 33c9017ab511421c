// Texts for tax papers.
export const PAPERS_TITLE = 'Tax papers';
export const ALL_PAPERS = 'All tax papers';
export const PAPERS_WHAT =
  'The shop writes one when an order is marked as packed, and a credit note when it is taken back. This phone keeps them for half a year.';
export const NO_PAPERS = 'No tax paper yet.';
export const NO_PAPERS_HOW =
  'Write your GSTIN and the number’s series under Shop settings, Tax and licence. Then each packed order gets its invoice.';
export const SHOP_SETTINGS = 'Shop settings';
export const SEARCH_PAPERS = 'Search by number, name, order or GSTIN';
export const NO_PAPER_FOUND = 'No tax paper here.';
export const paperCount = (count: number) => (count === 1 ? '1 tax paper' : `${count} tax papers`);
export const MONTHS = 'Months';
export const SUMS = 'Sums of the month';
export const CREDIT_NOTES_OFF = 'Credit notes are taken off.';
/** `day`: the first day of which this phone keeps every paper. */
export const notWhole = (day: string) =>
  `Not complete: this phone keeps tax papers for half a year. Papers of days before ${day} may be missing, so this month has no sums and no files.`;
export const WITHOUT_TAX = 'Value before tax';
export const TAX = 'Tax';
export const TOTAL = 'Total';
export const minus = (amount: string) => `−${amount}`;

export const FOR_ACCOUNTANT = 'For the accountant';
export const FOR_ACCOUNTANT_WHAT =
  'All papers of the month, their lines, and the tables of GSTR-1. Check with your accountant before you file.';
export const ONE_FILE = 'Excel file with all tables';
export const ONE_TABLE = 'One table as CSV';
export const CHOOSE_TABLE = 'Table';
export const SAVE_TABLE = 'Save as CSV';
export const savedWords = (name: string) => `${name} is saved.`;
export const NOT_WRITTEN = 'The file could not be written. Please try again.';
export const monthFile = (month: string) => `tax-${month}.xlsx`;
export const tableFile = (month: string, table: string) =>
  `tax-${month}-${table
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/-$/, '')}.csv`;

export const NO_SUCH_PAPER = 'This tax paper is not on this phone';
export const NO_SUCH_PAPER_WHY = 'It may be older than half a year, or not have come yet.';
export const THE_ORDER = 'The order';
export const TAKEN_BACK_BY = 'Taken back by';
export const TAKES_BACK = 'Takes back';
export const LINES = 'Lines';
export const paperFile = (number: string) => `${number}.pdf`;
