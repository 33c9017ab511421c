// How a product is used at home: bowls of dal or porridge, salads, flatbreads, sweets, spoons, a honey dipper.
import { darker, lighter } from './colour.ts';
import { leaf, leafPaint } from './leaves.ts';
import { liquidSurface } from './liquid.ts';
import { crumbsOf, patchOf, type Stuff } from './material.ts';
import { grainFilter } from './powder.ts';
import type { Random } from './random.ts';
import { ball, linear, n, radial, shadow, smooth } from './svg.ts';
import { bowlFromAbove, plateFromAbove, rimShade } from './vessel.ts';

/** A bowl of something soft (dal, porridge, curd, soup) with a garnish on it. */
export function bowlOf(food: string, garnish: Stuff, clay: string, random: Random): string {
  const herbs = Array.from({ length: 5 }, () =>
    leaf(
      'herb',
      400 + random.between(-120, 90),
      410 + random.between(-110, 110),
      62,
      34,
      random.between(0, 360),
      random,
    ),
  );
  const swirls = `<path d="M270 400C300 300 470 280 520 370C560 460 450 540 350 500" stroke="${lighter(food, 0.36)}" stroke-width="24" fill="none" opacity="0.55" filter="url(#mid)"/>`;
  return `<defs>${leafPaint('herb', '#4f8a3a')}${grainFilter('soup', 0.025, 3.4, 0, random.whole(1, 900))}</defs>${bowlFromAbove(400, 410, 278, clay)}<circle cx="400" cy="410" r="232" fill="${food}" filter="url(#soup)"/>${swirls}${rimShade(400, 410, 232)}
${garnish.kind === 'grain' ? crumbsOf(garnish, { x: 400, y: 410, rx: 120, ry: 105 }, 22, random, 'garnish') : ''}${herbs.join('')}`;
}

/** A bowl filled with the stuff itself, and a wooden spoon beside it. */
export function bowlOfStuff(stuff: Stuff, clay: string, random: Random): string {
  const inside =
    stuff.kind === 'liquid'
      ? liquidSurface(370, 400, 226, 226, stuff.colour)
      : patchOf(
          stuff,
          { x: 140, y: 170, width: 460, height: 460 },
          '<circle cx="370" cy="400" r="226"/>',
          random,
          'inside',
        );
  return `${bowlFromAbove(370, 400, 270, clay)}${inside}${rimShade(370, 400, 228)}${spoon(stuff, 450, 470, 42, 1, random)}`;
}

/** A wooden spoon whose bowl lies at (x, y), full of the stuff; the handle points along `degrees`. */
export function spoon(
  stuff: Stuff,
  x: number,
  y: number,
  degrees: number,
  scale: number,
  random: Random,
): string {
  const shape =
    'M0 -70C60 -70 104 -40 120 -16L420 -13C436 -12 436 14 420 15L120 18C104 42 60 72 0 72C-62 72 -100 40 -100 0C-100 -40 -62 -70 0 -70Z';
  const fill =
    stuff.kind === 'liquid'
      ? liquidSurface(2, 1, 82, 54, stuff.colour, 'spoonful')
      : patchOf(
          stuff,
          { x: -90, y: -62, width: 180, height: 124 },
          '<ellipse cx="2" cy="1" rx="82" ry="55"/>',
          random,
          'spoonful',
        );
  return `<defs>${linear(
    'spoon',
    [
      [0, '#d9b07a'],
      [0.5, '#b98349'],
      [1, '#8a5a2b'],
    ],
    '0 1',
  )}</defs><g transform="translate(${x} ${y}) rotate(${degrees}) scale(${scale})"><path d="${shape}" transform="rotate(${-degrees}) translate(12 20) rotate(${degrees})" fill="#22180a" opacity="0.4" filter="url(#mid)"/><path d="${shape}" fill="url(#spoon)"/><ellipse cx="2" cy="1" rx="88" ry="60" fill="#6d4520"/>${fill}</g>`;
}

/** A plate of round sweets (laddu) in the product's colour. */
export function laddus(colour: string, stuff: Stuff, random: Random): string {
  const places = [
    [310, 300],
    [470, 290],
    [240, 420],
    [400, 415],
    [550, 420],
    [320, 540],
    [480, 545],
  ] as const;
  const sweets = places.map(
    ([x, y]) =>
      `<ellipse cx="${x + 12}" cy="${y + 18}" rx="80" ry="76" fill="#22180a" opacity="0.36" filter="url(#mid)"/><circle cx="${x}" cy="${y}" r="80" fill="url(#laddu)"/>`,
  );
  const seeds =
    stuff.kind === 'grain'
      ? places
          .map(([x, y], index) =>
            crumbsOf(stuff, { x: x - 8, y: y - 12, rx: 40, ry: 36 }, 5, random, `on${index}`),
          )
          .join('')
      : '';
  return `<defs>${ball('laddu', colour)}${grainFilter('crumbly', 0.09, 2.6, 9, random.whole(1, 900))}</defs>${plateFromAbove(400, 415, 330, '#e9e2d0')}<g filter="url(#crumbly)">${sweets.join('')}</g>${seeds}`;
}

/** A stack of flatbreads with brown spots. */
export function flatbreads(colour: string, random: Random): string {
  const bread = (x: number, y: number, r: number) => {
    const edge = smooth(
      Array.from(
        { length: 18 },
        (_, k) =>
          [
            x + r * random.between(0.97, 1.04) * Math.cos((k * Math.PI) / 9),
            y + r * random.between(0.97, 1.04) * Math.sin((k * Math.PI) / 9),
          ] as const,
      ),
    );
    const spots = Array.from({ length: 26 }, () => {
      const [angle, far, size] = [
        random.between(0, 6.28),
        random.between(0, r * 0.86),
        random.between(4, 17),
      ];
      return `<ellipse cx="${n(x + Math.cos(angle) * far)}" cy="${n(y + Math.sin(angle) * far)}" rx="${n(size)}" ry="${n(size * 0.7)}" fill="#5a3413" opacity="${n(random.between(0.25, 0.6))}"/>`;
    });
    return `<path d="${edge}" transform="translate(10 15)" fill="#22180a" opacity="0.4" filter="url(#mid)"/><path d="${edge}" fill="url(#bread)"/><g filter="url(#fine)">${spots.join('')}</g>`;
  };
  return `<defs>${radial('bread', [
    [0, lighter(colour, 0.4)],
    [0.7, colour],
    [1, darker(colour, 0.26)],
  ])}${grainFilter('dough', 0.03, 2.6, 8, random.whole(1, 900))}</defs>${plateFromAbove(400, 415, 340, '#d9cdb2')}<g filter="url(#dough)">${bread(440, 440, 232)}${bread(370, 400, 236)}</g>`;
}

/** A green salad in a bowl, the stuff strewn over it. */
export function salad(stuff: Stuff, random: Random): string {
  const leaves = Array.from({ length: 60 }, () => {
    const [angle, far] = [random.between(0, 6.28), 190 * Math.sqrt(random.between(0, 1))];
    return leaf(
      random.whole(0, 1) ? 'salad' : 'fresh',
      400 + Math.cos(angle) * far,
      410 + Math.sin(angle) * far,
      random.between(80, 112),
      random.between(56, 80),
      random.between(0, 360),
      random,
    );
  });
  const slices = (
    [
      [320, 350],
      [490, 380],
      [400, 500],
    ] as const
  ).map(
    ([x, y]) =>
      `<circle cx="${x + 4}" cy="${y + 7}" r="48" fill="#22180a" opacity="0.3" filter="url(#fine)"/><circle cx="${x}" cy="${y}" r="48" fill="#c4372a"/><circle cx="${x}" cy="${y}" r="41" fill="#dd6148"/><g fill="#f4c58f">${[0, 72, 144, 216, 288].map((turn) => `<ellipse cx="${x}" cy="${y - 24}" rx="9" ry="12" transform="rotate(${turn} ${x} ${y})"/>`).join('')}</g>`,
  );
  return `<defs>${leafPaint('salad', '#5f9a3e')}${leafPaint('fresh', '#86b54e')}</defs>${bowlFromAbove(400, 410, 290, '#e4dac4')}<circle cx="400" cy="410" r="244" fill="#42702f"/>${leaves.join('')}${slices.join('')}${crumbsOf(stuff, { x: 400, y: 410, rx: 170, ry: 160 }, 46, random, 'strewn')}`;
}

/** A dipper dripping into an open jar's mouth, seen aslant. */
export function dipper(colour: string): string {
  const grooves = [0, 1, 2, 3, 4].map(
    (k) =>
      `<ellipse cx="0" cy="${k * 25}" rx="${[34, 46, 50, 46, 34][k]}" ry="14" fill="url(#wood-dip)"/><ellipse cx="0" cy="${k * 25 + 7}" rx="${[32, 44, 48, 44, 32][k]}" ry="9" fill="${colour}" opacity="0.8"/>`,
  );
  return `<defs>${linear('wood-dip', [
    [0, '#e2bd88'],
    [0.5, '#b98349'],
    [1, '#7b5026'],
  ])}${linear('clay-bowl', [
    [0, '#9a4f2b'],
    [0.25, '#d98a5c'],
    [0.55, '#b9653a'],
    [1, '#7c3c1f'],
  ])}${linear('ribbon', [
    [0, darker(colour, 0.2)],
    [0.35, lighter(colour, 0.5)],
    [1, darker(colour, 0.25)],
  ])}</defs>
${shadow(430, 664, 250, 44, 0.5)}<path d="M172 520C172 640 260 676 400 676C540 676 628 640 628 520Z" fill="url(#clay-bowl)"/>
<ellipse cx="400" cy="520" rx="228" ry="62" fill="#cf8355"/>${liquidSurface(400, 524, 206, 50, colour)}
<path d="M384 330C390 400 396 440 394 520H416C414 440 416 400 424 330Z" fill="url(#ribbon)"/><ellipse cx="405" cy="522" rx="40" ry="11" fill="${lighter(colour, 0.45)}" opacity="0.8"/>
<g transform="translate(400 226) rotate(14)"><rect x="-11" y="-190" width="22" height="200" rx="10" fill="url(#wood-dip)"/>${grooves.join('')}<path d="M-34 96C-30 130 30 130 34 96Z" fill="${colour}"/></g>`;
}
