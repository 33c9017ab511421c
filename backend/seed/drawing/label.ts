// The paper label on a pack: an emblem, the product's short name in large letters and a coloured band.
import { darker, isPale, paper } from './colour.ts';
import type { Box } from './material.ts';
import { n } from './svg.ts';

export type Emblem = 'leaf' | 'root' | 'drop' | 'seed' | 'sun' | 'flower';

export type Label = {
  /** One or two short words in capitals. */
  title: string;
  /** A second, smaller line. */
  line: string;
  accent: string;
  emblem: Emblem;
};

const petals = (count: number, path: string) =>
  Array.from(
    { length: count },
    (_, index) => `<path d="${path}" transform="rotate(${n((360 / count) * index)})"/>`,
  ).join('');

const emblems: Record<Emblem, string> = {
  leaf: '<path d="M0 -30C24 -14 24 14 0 30C-24 14 -24 -14 0 -30Z"/><path d="M0 -20V40" stroke="#FBF8F1" stroke-width="3"/>',
  root: '<path d="M0 40C-6 22 -28 16 -24 -6C-20 -22 20 -22 24 -6C28 16 6 22 0 40Z"/><path d="M0 -16C-20 -26 -16 -40 -10 -44C0 -36 2 -28 0 -16C6 -30 14 -38 20 -38C22 -28 14 -20 0 -16Z"/>',
  drop: '<path d="M0 -36C14 -12 24 0 24 14A24 24 0 0 1 -24 14C-24 0 -14 -12 0 -36Z"/><path d="M-12 14A12 12 0 0 0 0 26" stroke="#FBF8F1" stroke-width="4" fill="none"/>',
  seed: '<ellipse cx="-14" cy="10" rx="10" ry="18" transform="rotate(-28 -14 10)"/><ellipse cx="14" cy="10" rx="10" ry="18" transform="rotate(28 14 10)"/><ellipse cy="-14" rx="10" ry="18"/>',
  sun: `<circle r="14"/>${petals(12, 'M-4 -20L0 -36L4 -20Z')}`,
  flower: `${petals(6, 'M0 0C-14 -14 -12 -32 0 -36C12 -32 14 -14 0 0Z')}<circle r="8" fill="#FBF8F1"/>`,
};

/** The emblem alone, `size` pixels high, centred on (x, y). */
export const emblem = (kind: Emblem, x: number, y: number, size: number, colour: string) =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${n(size / 80)})" fill="${colour}">${emblems[kind]}</g>`;

/** The label within `box`; the text shrinks until it fits the width. */
export function paperLabel(label: Label, box: Box): string {
  const { x, y, width, height } = box;
  const middle = x + width / 2;
  const ink = darker(label.accent, 0.45);
  const titleSize = Math.min(height * 0.2, (width * 0.86) / (label.title.length * 0.86));
  const lineSize = Math.min(height * 0.1, (width * 0.8) / (label.line.length * 0.6));
  const onBand = isPale(label.accent) ? '#2a2015' : paper;
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="6" fill="${paper}"/>
<rect x="${n(x + 7)}" y="${n(y + 7)}" width="${n(width - 14)}" height="${n(height - 14)}" rx="3" fill="none" stroke="${label.accent}" stroke-width="1.6" opacity="0.6"/>
${emblem(label.emblem, middle, y + height * 0.27, height * 0.3, label.accent)}
<g text-anchor="middle" font-family="DejaVu Serif, Georgia, serif"><text x="${n(middle)}" y="${n(y + height * 0.64)}" font-size="${n(titleSize)}" font-weight="bold" fill="${ink}">${label.title}</text></g>
<rect x="${n(x)}" y="${n(y + height * 0.75)}" width="${n(width)}" height="${n(height * 0.25)}" fill="${label.accent}"/>
<text x="${n(middle)}" y="${n(y + height * 0.875 + lineSize * 0.36)}" font-size="${n(lineSize)}" text-anchor="middle" font-family="DejaVu Sans, Arial, sans-serif" fill="${onBand}">${label.line}</text>`;
}
