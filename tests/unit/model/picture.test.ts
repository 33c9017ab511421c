// Where pictures are, and which of them a phone fetches ahead; whatever the photo, its sizes are square, upright, WebP, within their byte
// limits, and do not reveal where it was taken.
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { picturesToWarm, warmingBudget } from '#domain/catalogue/pictures-to-warm.ts';
import { MAX_THUMBNAIL_BYTES as byteLimits } from '#domain/product/desk/product-files.ts';
import { THUMBNAIL_SIZES } from '#domain/shared/limits.ts';
import { fallbackAddresses, pictureAddress } from '#domain/shared/picture.ts';
import { isTextPicture, textPictureAddress } from '#domain/shared/text-picture.ts';
import { makeThumbnails } from '../../../backend/pictures/thumbnails.ts';

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
])('a phone may fetch megabytes ahead %s: $3', (_when, warmed, hour, isFree, left) => {
  expect(warmingBudget(warmed, hour * 3_600_000, isFree).left).toBe(left * MB);
});

type Colour = 'red' | 'blue' | 'white';

const plain = (width: number, height: number, background: Colour) =>
  sharp({ create: { width, height, channels: 3, background } });

async function withBlue(red: Sharp, width: number, height: number, left = 0): Promise<Sharp> {
  const input = await plain(width, height, 'blue').png().toBuffer();
  return red.composite([{ input, left, top: 0 }]);
}

/** Random dots: nothing is harder to compress. */
const noise = (width: number, height: number) => {
  const dots = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, background: 'white', noise: dots } });
};

async function colourAt(picture: Buffer, across: number, down: number): Promise<string> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height * down) * info.width + Math.floor(info.width * across)) * 3;
  const key = [...data.subarray(at, at + 3)].map((part) => (part > 128 ? 1 : 0)).join('');
  return { '100': 'red', '001': 'blue', '111': 'white' }[key] ?? key;
}

test.each<[string, () => Promise<Buffer>]>([
  ['a wide JPEG', () => plain(1600, 900, 'red').jpeg().toBuffer()],
  ['a tall PNG that is smaller than a thumbnail', () => plain(90, 160, 'red').png().toBuffer()],
  ['a JPEG for print', () => plain(900, 900, 'red').toColourspace('cmyk').jpeg().toBuffer()],
  ['random dots', () => noise(1000, 1200).jpeg().toBuffer()],
])('the sizes of a photo are square WebP files within their bytes: %s', async (_, original) => {
  const thumbnails = await makeThumbnails(await original());
  for (const size of THUMBNAIL_SIZES) {
    const { format, width, height } = await sharp(thumbnails[size]).metadata();
    expect([format, width, height]).toEqual(['webp', size, size]);
    expect(thumbnails[size].length, `${size} px`).toBeLessThanOrEqual(byteLimits[size]);
  }
});

test('they stand upright when the camera was turned, and lose the camera’s notes', async () => {
  // Orientation 6: the camera's left edge is the top of the photo.
  const turned = await (await withBlue(plain(800, 1200, 'red'), 800, 600)).png().toBuffer();
  const asHeld = await sharp(turned).rotate(-90).toBuffer();
  const original = await sharp(asHeld).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  for (const picture of Object.values(await makeThumbnails(original))) {
    expect(await colourAt(picture, 0.5, 0.1)).toBe('blue');
    expect(await colourAt(picture, 0.5, 0.9)).toBe('red');
    expect((await sharp(picture).metadata()).exif).toBeUndefined();
  }
});

test('they show the middle of a photo that is not square, undistorted, and white where it is transparent', async () => {
  const original = await withBlue(plain(1800, 600, 'red'), 600, 600, 600);
  const { 400: square } = await makeThumbnails(await original.png().toBuffer());
  for (const across of [0.02, 0.5, 0.98]) expect(await colourAt(square, across, 0.5)).toBe('blue');
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const create = { width: 800, height: 800, channels: 4, background: clear } as const;
  const thumbnails = await makeThumbnails(await sharp({ create }).webp().toBuffer());
  for (const picture of Object.values(thumbnails))
    expect(await colourAt(picture, 0.5, 0.5)).toBe('white');
});
