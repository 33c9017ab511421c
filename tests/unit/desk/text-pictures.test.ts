// Pictures in a blog's text and of banners: by what names them it is known which files go with a change.
import { expect, test } from 'vitest';
import { isTextPicture } from '#core/model/catalogue/text-picture.ts';
import { bannerPictures, filesOfBanner } from '#core/model/desk/banner-pictures.ts';
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

test('both pictures of each banner are found, each once, and none of its words', () => {
  const banners = [
    ...[ONE, OTHER, 'Leaves', 'Fresh', 'moringa'],
    ...['own.webp', 'own.webp', 'A field', ONE, 'turmeric'],
  ];
  expect(bannerPictures(banners)).toEqual([ONE, OTHER, 'own.webp']);
  expect(bannerPictures([])).toEqual([]);
  expect(bannerPictures(undefined)).toEqual([]);
});

test('a banner that was made here has a file for each of its pictures, under their names', () => {
  const file = (digest: string) => ({ digest, type: 'image/webp', bytes: new ArrayBuffer(1) });
  const files = filesOfBanner({ wide: file(ONE), narrow: file(OTHER) });
  expect(files.map(({ name }) => name)).toEqual([ONE, OTHER]);
});
