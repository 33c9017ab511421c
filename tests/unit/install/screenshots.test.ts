// The pictures that a browser shows before it installs the shop: as the manifest says, small, and never the demo's in a real shop.
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { demandOwnScreenshots, demoScreenshotsIn } from '../../../backend/stack/demo-values.ts';
import { manifest } from '../../../src/web-manifest.ts';
import { root } from '../../walls/read-imports.ts';

const folder = join(root, 'public/screenshots');
const { screenshots } = manifest;
const fileOf = ({ src }: { src: string }) => join(root, 'public', src);

test('each picture is of the size and kind that the manifest says, and has at most 80 KB', async () => {
  for (const it of screenshots) {
    const { width, height, format } = await sharp(readFileSync(fileOf(it))).metadata();
    expect(`${width}x${height} image/${format}`, it.src).toBe(`${it.sizes} ${it.type}`);
    expect(statSync(fileOf(it)).size, it.src).toBeLessThanOrEqual(80 * 1024);
    // Browsers take 320 px and more, at most 2.3 times as long as wide.
    const [short, long] = [Math.min(width, height), Math.max(width, height)];
    expect([short >= 320, long / short <= 2.3], it.src).toEqual([true, true]);
  }
  expect(new Set(screenshots.map((it) => it.form_factor))).toEqual(new Set(['narrow', 'wide']));
  expect(readdirSync(folder)).toHaveLength(screenshots.length);
});

test('pictures of the demo are refused at a deploy, until they are confirmed or taken of one’s own shop', async () => {
  expect(demoScreenshotsIn(folder)).toHaveLength(screenshots.length);
  expect(() => demandOwnScreenshots(folder, [])).toThrow('backend/screenshots.ts');
  expect(() => demandOwnScreenshots(folder, ['screenshots'])).not.toThrow();
  const own = mkdtempSync(join(tmpdir(), 'screenshots-'));
  const exif = { IFD0: { ImageDescription: 'screenshot of https://green-fields.example' } };
  await sharp(fileOf(screenshots[0] ?? { src: '' }))
    .withExif(exif)
    .webp()
    .toFile(join(own, 'home.webp'));
  expect(demoScreenshotsIn(own)).toEqual([]);
  expect(() => demandOwnScreenshots(own, [])).not.toThrow();
  copyFileSync(fileOf(screenshots[0] ?? { src: '' }), join(own, 'demo.webp'));
  expect(demoScreenshotsIn(own)).toEqual(['demo.webp']);
  rmSync(own, { recursive: true });
});
