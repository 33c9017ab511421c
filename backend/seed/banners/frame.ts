// The frames of the large pictures, and how the pieces of the product drawings are laid into them.
import { blurred, n, picture, radial } from './svg-pieces.ts';

export type Frame = { width: number; height: number };

/** Wide screens, narrow screens, posters of videos. */
export const desktop: Frame = { width: 1600, height: 500 };
export const mobile: Frame = { width: 720, height: 540 };
export const poster: Frame = { width: 640, height: 360 };

/** Lays a drawing of the 800 × 800 frame down with its middle at (x, y). */
export const laid = (body: string, x: number, y: number, scale = 1, degrees = 0) =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(degrees)}) scale(${scale}) translate(-400 -410)">${body}</g>`;

/** Morning light from the upper left, a little dusk in the far corner. */
export const morning = ({ width, height }: Frame) =>
  `<defs>${radial(
    'morning',
    [
      [0, '#fff6de', 0.5],
      [0.5, '#fff6de', 0],
      [1, '#2c1c0c', 0.42],
    ],
    [0.26, 0.1, 1],
  )}</defs><rect width="${width}" height="${height}" fill="url(#morning)"/>`;

/** The whole SVG text of a frame. */
export const framed = ({ width, height }: Frame, body: string) =>
  picture(width, height, blurred + body);
