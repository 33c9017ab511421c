// A woven bamboo tray from above, with leaves spread out on it to dry.
import { darker, lighter } from '../drawing/colour.ts';
import { leaf, leafPaint } from '../drawing/leaves.ts';
import type { Random } from '../drawing/random.ts';
import { n, radial } from './svg-pieces.ts';

/** The tray with its middle at (x, y) and the radius r; `leaves` of them lie on it. */
export function leafTray(x: number, y: number, r: number, leaves: number, random: Random): string {
  const tone = '#cfa365';
  const spread = Array.from({ length: leaves }, () => {
    const [angle, far] = [random.between(0, 6.283), r * 0.72 * Math.sqrt(random.between(0, 1))];
    const size = random.between(0.15, 0.22) * r;
    return leaf(
      random.pick(['fresh', 'dry']),
      x + Math.cos(angle) * far,
      y + Math.sin(angle) * far,
      size,
      size * random.between(0.52, 0.64),
      random.between(0, 360),
      random,
    );
  });
  const rings = [1, 0.955, 0.91].map(
    (share) =>
      `<circle cx="${x}" cy="${y}" r="${n(r * share)}" fill="none" stroke="${darker(tone, 0.35)}" stroke-width="2.5" opacity="0.6"/>`,
  );
  const ties = Array.from({ length: 44 }, (_, at) => {
    const [cos, sin] = [Math.cos((at * 6.283) / 44), Math.sin((at * 6.283) / 44)];
    return `M${n(x + cos * r * 0.9)} ${n(y + sin * r * 0.9)}L${n(x + cos * r * 1.01)} ${n(y + sin * r * 1.01)}`;
  }).join('');
  return `<defs>${leafPaint('fresh', '#5c9440')}${leafPaint('dry', '#7f9a4a')}<pattern id="bamboo" width="22" height="22" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="22" height="22" fill="${darker(tone, 0.3)}"/><rect x="1" y="1" width="20" height="9" fill="${tone}"/><rect x="1" y="1" width="20" height="3" fill="${lighter(tone, 0.4)}"/><rect x="1" y="12" width="9" height="9" fill="${darker(tone, 0.1)}"/><rect x="12" y="12" width="9" height="9" fill="${lighter(tone, 0.12)}"/></pattern>${radial(
    'tray-in',
    [
      [0.6, '#3a2410', 0],
      [1, '#3a2410', 0.5],
    ],
    [0.56, 0.57, 0.5],
  )}</defs>
<circle cx="${n(x + r * 0.07)}" cy="${n(y + r * 0.1)}" r="${n(r * 1.02)}" fill="#3a2410" opacity="0.45" filter="url(#soft)"/>
<circle cx="${x}" cy="${y}" r="${n(r * 1.02)}" fill="${darker(tone, 0.16)}"/><circle cx="${x}" cy="${y}" r="${n(r * 0.92)}" fill="url(#bamboo)"/><circle cx="${x}" cy="${y}" r="${n(r * 0.92)}" fill="url(#tray-in)"/>${rings.join('')}<path d="${ties}" stroke="${darker(tone, 0.45)}" stroke-width="3.5" opacity="0.7"/>${spread.join('')}`;
}

/** Single leaves that fell beside it. */
export function strewnLeaves(
  places: readonly (readonly [x: number, y: number])[],
  size: number,
  random: Random,
): string {
  return places
    .map(([x, y]) =>
      leaf(
        'fresh',
        x,
        y,
        size * random.between(0.8, 1.2),
        size * 0.6,
        random.between(0, 360),
        random,
      ),
    )
    .join('');
}

/** Shade of branches that hang out of the picture: nothing sharp, only a dappled coolness. */
export function branchShade(x: number, y: number, scale: number, random: Random): string {
  const leaves = Array.from({ length: 46 }, () => {
    const [far, side] = [random.between(0, 620), random.between(-130, 130)];
    return `<ellipse cx="${n(far)}" cy="${n(side)}" rx="${n(random.between(22, 46))}" ry="${n(random.between(12, 22))}" transform="rotate(${n(random.between(-60, 60))} ${n(far)} ${n(side)})"/>`;
  });
  return `<g transform="translate(${x} ${y}) rotate(28) scale(${scale})" fill="#2b3216" opacity="0.2" filter="url(#mid)">${leaves.join('')}</g>`;
}
