// Colours of the drawings as #rrggbb texts, and how to lighten, darken and mix them.

export const paper = '#FBF8F1';
export const mist = '#E9E4D6';
export const clay = '#B9653A';
export const leafGreen = '#3F7A3C';
export const kraft = '#C79F6E';

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** The colour that lies `share` (0 to 1) of the way from `from` to `to`. */
export function mix(from: string, to: string, share: number): string {
  const [r1, g1, b1] = channels(from);
  const [r2, g2, b2] = channels(to);
  const between = (a: number, b: number) => Math.round(a + (b - a) * share);
  const packed = (between(r1, r2) << 16) | (between(g1, g2) << 8) | between(b1, b2);
  return `#${packed.toString(16).padStart(6, '0')}`;
}

/** Towards warm white. */
export const lighter = (hex: string, share: number) => mix(hex, '#fffaf0', share);

/** Towards a warm dark brown, so that shade never looks dirty grey. */
export const darker = (hex: string, share: number) => mix(hex, '#24140a', share);

/** Whether text on this colour should be dark. */
export function isPale(hex: string): boolean {
  const [r, g, b] = channels(hex);
  return 0.299 * r + 0.587 * g + 0.114 * b > 150;
}
