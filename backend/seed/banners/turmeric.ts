// 'Turmeric roots and powder after the harvest': rhizomes, a bowl and a spoon of the powder on dark planks.

import { leaf, leafPaint } from '../drawing/leaves.ts';
import { powder } from '../drawing/look.ts';
import { randomFrom } from '../drawing/random.ts';
import { rhizomes } from '../drawing/roots.ts';
import { bowlOfStuff, spoon } from '../drawing/serving.ts';
import { desktop, type Frame, framed, laid, morning } from './frame.ts';
import { planks } from './table.ts';

const stuff = powder('#e0a01a');

/** The banner for a frame. */
export function turmericHarvest(frame: Frame): string {
  const random = randomFrom('turmeric harvest');
  const roots = () => rhizomes('#c98a35', '#f0a020', random);
  const greens = (places: readonly (readonly [number, number, number, number])[]) =>
    `<defs>${leafPaint('green', '#4f8a3e')}</defs>${places.map(([x, y, length, turn]) => leaf('green', x, y, length, length * 0.26, turn, random)).join('')}`;
  const bowl = bowlOfStuff(stuff, '#a05a34', random);
  const things =
    frame === desktop
      ? greens([
          [120, 250, 430, -14],
          [90, 300, 400, 16],
          [1600, 70, 380, 160],
          [1610, 120, 360, 182],
        ]) +
        laid(roots(), 360, 270, 0.66, -6) +
        laid(bowl, 824, 240, 0.78, 4) +
        laid(roots(), 1310, 268, 0.62, 168) +
        laid(spoon(stuff, 400, 410, 30, 0.9, random), 1110, 120, 0.62, -62)
      : greens([
          [-20, 120, 300, 8],
          [-20, 170, 280, 28],
        ]) +
        laid(roots(), 208, 236, 0.5, -8) +
        laid(bowl, 500, 226, 0.62, 4) +
        laid(roots(), 640, 452, 0.34, 170) +
        laid(spoon(stuff, 400, 410, 30, 0.9, random), 262, 440, 0.5, -40);
  return framed(frame, planks(frame, '#8a5f3c', random) + things + morning(frame));
}
