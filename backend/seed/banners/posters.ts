// Posters of the farm videos: a moringa field at sunrise, and turmeric spread out to dry.
import { darker, lighter, mix } from '../drawing/colour.ts';
import { powderHeap } from '../drawing/powder.ts';
import { type Random, randomFrom } from '../drawing/random.ts';
import { framed, poster } from './frame.ts';
import { linear, n, radial } from './svg-pieces.ts';

const { width, height } = poster;

function sky(high: string, low: string): string {
  return `<defs>${linear(
    'sky',
    [
      [0, high],
      [0.6, low],
      [1, lighter(low, 0.5)],
    ],
    '0 1',
  )}${radial(
    'sun',
    [
      [0, '#fffbe8', 1],
      [0.35, '#ffe9a8', 0.9],
      [1, '#ffd97a', 0],
    ],
    [0.5, 0.5, 0.5],
  )}</defs><rect width="${width}" height="${height}" fill="url(#sky)"/><circle cx="430" cy="128" r="120" fill="url(#sun)"/><circle cx="430" cy="128" r="30" fill="#fffdf0"/>`;
}

const hills = (y: number, rise: number, colour: string) =>
  `<path d="M-10 ${y}C90 ${y - rise} 190 ${y - rise * 0.4} 290 ${y - rise * 0.7}S520 ${y - rise * 1.2} 650 ${y - rise * 0.3}V${height}H-10Z" fill="${colour}"/>`;

/** A slender tree with feathery crowns; (x, y) is where it stands. */
function moringaTree(x: number, y: number, size: number, green: string, random: Random): string {
  const puffs = Array.from({ length: 130 }, () => {
    const [angle, far] = [random.between(0, 6.283), Math.sqrt(random.between(0, 1))];
    const [px, py] = [
      x + Math.cos(angle) * far * size * 0.4,
      y - size * 0.86 + Math.sin(angle) * far * size * 0.34,
    ];
    const lit = px + py < x + y - size * 0.9;
    return `<ellipse cx="${n(px)}" cy="${n(py)}" rx="${n(size * random.between(0.03, 0.062))}" ry="${n(size * random.between(0.018, 0.032))}" fill="${lit ? lighter(green, random.between(0.1, 0.34)) : darker(green, random.between(0, 0.26))}" transform="rotate(${n(random.between(-40, 40))} ${n(px)} ${n(py)})"/>`;
  });
  const bark = mix('#6d5138', green, 0.12);
  return `<ellipse cx="${n(x - size * 0.16)}" cy="${n(y + 2)}" rx="${n(size * 0.42)}" ry="${n(size * 0.05)}" fill="#1d2a10" opacity="0.35"/><path d="M${n(x)} ${n(y)}C${n(x - size * 0.03)} ${n(y - size * 0.4)} ${n(x + size * 0.03)} ${n(y - size * 0.5)} ${n(x)} ${n(y - size * 0.84)}M${n(x)} ${n(y - size * 0.5)}L${n(x - size * 0.2)} ${n(y - size * 0.84)}M${n(x)} ${n(y - size * 0.54)}L${n(x + size * 0.21)} ${n(y - size * 0.88)}" stroke="${bark}" stroke-width="${n(size * 0.045)}" stroke-linecap="round" fill="none"/>${puffs.join('')}`;
}

/** Rows of trees towards a rising sun. */
export function moringaField(): string {
  const random = randomFrom('moringa field');
  const rows = [
    { y: 214, size: 44, step: 44, green: '#8aa65c' },
    { y: 240, size: 74, step: 80, green: '#76993f' },
    { y: 284, size: 128, step: 150, green: '#5f8a36' },
    { y: 352, size: 214, step: 300, green: '#4d7a2f' },
  ].map(({ y, size, step, green }, row) =>
    Array.from({ length: Math.ceil(width / step) + 1 }, (_, at) =>
      moringaTree(
        at * step + (row % 2) * step * 0.5 - 10 + random.between(-6, 6),
        y,
        size,
        green,
        random,
      ),
    ).join(''),
  );
  const furrows = Array.from({ length: 12 }, (_, at) => {
    const foot = -380 + at * 130;
    return `<path d="M${n(380 + (at - 5.5) * 16)} 212L${foot} ${height}" stroke="#6a4a26" stroke-width="5" opacity="0.3"/>`;
  });
  return framed(
    poster,
    `${sky('#9fc3cf', '#f6d9a0')}${hills(190, 54, '#b9b98d')}${hills(206, 30, '#a3b074')}<path d="M0 206H640V360H0Z" fill="#a58a52"/>${furrows.join('')}${rows.join('')}<rect width="640" height="360" fill="#ffdf94" opacity="0.12"/>`,
  );
}

/** A yard with heaps of turmeric on cloths. */
export function turmericDrying(): string {
  const random = randomFrom('turmeric drying');
  const cloth = (x: number, y: number, w: number, tone: string) =>
    `<path d="M${x - w * 0.5} ${y}L${x - w * 0.4} ${n(y - w * 0.26)}H${x + w * 0.42}L${x + w * 0.54} ${y}Z" transform="translate(8 9)" fill="#3a2410" opacity="0.3" filter="url(#fine)"/><path d="M${x - w * 0.5} ${y}L${x - w * 0.4} ${n(y - w * 0.26)}H${x + w * 0.42}L${x + w * 0.54} ${y}Z" fill="${tone}"/><path d="M${n(x - w * 0.49)} ${n(y - w * 0.025)}H${n(x + w * 0.53)}" stroke="#8e1f4b" stroke-width="${n(w * 0.018)}"/>`;
  const spread = (x: number, y: number, w: number) =>
    cloth(x, y, w, '#efe4cb') +
    powderHeap(
      { x, y: y - w * 0.1, width: w * 0.62, height: w * 0.24 },
      '#dd9a18',
      random,
      `spread${x}`,
    );
  const wall = `<rect y="150" width="640" height="70" fill="#c98d62"/><path d="M0 150H640V158H0Z" fill="#e2b088"/>${Array.from({ length: 9 }, (_, at) => `<path d="M${at * 80 + 12} 190l14 -20l14 20l14 -20l14 20" stroke="#f6e6cc" stroke-width="3" fill="none" opacity="0.75"/>`).join('')}<path d="M0 214H640V222H0Z" fill="#7d4c2a" opacity="0.4"/>`;
  const trees = [60, 170, 560, 630]
    .map((x, at) => moringaTree(x, 160, 110 + at * 6, '#6a9040', random))
    .join('');
  return framed(
    poster,
    `${sky('#a7c9d4', '#f4dcae')}${hills(150, 36, '#b3b88a')}${trees}${wall}<rect y="220" width="640" height="140" fill="#c9a878"/>${spread(120, 262, 170)}${spread(330, 256, 160)}${spread(540, 262, 170)}${spread(220, 342, 290)}${spread(520, 346, 300)}<rect width="640" height="360" fill="#ffd98a" opacity="0.1"/>`,
  );
}
