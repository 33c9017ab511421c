// Where pictures are, and which of them a phone fetches ahead.
import { expect, test } from 'vitest';
import { picturesToWarm, warmingBudget } from '#domain/catalogue/pictures-to-warm.ts';
import { fallbackAddresses, pictureAddress } from '#domain/shared/picture.ts';
import { isTextPicture, textPictureAddress } from '#domain/shared/text-picture.ts';

test('pictures are where the specification puts them; one that is missing offline is stood in for by the nearest other size; covers are fetched ahead first', () => {
  expect(pictureAddress('chia', '0', 400)).toBe(
    'http://localhost:9199/v0/b/demo-haat.appspot.com/o/products%2Fchia%2Fthumbs%2F0_400x400?alt=media',
  );
  const project = { storageOrigin: 'https://files.example', storageBucket: 'shop' };
  const ofText = textPictureAddress('0123456789abcdef0123456789abcdef', project);
  expect(isTextPicture(ofText)).toBe(true);
  expect(isTextPicture(pictureAddress('moringa', '0', 400, project))).toBe(false);
  expect(fallbackAddresses(ofText)).toBeNull();
  const sizes = ([800, 400, 200, 100] as const).map((size) => pictureAddress('chia', '2', size));
  const [largest = '', , small, smallest = ''] = sizes;
  expect(fallbackAddresses(largest)).toEqual(sizes.slice(1));
  expect(fallbackAddresses(smallest)?.[0]).toBe(small);
  const products = Array.from({ length: 100 }, (_, at) => ({ id: `p${at}`, photoURL: ['0', '1'] }));
  const all = picturesToWarm([...products, { id: 'bare', photoURL: [] }]);
  expect(all).toHaveLength(300);
  expect(all.slice(0, 100).every((it) => it.size === 200 && it.image === '0')).toBe(true);
});

const MB = 1024 * 1024;
const day = (dayAt: number, megabytes: number) => {
  return { firstAt: 0, dayAt: dayAt * 3_600_000, bytes: megabytes * MB };
};

test.each([
  ['at first', null, 0, false, 1.25],
  ['on its first day', day(0, 1), 5, false, 0.25],
  ['on a later day', day(100, 2), 130, false, 0.125],
  ['on its first day, where the line costs nothing', day(0, 2), 5, true, 10],
  ['on a later day that is used up', day(100, 12), 110, true, 0],
  ['when its clock was set back', day(100, 12), 99, true, 12],
])('a phone may fetch megabytes ahead %s: %4$d', (_when, warmed, hour, isFree, left) => {
  expect(warmingBudget(warmed, hour * 3_600_000, isFree).left).toBe(left * MB);
});
