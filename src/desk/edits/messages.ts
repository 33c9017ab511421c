// Texts for changing, hiding and deleting any catalogue document, and for edits that wait or conflict.

import type { ListedCollection } from '#domain/catalogue/desk/entry-edit.ts';
import type { Edit } from '#domain/editing/edited-fields.ts';
import type { PictureProblem } from '#domain/product/desk/product-files.ts';

export const NOUN_WORDS: Readonly<Record<ListedCollection, string>> = {
  products: 'product',
  categories: 'category',
  brands: 'brand',
  blogs: 'blog',
};
export const TITLES: Readonly<Record<ListedCollection, string>> = {
  products: 'Products',
  categories: 'Categories',
  brands: 'Brands',
  blogs: 'Blogs',
};
export const CATALOGUE = 'What the shop shows';
export const allOf = (of: ListedCollection) => `All ${TITLES[of].toLowerCase()}`;
export const newOf = (of: ListedCollection) => `New ${NOUN_WORDS[of]}`;
export const addOf = (of: ListedCollection) => `Add the ${NOUN_WORDS[of]}`;
export const noSuch = (of: ListedCollection) => `This ${NOUN_WORDS[of]} is not on this phone`;
export const NO_SUCH_WHY = 'It may be deleted, or it has not come yet.';

export const HIDDEN = 'Hidden';
export const NOT_SENT = 'Not sent yet';
/** Of something that was done here, such as “Marked as packed”. */
export const notSentYet = (what?: string) => (what ? `${what} · not sent yet` : NOT_SENT);
export const ASKS = 'Please look';

export const SAVE = 'Save';
export const UNDO_TYPING = 'Undo what I typed';
export const KEPT_TYPING = 'What you typed is kept on this phone until you save it.';
/** Heading of the fields for texts in another language, such as Hindi. */
export const inLanguageWords = (language: string) => `In ${language}`;
export const EMPTY_IS_ENGLISH = 'Where you leave a field empty, customers read the English text.';
export const IN_OTHER_LANGUAGES = 'In other languages';
export const SEE_IN_SHOP = 'See it in the shop';

export const HIDE = 'Hide from the shop';
export const SHOW_AGAIN = 'Show in the shop again';
export const HIDE_WHY: Readonly<Record<ListedCollection, string>> = {
  products: 'Customers do not see a hidden product. You can show it again at any time.',
  categories:
    'Customers do not see a hidden category; its products stay. You can show it again at any time.',
  brands:
    'Customers do not see the name of a hidden brand; its products stay. You can show it again at any time.',
  blogs: 'Customers do not see a hidden blog. You can show it again at any time.',
};
export const DELETE = 'Delete';
export const deleteTitle = (name: string) => `Delete ${name}?`;
const LEAVES = 'It is deleted for ever. To take it out of the shop for a while, hide it instead.';
export const DELETE_WHY: Readonly<Record<ListedCollection, string>> = {
  products:
    'It is deleted for ever. Orders with it stay as they are. To take it out of the shop for a while, hide it instead.',
  categories: LEAVES,
  brands: LEAVES,
  blogs: LEAVES,
};
export const KEEP_IT = 'Keep it';

/** `names`: the things that would cost nothing. */
export const costsNothing = (names: readonly string[]) =>
  `${names.join(', ')} would cost nothing: the price is ₹0. Is it meant to be free?`;
export const YES_FREE = 'Yes, it is free';
export const CHANGE_PRICE = 'No, change it';

export const LOST_PICTURE =
  'Not saved: a new picture is no longer on this phone. Remove it, choose the photo again, and try again. Everything else that you typed is still here.';
export const FROM_CAMERA = 'Take a photo';
export const FROM_GALLERY = 'Choose photos';
export const ONE_FROM_GALLERY = 'Choose a photo';
export const makingWords = (count: number) =>
  count === 1 ? 'Making 1 picture…' : `Making ${count} pictures…`;
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
/** `names`: of the pictures, empty where one has none; `takesNone`: the text takes no pictures at all. */
export function picturesLeftOut(names: readonly string[], takesNone: boolean): string {
  const known = names.filter(Boolean).map((name) => `“${name}”`);
  const others = names.length - known.length;
  const unnamed = others === 1 ? 'a picture' : `${others} pictures`;
  const all = [
    ...known.slice(0, 5),
    ...(known.length > 5 ? ['…'] : []),
    ...(others ? [unnamed] : []),
  ];
  return `Left out: ${all.join(', ')}. ${
    takesNone
      ? 'This text takes no pictures.'
      : 'It is on another page or computer. Save it on this phone, then add it with “Picture”.'
  }`;
}
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
  picture: 'Picture',
  pictureShows: 'What it shows',
  pictureShowsHint: 'It is read out to those who cannot see the picture.',
  noAddress: 'Write a web address such as https://example.com, or an e-mail address.',
} as const;

type Does = Edit['does'];
const DONE: Readonly<Record<Exclude<Does, 'change'>, string>> = {
  create: 'added',
  delete: 'deleted',
};

const didWords = (of: ListedCollection, does: Does, names: readonly string[]) =>
  does === 'change'
    ? `You changed: ${names.join(', ')}.`
    : `You ${DONE[does]} this ${NOUN_WORDS[of]}.`;
/** What was done, for the small mark beside it. */
export const editDone = (does: Does, names: readonly string[]) =>
  does === 'change' ? `Changed: ${names.join(', ')}` : does === 'create' ? 'Added' : 'Deleted';
/** `names`: the labels of the changed fields. */
export const editAsks = (of: ListedCollection, does: Does, names: readonly string[]) =>
  `${didWords(of, does, names)} But somebody else changed the ${NOUN_WORDS[of]} first. Your change was not made.`;
export const editRefused = (of: ListedCollection, does: Does, names: readonly string[]) =>
  `${didWords(of, does, names)} The shop did not accept it.`;
export const editGone = (of: ListedCollection) =>
  `This ${NOUN_WORDS[of]} is no longer in the shop. Nothing was changed.`;
export const formInUse = (of: ListedCollection) =>
  `Another ${NOUN_WORDS[of]} is in the form. Save it or undo it, then try again.`;
export const EMPTY_VALUE = '(nothing)';
export const YES = 'yes';

/** On the desk's first screen. */
export const editsAsk = (of: ListedCollection, count: number) =>
  count === 1
    ? `1 ${NOUN_WORDS[of]} was changed by somebody else: please look`
    : `${count} ${TITLES[of].toLowerCase()} were changed by somebody else: please look`;
