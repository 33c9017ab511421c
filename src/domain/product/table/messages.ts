// Texts about a table of products for the merchant: its problems, and how to fix them.
import { groupedNumber } from '../../shared/grouped-number.ts';
import type { NeedsAnother } from '../product.inputs.ts';
import { MAX_TABLE_BYTES, MAX_TABLE_ROWS } from './table-limits.ts';

export const CELL_PROBLEMS = {
  formula: 'is a formula. Write its result instead: copy the column, and paste it as values.',
  error: (shown: string) => `shows the error ${shown}. Write a value, or leave the cell empty.`,
  date: (day: string) =>
    `is a date (${day}), perhaps because the spreadsheet took a number for one. Set the format of the cell to Number or Text, and write it again.`,
  trueOrFalse: 'is true or false, where a text or a number belongs.',
  unreadable:
    'holds characters that cannot be read. Save the file again as .xlsx, or as “CSV UTF-8”.',
  control: 'holds a character that cannot be shown. Type the text again.',
  tooLong: (most: number) => `is longer than ${groupedNumber(most)} characters. Please shorten it.`,
  missing: 'is empty, but every product needs it.',
  number: (shown: string) => `“${shown}” is no number. Write digits only, such as 120 or 120.50.`,
  forAmount: (shown: string) =>
    `“${shown}” is the price of an amount. Write what one pack costs, such as 120, and what is in it under Net weight and Unit.`,
  range: (shown: string, least: number, most: number) =>
    `${shown} is out of range: it is ${groupedNumber(least)} to ${groupedNumber(most)}.`,
  positive: 'has to be more than 0.',
  paise: (shown: string) => `${shown} has more than two digits after the point.`,
  lessThanPaisa: (shown: string) => `${shown} is less than one paisa. Write what it costs, or 0.`,
  whole: (shown: string) => `${shown} is not a whole number.`,
  notOneOf: (shown: string, words: string) =>
    `“${shown}” cannot be read here. Write one of: ${words}.`,
  pieces: (shown: string, units: string) =>
    `“${shown}” counts packs, and does not say what is in one. Write one of: ${units}. Or leave both Net weight and Unit empty.`,
  otherUnit: (unit: string, other: string) =>
    `says “${unit}”, where the net weight is in ${other}. Write the same in both.`,
  lostLetters:
    'holds question marks where letters were lost. Type it again, and save the file as .xlsx, or as “CSV UTF-8”.',
  licence: (shown: string) => `“${shown}” is no FSSAI licence number, which has 14 digits.`,
  hsn: (shown: string) =>
    `“${shown}” is no HSN code, which has 4, 6 or 8 digits. If it begins with 0, set the format of the cell to Text, and write it again.`,
  percentOfOne: (shown: string) =>
    `${shown} is less than 1 percent. Write 5 for 5 percent, and set the format of the cell to Number.`,
  day: (shown: string) => `“${shown}” is no day. Write it as 01/04/2027: day, month, year.`,
  longNumber:
    'is a number that the spreadsheet has rounded. Set the format of the cell to Text, and write it again.',
  id: (shown: string) =>
    `“${shown}” cannot be an id. Write letters, digits and dashes, such as moringa-leaf-powder-200g.`,
  several: (shown: string) =>
    `“${shown}” is the name of several. Write the id of the one that you mean.`,
  noName: (shown: string) => `“${shown}” has no letters or digits, of which a name is made.`,
  picture: (name: string) =>
    `there is no picture “${name}”, neither in the folder nor at this product.`,
  badPicture: (name: string, problem: string) => `the picture “${name}” ${problem}.`,
};

const mega = (count: number) => Math.ceil(count / 1_000_000);

/** Problems of a photo: the end of a sentence that begins with its name. */
export const PHOTO_PROBLEMS = {
  empty: 'is empty',
  tooLarge: (bytes: number, most: number) =>
    `has ${mega(bytes)} MB; at most ${mega(most)} MB can be used`,
  apple: 'is an Apple photo (HEIC); save it as JPEG, or set the camera to “Most Compatible”',
  none: 'is no picture; JPEG, PNG, WebP, GIF and AVIF can be used',
  tooManyPixels: (pixels: number, most: number) =>
    `has ${mega(pixels)} megapixels; at most ${mega(most)} can be used`,
  damaged: 'is damaged: the picture in it cannot be read to its end',
};

export const ROW_PROBLEMS = {
  torn: 'has more cells than there are headings. Put texts and numbers that hold a comma into quotation marks, or save the table as .xlsx.',
  sameId: (id: string, others: string) =>
    `“${id}” stands in row ${others} as well. Keep one of them, or give each an id of its own.`,
  sameName: (id: string, others: string) =>
    `makes the id “${id}”, as row ${others} does. Add a column Id, or what tells them apart, such as a net weight and a unit.`,
  /** Of two fields that need each other, the one that is filled in. */
  alone: {
    netWeight: 'is nothing without a unit. Fill in both, or neither.',
    unit: 'is nothing without a net weight. Fill in both, or neither.',
    gstNextRate: 'is nothing without the day from which it holds. Fill in both, or neither.',
    gstNextFrom: 'is nothing without the rate of that day. Fill in both, or neither.',
  } satisfies Record<NeedsAnother, string>,
  mrpBelowPrice: (mrp: string, price: string) =>
    `${mrp} is below the price of ${price}. Nobody may ask more than what is printed on the pack.`,
  free: 'is 0, so that it would cost nothing. Write its price. If you mean it, set the price to 0 at the desk, under Stock.',
  idOfAnother: (id: string, source: string) =>
    `“${id}” is the id of another product of that shop (${source}). Give one of them another SKU there, and export again.`,
  owedStock: (wanted: string) => `${wanted} is below 0. Write how many there are, or 0.`,
  stockMoved: (then: string, now: string, wanted: string) =>
    `was ${then} when the file was made, and is ${now} now. You wrote ${wanted}: export again and change that, or delete the column “Stock when exported” to set it all the same.`,
  notTaken: 'the shop does not take this product as it stands. Nothing of the row was written.',
};

export const TABLE_PROBLEMS = {
  nameless: (letter: string) => `Column ${letter}`,
  noHeadings:
    'There are no headings above the products. Write into one row what each column holds: Name, Price and the like.',
  noColumn: (heading: string) =>
    `No column is called “${heading}”. Add one, or give its heading that name.`,
  sameHeading: (heading: string) => `Two columns are called “${heading}”. Keep one of them.`,
  allOfSheet: (sheet: string) => `all of the sheet “${sheet}”`,
  allFromRow: (row: number) => `the other table in row ${row} and below`,
  otherTable: (row: number) =>
    `In row ${row} another table begins. Write its products under the headings of the first one, or move it to a file of its own.`,
  besideEachOther:
    'Two tables stand side by side. Move the second one below the first, under the same headings.',
  pricesOfPacks: (headings: string) =>
    `The table has a column of prices for each size of pack: ${headings}. Write each pack into a row of its own, with its price, net weight and unit.`,
  noRows: 'There is no product below the headings of the table.',
  tooManyRows: (rows: string) =>
    `The table has ${rows} rows. At most ${groupedNumber(MAX_TABLE_ROWS)} can be read at a time: divide it into several files.`,
};

export const FILE_PROBLEMS = {
  empty: 'The file is empty.',
  tooLarge: `The file is too large: at most ${MAX_TABLE_BYTES / 1_000_000} MB can be read. Divide it into several.`,
  unpacksTooLarge: 'The file unpacks to far more than a table of products. It is not read.',
  noSpreadsheet: 'This is no spreadsheet. Save your table as .xlsx or .csv.',
  noSheet: 'No sheet that one sees in this file holds anything.',
  locked: 'The file is protected by a password. Take it off in the spreadsheet, and save it again.',
  binaryWorkbook:
    'This is an Excel Binary Workbook (.xlsb), which cannot be read. Save it as .xlsx.',
  numbers: 'This is a file of Apple Numbers (.numbers). Export it as Excel (.xlsx) or as CSV.',
  damaged: 'The spreadsheet is damaged and cannot be read. Save it again as .xlsx or .csv.',
  cutQuote: (row: number) =>
    `A text in quotation marks does not end where it should: it begins in row ${row}. Correct the quotation marks there, or save the table again as .xlsx.`,
};
