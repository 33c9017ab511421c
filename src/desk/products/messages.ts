// Texts for making, changing, hiding and deleting products.

import type { documentProblem } from '#domain/product/desk/product-files.ts';
import type { TypedField } from '#domain/product/product.fields.ts';
import { PRODUCT_INPUTS } from '#domain/product/product.inputs.ts';
import { HIDDEN, IN_OTHER_LANGUAGES } from '../edits/messages.ts';
import { INPUT_LABELS } from './input-texts.ts';

export const SHOW_ONLY = 'Show';
export const SHOW_EVERY = 'All';
export const SHOW_HIDDEN = 'Hidden';
export const NONE = 'None';
export const MORE_ABOUT = 'More about it';

export const COVER = 'Cover';
export const PICTURES_HINT =
  'The square in the middle of a photo is shown. The first picture stands on every list.';
export const PICTURE_EARLIER = 'Earlier';
export const PICTURE_LATER = 'Later';
export const PICTURE_REMOVE = 'Remove';
export const earlierOf = (number: number) => `Picture ${number}: earlier`;
export const laterOf = (number: number) => `Picture ${number}: later`;
export const removeOf = (number: number) => `Picture ${number}: remove`;
export const tooManyPictures = (most: number) =>
  `A product has ${most} pictures at most; the last photos were left out.`;
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

/** The label of a product's field, by its stored name. */
export function fieldWords(name: string): string {
  if (name === 'hidden') return HIDDEN;
  if (name === 'documentBytes') return DOCUMENT;
  if (name === 'texts') return IN_OTHER_LANGUAGES;
  return INPUT_LABELS[name as TypedField] ?? PRODUCT_INPUTS[name as TypedField]?.heading ?? name;
}
export const pictureCount = (count: number) => (count === 1 ? '1 picture' : `${count} pictures`);
