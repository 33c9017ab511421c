// What grows in the earth: turmeric and ginger rhizomes with cut slices, and beetroots with their leaves.
import { darker, lighter, mix } from './colour.ts';
import { leaf, leafPaint } from './leaves.ts';
import type { Random } from './random.ts';
import { ball, linear, n, type Point, radial, smooth } from './svg.ts';

/** How thick a finger is along its length: round at both ends. */
const knuckle = [0.62, 1, 1.06, 0.9, 0.98, 0.86, 0.84, 0.4];

/** A knobbly finger from (x, y), `length` long, turned by `degrees`, with its rings. */
function finger(
  x: number,
  y: number,
  length: number,
  width: number,
  degrees: number,
  skin: string,
  random: Random,
): string {
  const points: Point[] = [];
  for (let step = 0; step <= 7; step++)
    points.push([
      (length * step) / 7,
      (-width / 2) * random.between(0.82, 1.1) * (knuckle[step] ?? 1),
    ]);
  for (let step = 7; step >= 0; step--)
    points.push([
      (length * step) / 7,
      (width / 2) * random.between(0.82, 1.1) * (knuckle[step] ?? 1),
    ]);
  const rings = Array.from({ length: 8 }, (_, index) => {
    const at = length * (0.1 + index * 0.11) + random.between(-4, 4);
    return `M${n(at)} ${n(-width * 0.46)}Q${n(at + 9)} 0 ${n(at)} ${n(width * 0.46)}`;
  });
  const path = smooth(points);
  const place = `translate(${n(x)} ${n(y)}) rotate(${n(degrees)})`;
  return `<path d="${path}" transform="translate(9 14) ${place}" fill="#22180a" opacity="0.32" filter="url(#mid)"/><g transform="${place}"><path d="${path}" fill="url(#skin)"/><path d="${rings.join('')}" stroke="${darker(skin, 0.42)}" stroke-width="3" fill="none" opacity="0.5"/></g>`;
}

/** Rhizomes and slices; `skin` outside, `flesh` within. */
export function rhizomes(skin: string, flesh: string, random: Random): string {
  const slices = (
    [
      [190, 600, 66],
      [310, 668, 56],
      [600, 620, 62],
    ] as const
  ).map(
    ([x, y, r]) =>
      `<ellipse cx="${x + 8}" cy="${y + 12}" rx="${r}" ry="${n(r * 0.86)}" fill="#22180a" opacity="0.34" filter="url(#fine)"/><ellipse cx="${x}" cy="${y}" rx="${r}" ry="${n(r * 0.86)}" fill="${darker(skin, 0.1)}"/><ellipse cx="${x - 1}" cy="${y - 2}" rx="${n(r * 0.9)}" ry="${n(r * 0.76)}" fill="url(#flesh)"/><ellipse cx="${x}" cy="${y}" rx="${n(r * 0.56)}" ry="${n(r * 0.46)}" fill="none" stroke="${darker(flesh, 0.3)}" stroke-width="3" opacity="0.45"/>`,
  );
  const fingers = [
    finger(140, 250, 470, 104, 14, skin, random),
    finger(210, 470, 470, 112, -34, skin, random),
    finger(130, 390, 420, 96, -8, skin, random),
    finger(330, 560, 380, 92, -28, skin, random),
    finger(470, 250, 230, 88, 62, skin, random),
  ];
  return `<defs>${linear(
    'skin',
    [
      [0, lighter(skin, 0.34)],
      [0.4, skin],
      [1, darker(skin, 0.42)],
    ],
    '0 1',
  )}${radial('flesh', [
    [0, lighter(flesh, 0.3)],
    [0.7, flesh],
    [1, darker(flesh, 0.2)],
  ])}</defs>${fingers.join('')}${slices.join('')}`;
}

function beet(
  x: number,
  y: number,
  r: number,
  tilt: number,
  colour: string,
  random: Random,
): string {
  const stalks = [-34, -12, 10, 32].map((turn, index) => {
    const reach = r * random.between(1.0, 1.3);
    return `<g transform="rotate(${turn - 90})"><path d="M${n(r * 0.7)} 0H${n(r + reach)}" stroke="${mix(colour, '#c23a6b', 0.4)}" stroke-width="${n(r * 0.1)}" stroke-linecap="round"/>${leaf('lf', r + reach * 0.5, 0, r * 1.5, r * 0.8, index % 2 ? 6 : -6, random)}</g>`;
  });
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${tilt})"><ellipse cx="${n(r * 0.12)}" cy="${n(r * 0.18)}" rx="${n(r * 1.02)}" ry="${n(r)}" fill="#22180a" opacity="0.36" filter="url(#mid)"/>${stalks.join('')}<path d="M${n(-r * 0.1)} ${n(r * 0.85)}C${n(-r * 0.06)} ${n(r * 1.3)} ${n(r * 0.16)} ${n(r * 1.5)} ${n(r * 0.06)} ${n(r * 1.9)}C${n(r * 0.24)} ${n(r * 1.4)} ${n(r * 0.12)} ${n(r * 1.2)} ${n(r * 0.2)} ${n(r * 0.85)}Z" fill="${darker(colour, 0.2)}"/><circle r="${r}" fill="url(#beet)"/><path d="M${n(-r * 0.9)} ${n(r * 0.2)}Q0 ${n(r * 0.5)} ${n(r * 0.9)} ${n(r * 0.2)}M${n(-r * 0.7)} ${n(r * 0.56)}Q0 ${n(r * 0.84)} ${n(r * 0.7)} ${n(r * 0.56)}" stroke="${darker(colour, 0.5)}" stroke-width="3" fill="none" opacity="0.35"/></g>`;
}

/** Two whole beetroots with leaves and one cut in half. */
export function beetroots(colour: string, random: Random): string {
  const rings = [0.84, 0.64, 0.44, 0.22].map(
    (share) =>
      `<circle r="${n(105 * share)}" fill="none" stroke="${lighter(colour, 0.4)}" stroke-width="5" opacity="0.42"/>`,
  );
  return `<defs>${leafPaint('lf', '#4d7a35')}${ball('beet', colour)}${radial('cut', [
    [0, lighter(colour, 0.22)],
    [0.7, colour],
    [1, darker(colour, 0.2)],
  ])}</defs>
${beet(280, 420, 122, -14, colour, random)}${beet(520, 470, 104, 22, colour, random)}
<g transform="translate(392 628)"><circle cx="10" cy="15" r="108" fill="#22180a" opacity="0.42" filter="url(#mid)"/><circle r="108" fill="${darker(colour, 0.38)}"/><circle cx="-1" cy="-3" r="101" fill="url(#cut)"/>${rings.join('')}</g>`;
}
