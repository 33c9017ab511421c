import { expect, test } from 'vitest';
import { fallbackAddresses, pictureAddress, thumbnailPath } from '#core/model/catalogue/picture.ts';
import { isTextPicture, textPictureAddress } from '#core/model/catalogue/text-picture.ts';
import { picturesToWarm, warmingBudget } from '#core/sync/catalogue/pictures-to-warm.ts';

test('pictures are where the specification puts them', () => {
  expect(thumbnailPath('chia', '0', 400)).toBe('products/chia/thumbs/0_400x400');
  expect(pictureAddress('chia', '0', 400)).toBe(
    'http://localhost:9199/v0/b/demo-haat.appspot.com/o/products%2Fchia%2Fthumbs%2F0_400x400?alt=media',
  );
});

test('a picture that is missing offline is stood in for by the nearest other size of the same picture', () => {
  expect(fallbackAddresses(pictureAddress('chia', '2', 800))).toEqual([
    pictureAddress('chia', '2', 400),
    pictureAddress('chia', '2', 200),
    pictureAddress('chia', '2', 100),
  ]);
  expect(fallbackAddresses(pictureAddress('chia', '2', 100))?.[0]).toBe(
    pictureAddress('chia', '2', 200),
  );
  expect(fallbackAddresses('http://localhost:9199/v0/b/x/o/documents%2Fchia?alt=media')).toBeNull();
});

test('pictures in texts are told from all others by their address, so that a phone keeps them', () => {
  const project = { storageOrigin: 'https://files.example', storageBucket: 'shop' };
  const digest = '0123456789abcdef0123456789abcdef';
  expect(isTextPicture(textPictureAddress(digest, project))).toBe(true);
  expect(isTextPicture(pictureAddress('moringa', '0', 400, project))).toBe(false);
  expect(fallbackAddresses(textPictureAddress(digest, project))).toBeNull();
});

test('covers are fetched ahead before other pictures', () => {
  const products = Array.from({ length: 100 }, (_, at) => ({ id: `p${at}`, photoURL: ['0', '1'] }));
  const all = picturesToWarm(products);
  expect(all).toHaveLength(300);
  expect(all.slice(0, 100).every((it) => it.size === 200 && it.image === '0')).toBe(true);
  expect(picturesToWarm([{ id: 'bare', photoURL: [] }])).toEqual([]);
});

const MEGABYTE = 1024 * 1024;
const HOUR_MS = 60 * 60 * 1000;

test('on its first day a phone fetches three megabytes of pictures ahead, and twelve where the line costs nothing', () => {
  const { left, warmed } = warmingBudget(null, 0, false);
  expect(left).toBe(3 * MEGABYTE);
  const spent = { ...warmed, bytes: 2 * MEGABYTE };
  expect(warmingBudget(spent, 5 * HOUR_MS, false).left).toBe(MEGABYTE);
  expect(warmingBudget({ ...warmed, bytes: 4 * MEGABYTE }, 5 * HOUR_MS, false).left).toBe(0);
  expect(warmingBudget(spent, 5 * HOUR_MS, true).left).toBe(10 * MEGABYTE);
});

test('every later day has twelve megabytes of its own, whatever the clock did', () => {
  const first = { firstAt: 0, dayAt: 0, bytes: 3 * MEGABYTE };
  expect(warmingBudget(first, 25 * HOUR_MS, false).left).toBe(12 * MEGABYTE);
  const later = { firstAt: 0, dayAt: 100 * HOUR_MS, bytes: 12 * MEGABYTE };
  expect(warmingBudget(later, 110 * HOUR_MS, true).left).toBe(0);
  expect(warmingBudget(later, 99 * HOUR_MS, true).left).toBe(12 * MEGABYTE);
});
