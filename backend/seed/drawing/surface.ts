// What the things stand or lie on: a seamless studio sweep, linen cloth and a wooden board.
import { darker, lighter, mist, mix, paper } from './colour.ts';
import type { Random } from './random.ts';
import { linear, n, radial, shadow, side } from './svg.ts';

/** A warm studio sweep, a breath of the product's colour in it; the floor begins at about 60 % height. */
export function studio(tint: string): string {
  const wall = mix(paper, tint, 0.045);
  return `<defs>${radial(
    'wall',
    [
      [0, lighter(wall, 0.6)],
      [0.6, wall],
      [1, mix(mist, tint, 0.05)],
    ],
    [0.4, 0.32, 0.8],
  )}${linear(
    'floor',
    [
      [0, '#c9b795', 0],
      [0.5, '#c9b795', 0.24],
      [1, '#c9b795', 0.1],
    ],
    '0 1',
  )}</defs><rect width="${side}" height="${side}" fill="url(#wall)"/><rect y="400" width="${side}" height="400" fill="url(#floor)"/>`;
}

/** Unbleached linen seen from above: a fine weave and a few soft folds. */
export function linen(tint: string, random: Random): string {
  const base = mix('#efe6d3', tint, 0.04);
  const folds = Array.from({ length: 3 }, (_, index) => {
    const x = -120 + index * 330 + random.between(-60, 60);
    const fold = `M${n(x)} -40C${n(x + 120)} 240 ${n(x - 60)} 520 ${n(x + 160)} 840`;
    return `<path d="${fold}" stroke="#8d7a58" stroke-width="26" opacity="0.2"/><path d="${fold}" transform="translate(-24 0)" stroke="#fffdf6" stroke-width="20" opacity="0.5"/>`;
  });
  return `<defs><pattern id="weave" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M0 1.5H8M0 5.5H8" stroke="#fff" stroke-width="1.4" opacity="0.35"/><path d="M1.5 0V8M5.5 0V8" stroke="#8b7a58" stroke-width="1.2" opacity="0.12"/></pattern>${lightFall()}</defs>
<rect width="${side}" height="${side}" fill="${base}"/><rect width="${side}" height="${side}" fill="url(#weave)"/>
<g fill="none" filter="url(#soft)">${folds.join('')}</g>${falling}`;
}

/** A table of pale wood seen from above. */
export function wood(random: Random, tone = '#C9A273'): string {
  const planks = [0, 1, 2, 3].map((index) => {
    const y = index * 205 - 10;
    const plank = mix(tone, random.pick(['#8f6238', '#e2c59a']), random.between(0.04, 0.18));
    const veins = Array.from({ length: 6 }, () => {
      const at = y + random.between(14, 190);
      const sway = random.between(-16, 16);
      return `<path d="M-10 ${n(at)}C200 ${n(at + sway)} 520 ${n(at - sway)} 810 ${n(at + sway * 0.6)}" stroke="${darker(plank, 0.35)}" stroke-width="${n(random.between(1, 3.4))}" opacity="${n(random.between(0.15, 0.4))}"/>`;
    });
    return `<rect x="-5" y="${y}" width="810" height="203" fill="${plank}"/><g fill="none">${veins.join('')}</g><rect x="-5" y="${y + 200}" width="810" height="6" fill="#5d3d20" opacity="0.55"/>`;
  });
  return `<defs>${lightFall()}</defs>${planks.join('')}${falling}`;
}

/** A round wooden board with a rim, seen from above. */
export function roundBoard(x: number, y: number, r: number, tone = '#B98552'): string {
  const rings = [0.9, 0.72, 0.5, 0.3].map(
    (share) =>
      `<ellipse cx="${n(x - r * 0.1)}" cy="${n(y + r * 0.04)}" rx="${n(r * share)}" ry="${n(r * share * 0.92)}" fill="none" stroke="${darker(tone, 0.3)}" stroke-width="2.5" opacity="0.3"/>`,
  );
  return `<defs>${radial('board', [
    [0, lighter(tone, 0.3)],
    [0.7, tone],
    [1, darker(tone, 0.25)],
  ])}</defs>${shadow(x + 20, y + 26, r * 1.01, r * 1.01, 0.42)}<circle cx="${x}" cy="${y}" r="${r}" fill="${darker(tone, 0.4)}"/><circle cx="${x - 2}" cy="${y - 4}" r="${r - 5}" fill="url(#board)"/>${rings.join('')}`;
}

const lightFall = () =>
  radial(
    'fall',
    [
      [0, '#fffaf0', 0.5],
      [0.55, '#fffaf0', 0],
      [1, '#3a2a18', 0.26],
    ],
    [0.3, 0.24, 0.95],
  );

const falling = `<rect width="${side}" height="${side}" fill="url(#fall)"/>`;
