// The picture's frame: an 800 × 800 SVG with the gradients and filters that all drawings share, and
// the few text builders that they are written with. The light always comes from the upper left.
import { darker, lighter } from './colour.ts';

export const side = 800;

/** Rounds a coordinate to a tenth, which keeps the SVG short. */
export const n = (value: number) => String(Math.round(value * 10) / 10);

export type Point = readonly [x: number, y: number];

/** A closed polygon through the points. */
export const polygon = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;

/** A closed smooth curve through the points (quadratic, through the middles of the sides). */
export function smooth(points: readonly Point[]): string {
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const first = points[0];
  const last = points[points.length - 1];
  if (!first || !last) return '';
  const [startX, startY] = middle(last, first);
  const curves = points.map((point, index) => {
    const [x, y] = middle(point, points[index + 1] ?? first);
    return `Q${n(point[0])} ${n(point[1])} ${n(x)} ${n(y)}`;
  });
  return `M${n(startX)} ${n(startY)}${curves.join('')}Z`;
}

/** A gradient along a line, in shares of the shape's own box. */
export function linear(
  id: string,
  stops: readonly (readonly [number, string, number?])[],
  to = '1 0',
) {
  const [x2, y2] = to.split(' ');
  return `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${stopTags(stops)}</linearGradient>`;
}

/** A round gradient whose bright spot lies at (cx, cy), in shares of the shape's own box. */
export function radial(
  id: string,
  stops: readonly (readonly [number, string, number?])[],
  [cx, cy, r]: readonly [number, number, number] = [0.36, 0.3, 0.75],
) {
  return `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopTags(stops)}</radialGradient>`;
}

function stopTags(stops: readonly (readonly [number, string, number?])[]) {
  return stops
    .map(
      ([at, colour, opacity = 1]) =>
        `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');
}

/** The gradient of a matt ball or grain of this colour. */
export const ball = (id: string, colour: string) =>
  radial(id, [
    [0, lighter(colour, 0.38)],
    [0.45, colour],
    [1, darker(colour, 0.42)],
  ]);

/** A soft shadow on the ground: an ellipse, blurred. */
export const shadow = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  strength = 0.3,
  blur = 'soft',
) =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="#4a3420" opacity="${strength}" filter="url(#${blur})"/>`;

const blurFilter = (id: string, deviation: number) =>
  `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;

const sharedDefs = blurFilter('soft', 16) + blurFilter('mid', 8) + blurFilter('fine', 3);

/** The whole SVG text around a drawing. */
export const picture = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}"><defs>${sharedDefs}</defs>${body}</svg>`;
