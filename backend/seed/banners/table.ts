// What lies under the things of a banner: a table of planks or a cloth, for a frame of any size.
import { darker, lighter, mix } from '../drawing/colour.ts';
import type { Random } from '../drawing/random.ts';
import type { Frame } from './frame.ts';
import { n } from './svg-pieces.ts';

/** Planks from left to right, veined. */
export function planks({ width, height }: Frame, tone: string, random: Random): string {
  const tall = 132;
  const rows = Array.from({ length: Math.ceil(height / tall) + 1 }, (_, row) => {
    const y = row * tall - 48;
    const plank = mix(tone, random.pick(['#7c5230', '#e2c59a']), random.between(0.04, 0.2));
    const veins = Array.from({ length: 7 }, () => {
      const at = y + random.between(8, tall - 10);
      const sway = random.between(-12, 12);
      return `<path d="M-10 ${n(at)}C${n(width * 0.3)} ${n(at + sway)} ${n(width * 0.62)} ${n(at - sway)} ${width + 10} ${n(at + sway * 0.5)}" stroke="${darker(plank, 0.35)}" stroke-width="${n(random.between(0.8, 2.6))}" opacity="${n(random.between(0.14, 0.4))}"/>`;
    });
    const joint = random.between(0.15, 0.85) * width;
    return `<rect x="-5" y="${y}" width="${width + 10}" height="${tall}" fill="${plank}"/><g fill="none">${veins.join('')}</g><path d="M${n(joint)} ${y}V${y + tall}" stroke="#4a2f18" stroke-width="3" opacity="0.45"/><rect x="-5" y="${y + tall - 4}" width="${width + 10}" height="4" fill="#4a2f18" opacity="0.55"/><rect x="-5" y="${y}" width="${width + 10}" height="2" fill="${lighter(plank, 0.5)}" opacity="0.5"/>`;
  });
  return rows.join('');
}

/** Unbleached cotton with soft folds and a woven border along the lower edge. */
export function cotton({ width, height }: Frame, tone: string, border: string, random: Random) {
  const folds = Array.from({ length: Math.ceil(width / 300) + 1 }, (_, index) => {
    const x = -160 + index * 330 + random.between(-70, 70);
    const fold = `M${n(x)} -40C${n(x + 130)} ${n(height * 0.3)} ${n(x - 50)} ${n(height * 0.66)} ${n(x + 190)} ${height + 40}`;
    return `<path d="${fold}" stroke="#8d7a58" stroke-width="26" opacity="0.24"/><path d="${fold}" transform="translate(-24 0)" stroke="#fffdf6" stroke-width="20" opacity="0.55"/>`;
  });
  const edge = height - 46;
  const teeth = Array.from(
    { length: Math.ceil(width / 22) },
    (_, at) => `M${at * 22} ${edge + 26}l11 -15l11 15z`,
  ).join('');
  return `<defs><pattern id="cotton" width="6" height="6" patternUnits="userSpaceOnUse"><path d="M0 1H6M0 4H6" stroke="#fff" stroke-width="1" opacity="0.3"/><path d="M1 0V6M4 0V6" stroke="#8b7a58" stroke-width="0.9" opacity="0.12"/></pattern></defs><rect width="${width}" height="${height}" fill="${tone}"/><g fill="${border}" opacity="0.85"><rect y="${edge}" width="${width}" height="5"/><path d="${teeth}"/><rect y="${edge + 30}" width="${width}" height="5"/></g><rect width="${width}" height="${height}" fill="url(#cotton)"/><g fill="none" filter="url(#soft)">${folds.join('')}</g>`;
}
