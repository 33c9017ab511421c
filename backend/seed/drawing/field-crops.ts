// What stands in the field: sunflower and smaller blossoms, ears of millet, sticks of sugarcane.
import { darker, lighter } from './colour.ts';
import { leaf, leafPaint } from './leaves.ts';
import type { Random } from './random.ts';
import { ball, linear, n } from './svg.ts';

function blossom(
  x: number,
  y: number,
  r: number,
  petals: number,
  width: number,
  heart: number,
  id: string,
  random: Random,
): string {
  const path = `M0 0C${n(-width)} ${n(-r * 0.4)} ${n(-width * 0.8)} ${n(-r * 0.95)} 0 ${n(-r)}C${n(width * 0.8)} ${n(-r * 0.95)} ${n(width)} ${n(-r * 0.4)} 0 0Z`;
  const ring = (turn: number, shade: number) =>
    Array.from(
      { length: petals },
      (_, index) =>
        `<path d="${path}" fill="url(#${id}${shade})" transform="rotate(${n((360 / petals) * index + turn + random.between(-4, 4))})"/>`,
    ).join('');
  return `<g transform="translate(${n(x)} ${n(y)})"><circle cx="8" cy="14" r="${n(r * 0.86)}" fill="#22180a" opacity="0.3" filter="url(#mid)"/>${ring(180 / petals, 1)}${ring(0, 0)}<circle r="${n(heart)}" fill="url(#${id}-heart)"/></g>`;
}

function petalPaint(id: string, colour: string, heart: string): string {
  const petal = (name: string, tone: string) =>
    linear(
      name,
      [
        [0, lighter(tone, 0.25)],
        [0.6, tone],
        [1, darker(tone, 0.25)],
      ],
      '0 1',
    );
  return (
    petal(`${id}0`, colour) + petal(`${id}1`, darker(colour, 0.14)) + ball(`${id}-heart`, heart)
  );
}

/** One great sunflower. */
export function sunflower(random: Random): string {
  const florets = Array.from({ length: 210 }, (_, index) => {
    const r = 7.9 * Math.sqrt(index);
    const angle = index * 2.39996;
    return `<circle cx="${n(400 + r * Math.cos(angle))}" cy="${n(400 + r * Math.sin(angle))}" r="${n(3 + index / 60)}" fill="${index > 140 ? '#8a5a22' : '#3a2412'}" opacity="0.85"/>`;
  });
  return `<defs>${leafPaint('lf', '#4f7d36')}${petalPaint('sun', '#EDB21E', '#59361a')}</defs>${leaf('lf', 250, 560, 300, 170, 140, random)}${leaf('lf', 560, 560, 300, 170, 40, random)}${blossom(400, 400, 300, 21, 40, 124, 'sun', random)}${florets.join('')}`;
}

/** Small blossoms (flax, mustard, chia, sesame …) on thin stalks. */
export function blossoms(colour: string, petals: number, random: Random): string {
  const places = [
    [250, 230],
    [430, 190],
    [590, 280],
    [330, 360],
    [500, 400],
    [230, 470],
    [620, 470],
  ] as const;
  const stalks = places.map(
    ([x, y]) =>
      `<path d="M${x} ${y}Q${n(x + (430 - x) * 0.3)} ${n(y + 200)} 430 760" stroke="#5c8440" stroke-width="5" fill="none"/>`,
  );
  const leaves = places.map(([x, y], index) =>
    leaf('lf', x + (430 - x) * 0.3, y + 170, 96, 24, index % 2 ? -40 : 220, random),
  );
  return `<defs>${leafPaint('lf', '#5c8440')}${petalPaint('bl', colour, petals > 4 ? '#f0d36a' : '#c9a51f')}</defs>${stalks.join('')}${leaves.join('')}${places.map(([x, y]) => blossom(x, y, random.between(70, 92), petals, 190 / petals, 17, 'bl', random)).join('')}`;
}

/** Ears of millet or wheat, full of grain. */
export function ears(colour: string, random: Random): string {
  const ear = (x: number, turn: number) => {
    const grains: string[] = [];
    for (let row = 0; row < 17; row++) {
      for (const way of [-1, 0, 1]) {
        const swell = Math.sin(((row + 1.5) / 19) * Math.PI);
        const [gx, gy] = [way * (10 + 24 * swell), -row * 19 + Math.abs(way) * 8];
        grains.push(
          `<ellipse cx="${n(gx)}" cy="${n(gy)}" rx="${n(11 + 4 * swell)}" ry="${n(14 + 3 * swell)}" fill="url(#ear${random.whole(0, 1)})" transform="rotate(${way * 24} ${n(gx)} ${n(gy)})"/>`,
        );
      }
    }
    const place = `translate(${x} 470) rotate(${turn})`;
    return `<path d="M0 30V-320" transform="translate(12 16) ${place}" stroke="#22180a" stroke-width="64" stroke-linecap="round" opacity="0.26" filter="url(#mid)"/><g transform="${place}"><path d="M0 330C6 200 -4 90 0 0" stroke="#a98c4c" stroke-width="9" fill="none"/>${grains.join('')}</g>`;
  };
  return `<defs>${leafPaint('lf', '#98924a')}${ball('ear0', colour)}${ball('ear1', lighter(colour, 0.16))}</defs>${leaf('lf', 330, 720, 330, 44, -120, random)}${leaf('lf', 460, 740, 330, 44, -58, random)}${ear(250, -18)}${ear(360, -5)}${ear(470, 8)}${ear(570, 22)}`;
}

/** Sticks of sugarcane, cut. */
export function sugarcane(): string {
  const stick = (y: number, turn: number, colour: string, id: string) => {
    const joints = [0, 1, 2, 3].map(
      (k) =>
        `<path d="M${130 + k * 145} -34Q${144 + k * 145} 0 ${130 + k * 145} 34" stroke="${darker(colour, 0.45)}" stroke-width="7" fill="none" opacity="0.6"/><path d="M${138 + k * 145} -33Q${152 + k * 145} 0 ${138 + k * 145} 33" stroke="${lighter(colour, 0.6)}" stroke-width="4" fill="none" opacity="0.6"/>`,
    );
    return `<defs>${linear(
      id,
      [
        [0, lighter(colour, 0.45)],
        [0.4, colour],
        [1, darker(colour, 0.45)],
      ],
      '0 1',
    )}</defs><g transform="translate(60 ${y}) rotate(${turn})"><rect x="10" y="-20" width="640" height="74" rx="12" fill="#22180a" opacity="0.36" filter="url(#mid)"/><rect y="-36" width="640" height="72" rx="10" fill="url(#${id})"/>${joints.join('')}<ellipse cx="640" cy="0" rx="20" ry="36" fill="#f3ecc4"/><ellipse cx="640" cy="0" rx="13" ry="25" fill="#e6dca6"/></g>`;
  };
  return `${stick(250, -6, '#9db04e', 'cane-a')}${stick(390, 5, '#7d9a45', 'cane-b')}${stick(520, -3, '#a98a58', 'cane-c')}${stick(620, 4, '#91a84c', 'cane-d')}`;
}
