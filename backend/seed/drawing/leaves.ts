// Leaves: a feathered moringa twig, broad-leaved herbs and narrow palm fronds, seen from above.
import { darker, lighter } from './colour.ts';
import type { Random } from './random.ts';
import { linear, n } from './svg.ts';

/** One leaf from (0,0) along the x axis, to be placed with a transform; `id` names its gradient. */
const leafPath = (length: number, width: number) =>
  `M0 0C${n(length * 0.22)} ${n(-width * 0.62)} ${n(length * 0.74)} ${n(-width * 0.55)} ${n(length)} 0C${n(length * 0.74)} ${n(width * 0.55)} ${n(length * 0.22)} ${n(width * 0.62)} 0 0Z`;

/** The gradients that `leaf` needs: upper half lit, lower half in shade. */
export const leafPaint = (id: string, colour: string) =>
  [lighter(colour, 0.14), colour, darker(colour, 0.2)]
    .map((tone, index) =>
      linear(
        `${id}${index}`,
        [
          [0, lighter(tone, 0.22)],
          [0.49, tone],
          [0.51, darker(tone, 0.16)],
          [1, darker(tone, 0.34)],
        ],
        '0 1',
      ),
    )
    .join('');

export function leaf(
  id: string,
  x: number,
  y: number,
  length: number,
  width: number,
  degrees: number,
  random: Random,
): string {
  const path = leafPath(length, width);
  const place = `translate(${n(x)} ${n(y)}) rotate(${n(degrees)})`;
  return `<path d="${path}" transform="translate(7 10) ${place}" fill="#22180a" opacity="0.15"/><g transform="${place}"><path d="${path}" fill="url(#${id}${random.whole(0, 2)})"/><path d="M${n(length * 0.04)} 0H${n(length * 0.9)}" stroke="#f4f3c8" stroke-width="${n(Math.max(1, width * 0.035))}" opacity="0.5"/></g>`;
}

type TwigStyle = { length: number; pairs: number; leaf: number; width: number; spread: number };

export const twigStyles = {
  moringa: { length: 230, pairs: 5, leaf: 62, width: 40, spread: 58 },
  herb: { length: 260, pairs: 4, leaf: 120, width: 66, spread: 50 },
  curry: { length: 380, pairs: 8, leaf: 100, width: 40, spread: 62 },
  palm: { length: 460, pairs: 14, leaf: 210, width: 26, spread: 44 },
} satisfies Record<string, TwigStyle>;

/** A stalk from (x, y) towards `degrees` with leaves in pairs and one at the tip. */
export function twig(
  id: string,
  x: number,
  y: number,
  degrees: number,
  style: TwigStyle,
  colour: string,
  random: Random,
): string {
  const leaves: string[] = [];
  for (let pair = 0; pair < style.pairs; pair++) {
    const along = style.length * (0.22 + (0.74 * pair) / style.pairs);
    const size = style.leaf * (1 - 0.32 * (pair / style.pairs)) * random.between(0.92, 1.08);
    for (const way of [-1, 1]) {
      leaves.push(
        leaf(
          id,
          along,
          way * 2,
          size,
          style.width * (size / style.leaf),
          way * (style.spread + random.between(-8, 8)),
          random,
        ),
      );
    }
  }
  leaves.push(
    leaf(id, style.length, 0, style.leaf * 0.8, style.width * 0.8, random.between(-8, 8), random),
  );
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(degrees)})"><path d="M-30 6C60 -8 ${n(style.length * 0.6)} 6 ${n(style.length)} 0" stroke="${darker(colour, 0.12)}" stroke-width="7" fill="none" stroke-linecap="round"/>${leaves.join('')}</g>`;
}

/** A moringa branch: one stalk with several feathered twigs. */
export function moringaBranch(colour: string, random: Random): string {
  const twigs = [
    [250, 520, -150],
    [300, 470, 68],
    [385, 410, -128],
    [430, 368, 48],
    [520, 300, -100],
    [548, 268, 8],
    [585, 225, -48],
  ] as const;
  return `<defs>${leafPaint('lf', colour)}</defs><path d="M90 690C300 520 430 400 600 210" stroke="#22180a" stroke-width="12" fill="none" opacity="0.2" transform="translate(8 12)" filter="url(#fine)"/><path d="M90 690C300 520 430 400 600 210" stroke="${darker(colour, 0.12)}" stroke-width="11" fill="none" stroke-linecap="round"/>${twigs.map(([x, y, turn]) => twig('lf', x, y, turn, twigStyles.moringa, colour, random)).join('')}`;
}

/** A few twigs of one style fanned out over the frame. */
export function herbBunch(style: keyof typeof twigStyles, colour: string, random: Random): string {
  const turns = style === 'palm' ? [-74, -38] : [-112, -76, -42];
  return `<defs>${leafPaint('lf', colour)}</defs>${turns.map((turn, index) => twig('lf', 250 + index * 90, 660 - index * 20, turn, twigStyles[style], colour, random)).join('')}`;
}
