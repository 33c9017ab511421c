// SVG texts for frames of any size; everything else comes from the product drawings.
export { linear, n, radial } from '../drawing/svg.ts';

const blur = (id: string, deviation: number) =>
  `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;

/** The blurs that the product drawings name, and a wider one for shade that falls from afar. */
export const blurred = `<defs>${blur('soft', 16)}${blur('mid', 8)}${blur('fine', 3)}${blur('far', 26)}</defs>`;

/** An SVG text of this size. */
export const picture = (width: number, height: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
