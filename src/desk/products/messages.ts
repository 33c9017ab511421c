// What the merchant reads where products are made, changed, hidden and deleted.
import type { EditedField } from '#core/model/desk/product-edit.ts';
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
  'It leaves the shop for good, with its pictures. Orders that have it stay as they are. To take it out of the shop for a while, hide it instead.';
export const KEEP_IT = 'Keep it';

const DONE = { create: 'You added this product.', delete: 'You deleted this product.' } as const;
type Does = keyof typeof DONE | 'change';

export const fieldWords = (name: string): string =>
  NAMES[name as EditedField] ?? FIELD_LABELS[name as TypedField] ?? name;
const NAMES: Readonly<Partial<Record<EditedField, string>>> = {
  photoURL: FIELD_LABELS.pictures,
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
