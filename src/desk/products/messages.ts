// What the merchant reads where products are made, changed, hidden and deleted.
import type { EditedField } from '#core/model/desk/product-edit.ts';
import type { documentProblem, PictureProblem } from '#core/model/desk/product-files.ts';
import type { TypedField } from '#core/model/desk/product-form.ts';

export const PRODUCTS_TITLE = 'Products';
export const NEW_PRODUCT = 'New product';
export const ALL_PRODUCTS = 'All products';
export const SHOW_ONLY = 'Show';
export const SHOW_EVERY = 'All';
export const SHOW_HIDDEN = 'Hidden';
export const HIDDEN = 'Hidden';
export const NOT_SENT = 'Not sent yet';
export const ASKS = 'Please look';
export const NO_SUCH_PRODUCT = 'This product is not on this phone';
export const NO_SUCH_PRODUCT_WHY = 'It may have been deleted, or not have come yet.';

export const FIELD_LABELS: Readonly<Record<TypedField, string>> = {
  name: 'Name',
  category: 'Category',
  brand: 'Brand',
  price: 'Price in ₹',
  mrp: 'MRP in ₹',
  quantity: 'Pieces in stock',
  netWeight: 'Net weight',
  unit: 'Unit',
  pictures: 'Pictures',
  editorContent: 'Details',
  packOf: 'Pack of',
  origin: 'Origin',
  shelfLife: 'Shelf life',
  fssai: 'FSSAI licence',
  organicCertificate: 'Organic certificate',
  tags: 'Tags',
  numWeeks: 'Ships in weeks',
  preorderLimit: 'Pre-order limit',
  popularity: 'Popularity',
};
export const FIELD_HINTS: Readonly<Partial<Record<TypedField, string>>> = {
  mrp: 'The price that is printed on the pack, if there is one.',
  quantity: 'Later changes are made in Stock.',
  packOf: 'The same word for all packs of one thing: the shop shows them together.',
  tags: 'Words under which it is found, with commas between them.',
  numWeeks: 'While it is sold out.',
  preorderLimit: 'How many may be ordered beyond the stock.',
  popularity: 'The higher the number, the further up it stands in “Recommended”.',
};
export const NONE = 'None';
export const MORE_ABOUT = 'More about it';
export const SAVE_PRODUCT = 'Save';
export const ADD_PRODUCT = 'Add the product';
export const UNDO_TYPING = 'Undo what I typed';
export const KEPT_TYPING = 'What you typed is kept on this phone until you save it.';
export const SEE_IN_SHOP = 'See it in the shop';

export const HIDE = 'Hide from the shop';
export const SHOW_AGAIN = 'Show in the shop again';
export const HIDE_WHY =
  'Nobody finds or orders a hidden product. You can show it again at any time.';
export const DELETE = 'Delete';
export const deleteTitle = (name: string) => `Delete ${name}?`;
export const DELETE_WHY =
  'It leaves the shop for good. Orders that have it stay as they are. To take it out of the shop for a while, hide it instead.';
export const KEEP_IT = 'Keep it';

export const LOST_PICTURE =
  'Not saved: a new picture is not on this phone any more. Remove it, choose its photo once more, and try again. Everything else that you typed is still here.';
export const productsAsk = (count: number) =>
  count === 1
    ? '1 product was changed by somebody else: please look'
    : `${count} products were changed by somebody else: please look`;
export const productsWait = (count: number) =>
  count === 1
    ? '1 change of a product is not sent yet'
    : `${count} changes of products are not sent yet`;
export const COVER = 'Cover';
export const FROM_CAMERA = 'Take a photo';
export const FROM_GALLERY = 'Choose photos';
export const PICTURES_HINT =
  'The square in the middle of a photo is shown. The first picture stands on every list.';
export const PICTURE_EARLIER = 'Earlier';
export const PICTURE_LATER = 'Later';
export const PICTURE_REMOVE = 'Remove';
export const earlierOf = (number: number) => `Picture ${number}: earlier`;
export const laterOf = (number: number) => `Picture ${number}: later`;
export const removeOf = (number: number) => `Picture ${number}: remove`;
export const makingWords = (count: number) =>
  count === 1 ? 'Making 1 picture…' : `Making ${count} pictures…`;
export const tooManyPictures = (most: number) =>
  `A product has ${most} pictures at most; the last photos were left out.`;
const PICTURE_PROBLEMS: Readonly<Record<PictureProblem, string>> = {
  empty: 'is empty. Please choose another one.',
  'too-large': 'has more than 30 MB. Please choose a smaller one.',
  apple:
    'is an Apple photo (HEIC), which this browser cannot read. Save it as JPEG, or set the camera to “Most Compatible”.',
  'no-picture': 'is no picture that can be read. Please choose a JPEG, PNG or WebP.',
  'no-canvas':
    'cannot be made smaller by this browser, because it is too old. Please update it; everything else works here.',
};
export const pictureProblem = (name: string, problem: PictureProblem) =>
  `“${name}” ${PICTURE_PROBLEMS[problem]}`;

export const OPENING_EDITOR = 'Opening the editor…';
export const AS_HTML =
  'The editor did not load, so the text is shown as HTML. You can change it here, or open the page again.';
export const HAS_MORE =
  'This text has parts that the editor does not know, so it is shown as HTML: nothing of it gets lost.';
export const EDITOR = {
  tools: 'How the text looks',
  bold: 'Bold',
  italic: 'Italic',
  heading: 'Heading',
  subheading: 'Subheading',
  bullets: 'List',
  numbers: '1, 2, 3',
  quote: 'Quote',
  table: 'Table',
  addRow: 'Add a row',
  deleteRow: 'Delete the row',
  deleteTable: 'Delete the table',
  undo: 'Undo',
  redo: 'Redo',
  link: 'Link',
  unlink: 'Remove the link',
  address: 'Where it leads',
  makeLink: 'Make the link',
  noAddress: 'Write a web address such as https://example.com, or an e-mail address.',
} as const;

export const DOCUMENT = 'Document';
export const DOCUMENT_HINT =
  'A PDF of 5 MB at most, such as a laboratory’s report. Shoppers can open it on the product’s page.';
export const documentThere = (size: string) => `There is one of ${size}; another one replaces it.`;
export const DOCUMENT_PROBLEMS: Readonly<
  Record<NonNullable<ReturnType<typeof documentProblem>>, string>
> = {
  empty: 'This file is empty, or cannot be read. Please choose another one.',
  'too-large': 'This file has more than 5 MB. Please choose a smaller one.',
  'no-pdf': 'This file is no PDF. Save it as PDF, and choose it again.',
};

const DONE = { create: 'You added this product.', delete: 'You deleted this product.' } as const;
type Does = keyof typeof DONE | 'change';

export const fieldWords = (name: string): string =>
  NAMES[name as EditedField] ?? FIELD_LABELS[name as TypedField] ?? name;
const NAMES: Readonly<Partial<Record<EditedField | 'documentBytes', string>>> = {
  photoURL: FIELD_LABELS.pictures,
  documentBytes: DOCUMENT,
  hidden: HIDDEN,
};
const didWords = (does: Does, names: readonly string[]) =>
  does === 'change' ? `You changed: ${names.map(fieldWords).join(', ')}.` : DONE[does];
export const editWaits = (does: Does, names: readonly string[]) =>
  `${didWords(does, names)} It is not sent yet; it goes as soon as the shop can be reached.`;
export const editAsks = (does: Does, names: readonly string[]) =>
  `${didWords(does, names)} But the product had changed at the shop. Nothing was overwritten.`;
export const editRefused = (does: Does, names: readonly string[]) =>
  `${didWords(does, names)} The shop did not take it.`;
export const EDIT_GONE = 'This product is not at the shop any more. Nothing was changed.';
export const EDIT_AGAIN = 'Back into the form';
export const pictureCount = (count: number) => (count === 1 ? '1 picture' : `${count} pictures`);
export const EMPTY_VALUE = '(nothing)';
export const YES = 'yes';
export const YOU_WANT_IT = 'You want';
