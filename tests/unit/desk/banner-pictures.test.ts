// Which pictures a list of banners names: by that it is known which files go with a change.
import { expect, test } from 'vitest';
import { bannerPictures, filesOfBanner } from '#core/model/desk/banner-pictures.ts';

const [WIDE, NARROW] = ['a'.repeat(32), 'b'.repeat(32)];

test('both pictures of each banner are found, each once, and none of its words', () => {
  const banners = [
    ...[WIDE, NARROW, 'Leaves', 'Fresh', 'moringa'],
    ...['own.webp', 'own.webp', 'A field', WIDE, 'turmeric'],
  ];
  expect(bannerPictures(banners)).toEqual([WIDE, NARROW, 'own.webp']);
  expect(bannerPictures([])).toEqual([]);
  expect(bannerPictures(undefined)).toEqual([]);
});

test('a banner that was made here has a file for each of its pictures, under their names', () => {
  const file = (digest: string) => ({ digest, type: 'image/webp', bytes: new ArrayBuffer(1) });
  const files = filesOfBanner({ wide: file(WIDE), narrow: file(NARROW) });
  expect(files.map(({ name }) => name)).toEqual([WIDE, NARROW]);
});
