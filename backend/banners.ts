/** Draws the banners of the home page and the posters of its videos into public/; run it after a change of the drawings. */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { beetrootKitchen } from './seed/banners/beetroot.ts';
import { desktop, mobile } from './seed/banners/frame.ts';
import { moringaMorning } from './seed/banners/moringa.ts';
import { moringaField, turmericDrying } from './seed/banners/posters.ts';
import { turmericHarvest } from './seed/banners/turmeric.ts';

const folder = fileURLToPath(new URL('../public/', import.meta.url));

/** Most bytes of a file of each kind; the quality goes down until it fits. */
const mostBytes = { desktop: 60_000, mobile: 35_000, poster: 25_000 };
const qualities = [80, 74, 68, 62, 56, 50, 44, 38];

const banners = {
  'moringa-morning.webp': moringaMorning,
  'turmeric-harvest.webp': turmericHarvest,
  'beetroot-kitchen.webp': beetrootKitchen,
};

for (const [file, draw] of Object.entries(banners)) {
  await put(`banners/desktop/${file}`, draw(desktop), mostBytes.desktop);
  await put(`banners/mobile/${file}`, draw(mobile), mostBytes.mobile);
}
await put('videos/moringa-field.webp', moringaField(), mostBytes.poster);
await put('videos/turmeric-drying.webp', turmericDrying(), mostBytes.poster);

async function put(path: string, svg: string, most: number): Promise<void> {
  const drawn = sharp(Buffer.from(svg)).removeAlpha();
  for (const quality of qualities) {
    const bytes = await drawn.clone().webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (bytes.length > most) continue;
    await mkdir(new URL('.', new URL(`file://${folder}${path}`)), { recursive: true });
    await writeFile(folder + path, bytes);
    console.log(`${path}: ${Math.round(bytes.length / 1024)} KB at quality ${quality}`);
    return;
  }
  throw new Error(`${path} does not fit into ${most} bytes`);
}
