// The pictures that a browser shows before it installs the shop: as the manifest says, small, and never the demo's in a real shop.
import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { builtManifest, demoScreenshotsIn } from '../../../backend/stack/own-shop.ts';
import { manifest } from '../../../src/shop/web-manifest.ts';
import { root } from '../../walls/read-imports.ts';

const folder = join(root, 'public/screenshots');
const { screenshots } = manifest;
const fileOf = ({ src }: { src: string }) => join(root, 'public', src);

test('each picture is of the size and kind that the manifest says, and has at most 80 KB', async () => {
  for (const it of screenshots) {
    const { width, height, format } = await sharp(readFileSync(fileOf(it))).metadata();
    expect(`${width}x${height} image/${format}`, it.src).toBe(`${it.sizes} ${it.type}`);
    expect(statSync(fileOf(it)).size, it.src).toBeLessThanOrEqual(80 * 1024);
  }
});

test('pictures of the demo are told from those of one’s own shop, whose manifest names no others and none that is missing', async () => {
  expect(demoScreenshotsIn(folder)).toHaveLength(screenshots.length);
  expect(builtManifest(true)).toEqual(manifest);
  const { screenshots: _, ...rest } = manifest;
  expect(builtManifest(false)).toEqual(rest);
  const own = mkdtempSync(join(tmpdir(), 'screenshots-'));
  const exif = { IFD0: { ImageDescription: 'screenshot of https://green-fields.example' } };
  const first = fileOf(screenshots[0] ?? { src: '' });
  const written = sharp(first).withExif(exif).webp();
  await written.toFile(join(own, 'wide-home.webp'));
  expect(demoScreenshotsIn(own)).toEqual([]);
  copyFileSync(first, join(own, 'narrow-home.webp'));
  expect(demoScreenshotsIn(own)).toEqual(['narrow-home.webp']);
  const named = (isDemo: boolean) => builtManifest(isDemo, own).screenshots?.map(({ src }) => src);
  expect(named(false)).toEqual(['/screenshots/wide-home.webp']);
  expect(named(true)).toEqual(['/screenshots/narrow-home.webp', '/screenshots/wide-home.webp']);
  rmSync(own, { recursive: true });
  expect(builtManifest(false, own)).toEqual(rest);
});
