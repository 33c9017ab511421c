// What a product is made of, and how it is drawn as a heap, a few crumbs, a close-up or a patch seen
// through a window.
import { darker, lighter } from './colour.ts';
import { type Grain, grainCloseUp, grainHeap, grainPaint, oneGrain, scattered } from './grains.ts';
import { liquidCloseUp } from './liquid.ts';
import { grainFilter, powderCloseUp, powderHeap } from './powder.ts';
import type { Random } from './random.ts';
import { linear, n } from './svg.ts';

export type Stuff =
  | { kind: 'powder'; colour: string }
  | { kind: 'grain'; grain: Grain }
  | { kind: 'liquid'; colour: string };

export type Box = { x: number; y: number; width: number; height: number };

/** The one colour that stands for the stuff. */
export const stuffColour = (stuff: Stuff) =>
  stuff.kind === 'grain' ? (stuff.grain.colours[0] ?? '#888888') : stuff.colour;

/** A heap on the ground; for a liquid nothing, since liquids do not heap. */
export function heapOf(stuff: Stuff, at: Box, random: Random, id = 'heap'): string {
  if (stuff.kind === 'powder') return powderHeap(at, stuff.colour, random, id);
  return stuff.kind === 'grain' ? grainHeap(stuff.grain, at, random, id) : '';
}

/** The stuff filling the frame. */
export function closeUpOf(stuff: Stuff, random: Random): string {
  if (stuff.kind === 'powder') return powderCloseUp(stuff.colour, random);
  return stuff.kind === 'grain'
    ? grainCloseUp(stuff.grain, random)
    : liquidCloseUp(stuff.colour, random);
}

/** A few grains that have fallen beside something. */
export function crumbsOf(
  stuff: Stuff,
  at: { x: number; y: number; rx: number; ry: number },
  count: number,
  random: Random,
  id = 'crumbs',
): string {
  if (stuff.kind === 'grain') return scattered(stuff.grain, at, count, random, id);
  if (stuff.kind === 'liquid') return '';
  return powderHeap(
    { x: at.x, y: at.y, width: at.rx * 1.5, height: at.rx * 0.42 },
    stuff.colour,
    random,
    id,
  );
}

/** A patch of the stuff, cut to `clip` (an SVG shape); the box must cover that shape. */
export function patchOf(
  stuff: Stuff,
  box: Box,
  clip: string,
  random: Random,
  id = 'patch',
): string {
  const { x, y, width, height } = box;
  const area = `x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"`;
  const cut = `<clipPath id="${id}-cut">${clip}</clipPath>`;
  if (stuff.kind === 'grain') {
    const size = stuff.grain.length * 1.25;
    const grains: string[] = [];
    for (let py = y; py < y + height + size; py += size * 0.56) {
      for (let px = x; px < x + width + size; px += size * 0.72) {
        const level = random.between(0, 1) > 0.72 ? 1 : 0;
        grains.push(
          oneGrain(stuff.grain, id, px + random.between(-0.3, 0.3) * size, py, size, level, random),
        );
      }
    }
    return `<defs>${cut}${grainPaint(stuff.grain, id)}</defs><g clip-path="url(#${id}-cut)"><rect ${area} fill="${darker(stuffColour(stuff), 0.5)}"/>${grains.join('')}</g>`;
  }
  const body = linear(`${id}-body`, [
    [0, lighter(stuff.colour, 0.24)],
    [0.5, stuff.colour],
    [1, darker(stuff.colour, 0.3)],
  ]);
  const grainy =
    stuff.kind === 'powder' ? grainFilter(`${id}-grain`, 0.16, 2.2, 0, random.whole(1, 900)) : '';
  const filter = grainy ? ` filter="url(#${id}-grain)"` : '';
  return `<defs>${cut}${body}${grainy}</defs><g clip-path="url(#${id}-cut)"><rect ${area} fill="url(#${id}-body)"${filter}/></g>`;
}
