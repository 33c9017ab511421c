// Round and podded things: amla, coconut, groundnuts, pumpkin, pepper, chillies, pods, honeycomb.
import { darker, lighter } from './colour.ts';
import { leaf, leafPaint } from './leaves.ts';
import type { Random } from './random.ts';
import { ball, linear, n, type Point, polygon, radial, smooth } from './svg.ts';

const under = (body: string) =>
  `<g transform="translate(10 16)" opacity="0.34" filter="url(#mid)">${body}</g>`;

/** Round fruits (amla, pepper, soapnut …) with two or three leaves. */
export function roundFruits(colour: string, r: number, random: Random): string {
  const places: Point[] = [];
  for (let tries = 0; places.length < Math.min(46, 90000 / r ** 2) && tries < 3000; tries++) {
    const [angle, far] = [random.between(0, 6.28), 230 * Math.sqrt(random.between(0, 1))];
    const [x, y] = [400 + Math.cos(angle) * far, 430 + Math.sin(angle) * far * 0.9];
    if (places.every(([px, py]) => Math.hypot(px - x, py - y) > r * 1.9)) places.push([x, y]);
  }
  const leaves = (
    [
      [210, 250, -30],
      [590, 600, 25],
      [600, 240, -60],
    ] as const
  ).map(([x, y, turn]) => leaf('lf', x, y, 170, 76, turn, random));
  const fruits = places.map(([x, y]) => {
    const seams =
      r > 40
        ? `<path d="M${n(x)} ${n(y - r)}Q${n(x - r * 0.5)} ${n(y)} ${n(x)} ${n(y + r)}M${n(x)} ${n(y - r)}Q${n(x + r * 0.6)} ${n(y)} ${n(x)} ${n(y + r)}" stroke="${darker(colour, 0.3)}" stroke-width="2.5" fill="none" opacity="0.35"/>`
        : '';
    return `<ellipse cx="${n(x + r * 0.16)}" cy="${n(y + r * 0.26)}" rx="${n(r)}" ry="${n(r * 0.96)}" fill="#22180a" opacity="0.34" filter="url(#fine)"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="url(#fruit)"/>${seams}<ellipse cx="${n(x - r * 0.34)}" cy="${n(y - r * 0.4)}" rx="${n(r * 0.2)}" ry="${n(r * 0.12)}" fill="#fff" opacity="0.5"/>`;
  });
  return `<defs>${leafPaint('lf', '#4c7b38')}${ball('fruit', colour)}</defs>${leaves.join('')}${fruits.join('')}`;
}

/** A half coconut beside a piece of its shell. */
export function coconut(): string {
  const half = (x: number, y: number, r: number) =>
    `<circle cx="${x + 14}" cy="${y + 20}" r="${r}" fill="#22180a" opacity="0.45" filter="url(#mid)"/><circle cx="${x}" cy="${y}" r="${r}" fill="#5b3a20"/><circle cx="${x}" cy="${y}" r="${r - 3}" fill="none" stroke="#7d5431" stroke-width="6" stroke-dasharray="3 5"/><circle cx="${x - 1}" cy="${y - 2}" r="${r * 0.92}" fill="#fdfaf2"/><circle cx="${x}" cy="${y}" r="${r * 0.72}" fill="url(#hollow)"/><path d="M${x - r * 0.82} ${y - r * 0.06}A${r * 0.82} ${r * 0.82} 0 0 1 ${x - r * 0.06} ${y - r * 0.82}" stroke="#fff" stroke-width="8" fill="none" opacity="0.9"/>`;
  return `<defs>${radial(
    'hollow',
    [
      [0, '#cfc5b2'],
      [0.45, '#efe8da'],
      [1, '#fbf7ee'],
    ],
    [0.34, 0.28, 0.8],
  )}</defs>${half(300, 330, 190)}${half(540, 540, 170)}`;
}

/** Pods: `bend` in pixels, `beads` of them visible; for peas, beans and long drumsticks. */
export function pods(colour: string, bend: number, width: number, beads: number): string {
  const paint = linear(
    'pod',
    [
      [0, lighter(colour, 0.32)],
      [0.45, colour],
      [1, darker(colour, 0.4)],
    ],
    '0 1',
  );
  const pod = (x: number, y: number, length: number, turn: number) => {
    const w = width / 2;
    const path = `M0 0C${n(length * 0.2)} ${n(-bend - w)} ${n(length * 0.75)} ${n(-bend - w)} ${n(length)} 0C${n(length * 0.75)} ${n(-bend + w)} ${n(length * 0.2)} ${n(-bend + w)} 0 0Z`;
    const bumps = Array.from({ length: beads }, (_, index) => {
      const t = (index + 1) / (beads + 1);
      return `<ellipse cx="${n(length * t)}" cy="${n(-bend * 3 * t * (1 - t) - 2)}" rx="${n((length / (beads + 1)) * 0.4)}" ry="${n(w * 0.5)}" fill="${lighter(colour, 0.3)}" opacity="0.4"/>`;
    });
    const place = `translate(${x} ${y}) rotate(${turn})`;
    return `${under(`<path d="${path}" transform="${place}" fill="#22180a"/>`)}<g transform="${place}"><path d="M-34 -6L4 0" stroke="${darker(colour, 0.2)}" stroke-width="7" stroke-linecap="round"/><path d="${path}" fill="url(#pod)"/>${bumps.join('')}</g>`;
  };
  const long = width < 60 ? 620 : 430;
  return `<defs>${paint}</defs>${pod(110, 330, long, -20)}${pod(170, 300, long, 22)}${pod(110, 520, long, -9)}${pod(190, 640, long * 0.9, -24)}`;
}

/** Red chillies with green stalks. */
export function chillies(colour: string): string {
  const chilli = (x: number, y: number, turn: number) => {
    const path = 'M0 -26C60 -44 230 -40 330 30C220 14 70 44 0 26C-14 12 -14 -12 0 -26Z';
    const place = `translate(${x} ${y}) rotate(${turn})`;
    return `${under(`<path d="${path}" transform="${place}" fill="#22180a"/>`)}<g transform="${place}"><path d="${path}" fill="url(#chilli)"/><path d="M20 -18C90 -32 180 -28 250 -6" stroke="#fff" stroke-width="9" stroke-linecap="round" fill="none" opacity="0.45" filter="url(#fine)"/><path d="M-4 -24C14 -14 14 14 -4 24C-30 22 -40 8 -92 -20C-44 -14 -30 -20 -4 -24Z" fill="#5d8a3a"/></g>`;
  };
  return `<defs>${linear(
    'chilli',
    [
      [0, lighter(colour, 0.2)],
      [0.4, colour],
      [1, darker(colour, 0.5)],
    ],
    '0 1',
  )}</defs>${chilli(190, 240, 12)}${chilli(300, 360, -14)}${chilli(170, 460, 4)}${chilli(330, 560, -20)}${chilli(220, 620, 10)}`;
}

/** Groundnuts in their shells and a few kernels. */
export function groundnuts(random: Random): string {
  const nut = (x: number, y: number, turn: number) => {
    const path =
      'M-92 0C-92 -52 -30 -54 0 -34C34 -58 98 -54 98 0C98 54 34 58 0 36C-30 54 -92 52 -92 0Z';
    const place = `translate(${n(x)} ${n(y)}) rotate(${n(turn)})`;
    return `${under(`<path d="${path}" transform="${place}" fill="#22180a"/>`)}<g transform="${place}"><path d="${path}" fill="url(#shell)"/><path d="M-80 -12C-30 -24 40 -24 88 -10M-80 14C-30 4 40 4 88 14M-60 -34V34M-24 -38V40M24 -40V42M62 -40V40" stroke="#7b5226" stroke-width="3.4" fill="none" opacity="0.4"/></g>`;
  };
  const kernels: Point[] = [
    [620, 250],
    [660, 330],
    [590, 640],
    [250, 640],
    [180, 560],
  ];
  return `<defs>${linear(
    'shell',
    [
      [0, '#f0d6a4'],
      [0.45, '#d3aa69'],
      [1, '#8f6531'],
    ],
    '0 1',
  )}${ball('kernel', '#b5633c')}</defs>${(
    [
      [270, 260],
      [470, 310],
      [320, 420],
      [520, 480],
      [380, 580],
    ] as const
  )
    .map(([x, y]) => nut(x, y, random.between(-40, 40)))
    .join(
      '',
    )}${kernels.map(([x, y]) => `<ellipse cx="${x + 5}" cy="${y + 9}" rx="36" ry="25" fill="#22180a" opacity="0.35" filter="url(#fine)"/><ellipse cx="${x}" cy="${y}" rx="36" ry="25" fill="url(#kernel)"/>`).join('')}`;
}

/** A piece of honeycomb, some cells full. */
export function honeycomb(colour: string, random: Random): string {
  const cells: string[] = [];
  for (let row = 0; row < 9; row++) {
    for (let column = 0; column < 9; column++) {
      const [x, y] = [130 + column * 66 + (row % 2) * 33, 150 + row * 58];
      if (Math.hypot((x - 400) / 290, (y - 390) / 270) > random.between(0.88, 1.06)) continue;
      const hexagon = (r: number) =>
        polygon(
          Array.from(
            { length: 6 },
            (_, k) =>
              [x + r * Math.sin((k * Math.PI) / 3), y + r * Math.cos((k * Math.PI) / 3)] as const,
          ),
        );
      const full = random.between(0, 1) > 0.3;
      cells.push(
        `<path d="${hexagon(41)}" fill="#e2b65c"/><path d="${hexagon(32)}" fill="url(#${full ? 'full' : 'empty'})"/>${full ? `<ellipse cx="${x - 9}" cy="${y - 11}" rx="8" ry="5" fill="#fff" opacity="0.6"/>` : ''}`,
      );
    }
  }
  return `<defs>${radial(
    'full',
    [
      [0, lighter(colour, 0.4)],
      [0.6, colour],
      [1, darker(colour, 0.4)],
    ],
    [0.6, 0.66, 0.7],
  )}${radial(
    'empty',
    [
      [0, darker(colour, 0.62)],
      [1, darker(colour, 0.3)],
    ],
    [0.36, 0.3, 0.8],
  )}</defs><ellipse cx="415" cy="420" rx="300" ry="285" fill="#22180a" opacity="0.42" filter="url(#soft)"/><path d="${smooth(
    [
      [120, 380],
      [170, 190],
      [380, 120],
      [620, 170],
      [700, 390],
      [620, 620],
      [390, 690],
      [170, 600],
    ],
  )}" fill="${colour}" opacity="0.45"/>${cells.join('')}`;
}

/** Half a pumpkin with its seeds. */
export function pumpkin(random: Random): string {
  const seeds = Array.from({ length: 26 }, () => {
    const [angle, far] = [random.between(0, 6.28), random.between(20, 130)];
    return `<ellipse rx="25" ry="13" transform="translate(${n(400 + Math.cos(angle) * far)} ${n(410 + Math.sin(angle) * far * 0.9)}) rotate(${n(random.between(0, 180))})" fill="url(#pip)" stroke="#c9a869" stroke-width="2"/>`;
  });
  return `<defs>${radial('rind', [
    [0, '#f2a44a'],
    [0.8, '#d9741d'],
    [1, '#a54f10'],
  ])}${radial('flesh', [
    [0, '#f7c26a'],
    [0.7, '#f0a53c'],
    [1, '#e8923a'],
  ])}${ball('pip', '#f2e4bf')}</defs><circle cx="416" cy="436" r="276" fill="#22180a" opacity="0.45" filter="url(#soft)"/><path d="${smooth(
    Array.from({ length: 24 }, (_, k) => {
      const r = 282 + (k % 3 === 0 ? -16 : 8);
      return [
        400 + r * Math.cos((k * Math.PI) / 12),
        410 + r * 0.97 * Math.sin((k * Math.PI) / 12),
      ] as const;
    }),
  )}" fill="url(#rind)"/><circle cx="400" cy="410" r="246" fill="url(#flesh)"/><circle cx="400" cy="410" r="165" fill="#d97f24"/><circle cx="400" cy="412" r="160" fill="#e08e30"/>${seeds.join('')}`;
}
