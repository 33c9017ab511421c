// Texts for what the desk prints: PDFs, labels, the pick list.
import type { LabelFormat } from '#domain/order/desk/labels/formats.ts';
import type { IndianScript } from '#domain/print/indian-scripts.ts';
import { orderCount } from '../messages.ts';

export const SHARE_PDF = 'Share the PDF';
export const PRINT_PDF = 'Open to print';
export const DOWNLOAD_PDF = 'Download the PDF';
export const MAKING_PDF = 'Making the PDF…';
export const PDF_FAILED = 'The PDF could not be made. Open this page again.';
export const NOT_SHARED = 'This phone did not share it. Download it instead.';
export const noFont = (scripts: readonly IndianScript[]) =>
  `This phone must fetch the letters of ${scripts.map(scriptName).join(', ')} once, and could not`;
export const noFontYet = (scripts: readonly IndianScript[]) =>
  `${noFont(scripts)}. The PDF is made here as soon as there is a network.`;
const scriptName = (script: IndianScript) => (script === 'Oriya' ? 'Odia' : script);
export const notPrinted = (characters: readonly string[]) =>
  `It cannot print ${characters.join(' ')}. A question mark stands in their place: write them by hand.`;

export const LABELS_TITLE = 'Labels';
export const FORMAT = 'Paper';
export const FORMAT_WORDS: Readonly<Record<LabelFormat, string>> = {
  '4x6': '4 × 6 inches, one label a page',
  a6: 'A6, one label a page',
  roll: 'Roll of 80 mm, as long as needed',
  a4: 'A4, four labels a page',
};
export const FORMAT_HINT = 'In the printer’s settings, choose the same paper and “Actual size”.';
export const labelCount = (count: number) => (count === 1 ? '1 label' : `${count} labels`);
export const labelsFile = (count: number, format: string) => `labels-${count}-${format}.pdf`;
export const NO_LABELS = 'No label to print';
export const NOTHING_TICKED = 'No order is ticked';
export const HOW_TO_TICK = 'Tick orders in the list of orders, then come back here.';
export const TO_THE_ORDERS = 'To the orders';
export const WITHOUT_LABEL = 'No label is made for:';
export const COLLECTS: Readonly<Record<'paid' | 'nothing', string>> = {
  paid: 'prepaid',
  nothing: 'not paid yet: the courier collects nothing',
};
export const collects = (sum: string) => `COD ${sum}`;

export const PICK_TITLE = 'Pick list';
export const BY_PRODUCT = 'By product';
export const BY_ORDER = 'By order';
export const fetchedWords = (fetched: number, all: number) => `${fetched} of ${all} fetched`;
export const OTHER_GOODS = 'Other goods';
export const PREORDERED_TITLE = 'Pre-ordered';
export const PREORDERED_WHY = 'They were not in stock when they were ordered.';
export const forOrders = (count: number) => `for ${orderCount(count)}`;
export const pickedFor = (pieces: number, orderNo: string) => `${pieces} × ${orderNo}`;
export const NOT_PICKED = 'Ticked, too, but nothing has to be fetched for:';
export const NOTHING_TO_PICK = 'Nothing has to be fetched';
export const NOTHING_TO_PICK_HOW =
  'None of the ticked orders waits to be packed. Tick others in the list of orders, then come back here.';
export const PRINT_LIST = 'Print this list';
