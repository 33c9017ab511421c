// The outlines of single grains, seeds, flakes and lumps, turned to any angle. The points are turned
// themselves (not the element), so that each grain's highlight stays on the lit side.
import type { Random } from './random.ts';
import type { Point } from './svg.ts';

export type GrainShape =
  | 'round'
  | 'oval'
  | 'drop'
  | 'long'
  | 'half'
  | 'kidney'
  | 'lump'
  | 'flake'
  | 'leaflet'
  | 'slice'
  | 'tablet';

/** Height of each shape as a share of its length. */
const slimness: Record<GrainShape, number> = {
  round: 0.94,
  oval: 0.66,
  drop: 0.58,
  long: 0.36,
  half: 0.9,
  kidney: 0.62,
  lump: 0.85,
  flake: 0.8,
  leaflet: 0.55,
  slice: 0.96,
  tablet: 0.97,
};

/** How much the outline may wobble; only broken or dried things do. */
const roughness: Partial<Record<GrainShape, number>> = {
  lump: 0.16,
  flake: 0.22,
  leaflet: 0.06,
  slice: 0.07,
};

function radiusAt(shape: GrainShape, angle: number): number {
  if (shape === 'drop')
    return 1 - 0.34 * Math.cos(angle) ** 3 * (Math.cos(angle) > 0 ? -0.3 : 0.9) - 0.06;
  if (shape === 'kidney') return 1 - 0.28 * Math.max(0, Math.sin(angle)) ** 4;
  if (shape === 'leaflet') return 1 + 0.16 * Math.abs(Math.cos(angle)) ** 6;
  return 1;
}

/** The outline of one grain round (x, y), `length` long, turned by `turn` radians. */
export function grainOutline(
  shape: GrainShape,
  x: number,
  y: number,
  length: number,
  turn: number,
  random: Random,
): Point[] {
  const count = shape === 'lump' ? 7 : 10;
  const rough = roughness[shape] ?? 0.025;
  const half = length / 2;
  // A smooth curve cuts the corners of its polygon; 1.06 gives the lost width back.
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2;
    const r = half * 1.06 * radiusAt(shape, angle) * (1 + random.between(-rough, rough));
    const along = Math.cos(angle) * r;
    const across = Math.sin(angle) * r * slimness[shape];
    return [
      x + along * Math.cos(turn) - across * Math.sin(turn),
      y + along * Math.sin(turn) + across * Math.cos(turn),
    ];
  });
}
