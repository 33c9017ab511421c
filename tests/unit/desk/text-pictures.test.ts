// Pictures in a blog's text: the text names the address that a picture will have, and by that it is known which files go with it.
import { expect, test } from 'vitest';
import { isTextPicture } from '#core/model/catalogue/text-picture.ts';
import { addressOfTextPicture, textPicturesIn } from '#core/model/desk/text-pictures.ts';

const [ONE = '', OTHER = ''] = ['a', 'b'].map((digit) => digit.repeat(32));
const shown = (digest: string) => `<img src="${addressOfTextPicture(digest)}" alt="">`;

test('a picture that the desk makes has the address of those that a function takes in', () => {
  expect(isTextPicture(addressOfTextPicture(ONE))).toBe(true);
});

test('every picture of a text is found once, and nothing that only looks like one', () => {
  const html = `<p>${shown(ONE)}${shown(OTHER)}${shown(ONE)}</p>`;
  expect(textPicturesIn(html)).toEqual([ONE, OTHER]);
  expect(textPicturesIn(shown(ONE.slice(1)) + shown(`${ONE}a`))).toEqual([]);
  expect(textPicturesIn('<p>No picture.</p>')).toEqual([]);
});
