import { expect, test } from 'vitest';
import { pictureAddress, standInAddresses, thumbnailPath } from '#core/model/picture.ts';
import { picturesToWarm } from '#core/sync/pictures-to-warm.ts';

test('pictures are where the specification puts them', () => {
  expect(thumbnailPath('chia', '0', 400)).toBe('products/chia/thumbs/0_400x400');
  expect(pictureAddress('chia', '0', 400)).toBe(
    'http://localhost:9199/v0/b/demo-haat.appspot.com/o/products%2Fchia%2Fthumbs%2F0_400x400?alt=media',
  );
});

test('a picture that is missing offline is stood in for by the nearest other size of the same picture', () => {
  expect(standInAddresses(pictureAddress('chia', '2', 800))).toEqual([
    pictureAddress('chia', '2', 400),
    pictureAddress('chia', '2', 200),
    pictureAddress('chia', '2', 100),
  ]);
  expect(standInAddresses(pictureAddress('chia', '2', 100))?.[0]).toBe(
    pictureAddress('chia', '2', 200),
  );
  expect(standInAddresses('http://localhost:9199/v0/b/x/o/documents%2Fchia?alt=media')).toBeNull();
});

test('covers are warmed before other pictures, and a shopper who saves data gets a few small ones', () => {
  const products = Array.from({ length: 100 }, (_, at) => ({ id: `p${at}`, photoURL: ['0', '1'] }));
  const all = picturesToWarm(products, false);
  expect(all).toHaveLength(300);
  expect(all.slice(0, 100).every((it) => it.size === 200 && it.image === '0')).toBe(true);
  const saving = picturesToWarm(products, true);
  expect(saving).toHaveLength(60);
  expect(saving.every((it) => it.size === 200)).toBe(true);
  expect(picturesToWarm([{ id: 'bare', photoURL: [] }], false)).toEqual([]);
});
