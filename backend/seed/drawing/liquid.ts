// Oil and honey: the close-up of a falling ribbon, a bowl full of it, and a dipper.
import { darker, lighter } from './colour.ts';
import type { Random } from './random.ts';
import { linear, n, radial, side } from './svg.ts';

/** The frame filled with a slow golden liquid: folds of light, a few small bubbles. */
export function liquidCloseUp(colour: string, random: Random): string {
  const folds = Array.from({ length: 6 }, (_, index) => {
    const y = 60 + index * 140 + random.between(-30, 30);
    const rise = random.between(60, 150);
    const light = index % 2 === 0;
    return `<path d="M-60 ${n(y)}C200 ${n(y - rise)} 380 ${n(y + rise)} 860 ${n(y - rise * 0.7)}" stroke="${light ? lighter(colour, 0.6) : darker(colour, 0.5)}" stroke-width="${n(random.between(30, 74))}" opacity="${light ? 0.5 : 0.34}"/>`;
  });
  const bubbles = Array.from({ length: 16 }, () => {
    const [x, y, r] = [random.between(30, 770), random.between(30, 770), random.between(4, 17)];
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${lighter(colour, 0.35)}" opacity="0.5"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="none" stroke="${darker(colour, 0.45)}" stroke-width="1.6" opacity="0.5"/><circle cx="${n(x - r * 0.35)}" cy="${n(y - r * 0.38)}" r="${n(r * 0.26)}" fill="#fff" opacity="0.9"/>`;
  });
  return `<defs>${linear(
    'pool',
    [
      [0, lighter(colour, 0.42)],
      [0.5, colour],
      [1, darker(colour, 0.42)],
    ],
    '1 1',
  )}</defs>
<rect width="${side}" height="${side}" fill="url(#pool)"/><g fill="none" filter="url(#soft)">${folds.join('')}</g>
<path d="M60 210C230 110 330 250 560 130" stroke="#fff" stroke-width="12" stroke-linecap="round" fill="none" opacity="0.55" filter="url(#fine)"/>${bubbles.join('')}`;
}

/** The round surface of a liquid in a vessel seen from above or aslant. */
export function liquidSurface(
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: string,
  id = 'liquid',
): string {
  const shine = `M${n(x - rx * 0.72)} ${n(y - ry * 0.1)}A${n(rx * 0.76)} ${n(ry * 0.76)} 0 0 1 ${n(x - rx * 0.05)} ${n(y - ry * 0.74)}`;
  return `<defs>${radial(
    id,
    [
      [0, lighter(colour, 0.3)],
      [0.55, colour],
      [1, darker(colour, 0.42)],
    ],
    [0.6, 0.62, 0.7],
  )}</defs><ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="url(#${id})"/><path d="${shine}" stroke="#fff" stroke-width="${n(rx * 0.06)}" stroke-linecap="round" fill="none" opacity="0.6" filter="url(#fine)"/>`;
}
