// Grains, seeds, flakes and lumps: one by one, scattered, heaped, and filling the whole frame.
import { darker, lighter, mix } from './colour.ts';
import { type GrainShape, grainOutline } from './grain-shapes.ts';
import type { Random } from './random.ts';
import { ball, linear, n, polygon, shadow, side, smooth } from './svg.ts';

export type Grain = {
  shape: GrainShape;
  /** The colours that the grains of one handful have. */
  colours: readonly string[];
  /** Length of a grain in a heap, in pixels of the 800 px frame. */
  length: number;
  /** A mark on each grain: an eye (black-eyed bean), stripes (sunflower), rings (beet slice), a vein (leaf). */
  mark?: 'eye' | 'stripe' | 'rings' | 'vein' | 'shine';
};

/** Gradients for a grain's colours; each colour in three strengths of light. */
export function grainPaint(grain: Grain, id: string): string {
  return grain.colours
    .flatMap((colour, index) =>
      [lighter(colour, 0.08), mix(colour, darker(colour, 0.3), 0.35), darker(colour, 0.4)].map(
        (tone, level) =>
          flat.has(grain.shape)
            ? sheen(`${id}${index}-${level}`, tone)
            : ball(`${id}${index}-${level}`, tone),
      ),
    )
    .join('');
}

const flat: ReadonlySet<GrainShape> = new Set(['flake', 'leaflet', 'slice', 'tablet', 'lump']);

/** The gradient of a flat thing: lit evenly, a little darker towards the lower right. */
const sheen = (id: string, colour: string) =>
  linear(
    id,
    [
      [0, lighter(colour, 0.2)],
      [0.5, colour],
      [1, darker(colour, 0.24)],
    ],
    '1 1',
  );

/** One grain with its small shadow. `level` is 0 (lit) to 2 (deep in the heap). */
export function oneGrain(
  grain: Grain,
  id: string,
  x: number,
  y: number,
  size: number,
  level: number,
  random: Random,
): string {
  const turn = random.between(0, Math.PI * 2);
  const points = grainOutline(grain.shape, x, y, size, turn, random);
  const outline = grain.shape === 'lump' ? polygon(points) : smooth(points);
  const index = random.whole(0, grain.colours.length - 1);
  // The upper face of a broken lump catches the light.
  const face = polygon(
    points.map(([px, py]) => [
      x - size * 0.06 + (px - x) * 0.62,
      y - size * 0.09 + (py - y) * 0.58,
    ]),
  );
  const facet =
    grain.shape === 'lump'
      ? `<path d="${face}" fill="#fff3dc" opacity="${[0.26, 0.16, 0.08][level]}"/>`
      : '';
  const drop = n(size * 0.09);
  return `<path d="${outline}" transform="translate(${drop} ${drop})" fill="#1c0f06" opacity="0.34"/><path d="${outline}" fill="url(#${id}${index}-${level})"/>${facet}${grainMark(grain, x, y, size, turn, grain.colours[index] ?? '#888888')}`;
}

function grainMark(
  grain: Grain,
  x: number,
  y: number,
  size: number,
  turn: number,
  colour: string,
): string {
  const place = `transform="translate(${n(x)} ${n(y)}) rotate(${n((turn * 180) / Math.PI)})"`;
  const s = size / 2;
  const dark = darker(colour, 0.55);
  switch (grain.mark) {
    case 'eye':
      return `<ellipse ${place} cx="0" cy="${n(s * 0.34)}" rx="${n(s * 0.2)}" ry="${n(s * 0.09)}" fill="#f7efdc" opacity="0.9"/>`;
    case 'stripe':
      return `<path ${place} d="M${n(-s * 0.75)} 0H${n(s * 0.8)}M${n(-s * 0.55)} ${n(-s * 0.26)}H${n(s * 0.6)}M${n(-s * 0.55)} ${n(s * 0.26)}H${n(s * 0.6)}" stroke="${lighter(colour, 0.75)}" stroke-width="${n(size * 0.05)}" opacity="0.75"/>`;
    case 'rings':
      return `<g ${place} fill="none" stroke="${lighter(colour, 0.35)}" stroke-width="${n(size * 0.035)}" opacity="0.5"><ellipse rx="${n(s * 0.72)}" ry="${n(s * 0.68)}"/><ellipse rx="${n(s * 0.46)}" ry="${n(s * 0.43)}"/><ellipse rx="${n(s * 0.2)}" ry="${n(s * 0.18)}"/></g>`;
    case 'vein':
      return `<path ${place} d="M${n(-s)} 0H${n(s)}" stroke="${dark}" stroke-width="${n(size * 0.035)}" opacity="0.5"/>`;
    case 'shine':
      return `<ellipse cx="${n(x - s * 0.28)}" cy="${n(y - s * 0.32)}" rx="${n(s * 0.2)}" ry="${n(s * 0.12)}" fill="#fff" opacity="0.6"/>`;
    default:
      return '';
  }
}

/** Grains lying loosely in an ellipse, none of them on another where that can be helped. */
export function scattered(
  grain: Grain,
  at: { x: number; y: number; rx: number; ry: number },
  count: number,
  random: Random,
  id = 's',
): string {
  const placed: [number, number][] = [];
  for (let tries = 0; placed.length < count && tries < count * 12; tries++) {
    const angle = random.between(0, Math.PI * 2);
    const far = Math.sqrt(random.between(0, 1));
    const x = at.x + Math.cos(angle) * at.rx * far;
    const y = at.y + Math.sin(angle) * at.ry * far;
    if (placed.every(([px, py]) => Math.hypot(px - x, py - y) > grain.length * 0.9))
      placed.push([x, y]);
  }
  placed.sort((a, b) => a[1] - b[1]);
  return `<defs>${grainPaint(grain, id)}</defs>${placed.map(([x, y]) => oneGrain(grain, id, x, y, grain.length, 0, random)).join('')}`;
}

/** A heap of grains whose foot is centred on (x, y). */
export function grainHeap(
  grain: Grain,
  at: { x: number; y: number; width: number; height: number },
  random: Random,
  id = 'h',
): string {
  const { x, y, width, height } = at;
  const half = width / 2;
  const step = Math.max(grain.length * 0.5, width / 34);
  const spots: [number, number, number][] = [];
  for (let row = y - height; row < y + half * 0.2; row += step * 0.62) {
    const up = (y - row) / height;
    const reach =
      up > 0
        ? half * (Math.acos(Math.min(1, up)) / (Math.PI / 2))
        : half * Math.sqrt(Math.max(0, 1 - (up * height) ** 2 / (half * 0.2) ** 2));
    for (let column = -reach; column <= reach; column += step) {
      const px = x + column + random.between(-0.4, 0.4) * step;
      const dark = column / half + (1 - Math.max(0, up)) * 0.75 + random.between(-0.35, 0.35);
      spots.push([
        px,
        row + random.between(-0.3, 0.3) * step,
        dark > 1.05 ? 2 : dark > 0.45 ? 1 : 0,
      ]);
    }
  }
  const grains = spots.map(([px, py, level]) =>
    oneGrain(grain, id, px, py, grain.length * random.between(0.88, 1.1), level, random),
  );
  return `<defs>${grainPaint(grain, id)}</defs>${shadow(x + 26, y + half * 0.1, half * 1.05, half * 0.25, 0.4)}<path d="M${n(x - half * 0.97)} ${n(y)}C${n(x - half * 0.5)} ${n(y - height * 0.62)} ${n(x - half * 0.3)} ${n(y - height * 0.96)} ${n(x)} ${n(y - height * 0.97)}C${n(x + half * 0.3)} ${n(y - height * 0.96)} ${n(x + half * 0.5)} ${n(y - height * 0.62)} ${n(x + half * 0.97)} ${n(y)}A${n(half * 0.97)} ${n(half * 0.18)} 0 0 1 ${n(x - half * 0.97)} ${n(y)}Z" fill="${darker(grain.colours[0] ?? '#888888', 0.5)}"/>${grains.join('')}`;
}

/** The whole frame filled with grains, seen from so near that each one shows. */
export function grainCloseUp(grain: Grain, random: Random): string {
  const size = Math.min(150, Math.max(74, grain.length * 3.2));
  const near = { ...grain, length: size };
  const layers = [2, 1, 0].map((level) => {
    const step = size * (level === 0 ? 0.86 : 0.6);
    const grains: string[] = [];
    for (let y = -size; y < side + size; y += step * 0.8) {
      for (let x = -size; x < side + size; x += step) {
        const px = x + random.between(-0.45, 0.45) * step;
        grains.push(
          oneGrain(
            near,
            'c',
            px,
            y + random.between(-0.4, 0.4) * step,
            size * random.between(0.86, 1.12),
            level,
            random,
          ),
        );
      }
    }
    return grains.join('');
  });
  const deep = darker(grain.colours[0] ?? '#888888', 0.75);
  return `<defs>${grainPaint(near, 'c')}</defs><rect width="${side}" height="${side}" fill="${deep}"/>${layers.join('')}`;
}
