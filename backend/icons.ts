/**
 * Renders the shop's icons into public/icons/ from one drawing: `npx tsx backend/icons.ts`. Run it by hand after
 * changing the drawing; the icons are committed.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const folder = join(import.meta.dirname, '../public/icons');

type Colours = { heap: string; leaf: string; bowl: string };
const inColour: Colours = { heap: '#f0b429', leaf: '#a9d27f', bowl: '#fbf3e0' };
const onPaper: Colours = { heap: '#d99a00', leaf: '#2f6b3a', bowl: '#a04e28' };
const inOne: Colours = { heap: '#000', leaf: '#000', bowl: '#000' };

/** The bowl, the heap and the sprout on a square of 48. */
function sign({ heap, leaf, bowl }: Colours): string {
  return `
    <path fill="${heap}" d="M9 27.2C13 20 19 15 24 15s11 5 15 12.2z"/>
    <path fill="${leaf}" d="M24 16c-7 0-10-4-10-10 6 0 10 3 10 10zM24 16c0-8 4-12 11-12 0 8-4 12-11 12z"/>
    <path fill="${bowl}" d="M5 29h38c-.3 8.5-7 14-14 14.5H19C12 43 5.3 37.5 5 29z"/>`;
}

/** A picture of `size` px with the sign centred, `share` of the edge wide. */
function picture(size: number, share: number, ground: string, colours: Colours): string {
  const inset = (48 / share - 48) / 2;
  const edge = 48 / share;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${-inset} ${-inset} ${edge} ${edge}">
    ${ground.replace('<rect', `<rect x="${-inset}" y="${-inset}" width="${edge}" height="${edge}"`)}
    ${sign(colours)}</svg>`;
}

const leafGround = '<rect fill="#24502d"/>';
const roundGround = '<rect rx="14" fill="#24502d"/>';
/** The desk's, so that merchants tell the two apart. */
const deskGround = '<rect fill="#8e1f4b"/>';
const roundDeskGround = '<rect rx="14" fill="#8e1f4b"/>';

/** The sign of a shortcut: a line drawing of 24 in the middle of a leaf-green square. */
function shortcut(path: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="-6 -6 36 36">
  <rect x="-6" y="-6" width="36" height="36" rx="9" fill="#24502d"/>
  <path d="${path}" fill="none" stroke="#fbf3e0" stroke-width="1.9" stroke-linecap="round"
    stroke-linejoin="round"/></svg>`;
}

const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${sign(onPaper)}
  <style>@media (prefers-color-scheme:dark){path:nth-of-type(2){fill:#93cf9d}path:nth-of-type(3){fill:#eba27a}}</style></svg>`;

const drawings: Record<string, string> = {
  'icon-192': picture(192, 0.72, roundGround, inColour),
  'icon-512': picture(512, 0.72, roundGround, inColour),
  'maskable-192': picture(192, 0.56, leafGround, inColour),
  'maskable-512': picture(512, 0.56, leafGround, inColour),
  'monochrome-512': picture(512, 0.72, '', inOne),
  'apple-touch-icon': picture(180, 0.66, leafGround, inColour),
  'desk-192': picture(192, 0.72, roundDeskGround, inColour),
  'desk-512': picture(512, 0.72, roundDeskGround, inColour),
  'desk-maskable-192': picture(192, 0.56, deskGround, inColour),
  'desk-maskable-512': picture(512, 0.56, deskGround, inColour),
  'desk-apple-touch-icon': picture(180, 0.66, deskGround, inColour),
  'shortcut-search-96': shortcut(
    'M10.5 17a6.5 6.5 0 1 1 0-13 6.5 6.5 0 0 1 0 13zM15.2 15.2L20.5 20.5',
  ),
  'shortcut-cart-96': shortcut('M3 4h2.2l2 11.2h10.3L20 7H6.2M9.2 20h.01M16.2 20h.01'),
  'shortcut-orders-96': shortcut(
    'M4 8l8-4.5L20 8v8.5l-8 4.5-8-4.5zM4 8l8 4.5L20 8M12 12.5V21M8 5.8l8 4.4',
  ),
};

await mkdir(folder, { recursive: true });
await writeFile(join(folder, 'favicon.svg'), `${favicon}\n`);
for (const [name, svg] of Object.entries(drawings)) {
  await sharp(Buffer.from(svg))
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(folder, `${name}.png`));
}
