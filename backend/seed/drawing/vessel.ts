// Crockery: bowls, plates and cups seen from above, a plate seen aslant and a drinking glass.
import { darker, lighter } from './colour.ts';
import { linear, n, radial, shadow } from './svg.ts';

/** An earthen bowl from above; whatever fills it is drawn afterwards with radius `r * 0.8`. */
export function bowlFromAbove(x: number, y: number, r: number, clay: string, id = 'bowl'): string {
  return `<defs>${linear(
    `${id}-rim`,
    [
      [0, lighter(clay, 0.4)],
      [0.5, clay],
      [1, darker(clay, 0.35)],
    ],
    '1 1',
  )}${linear(
    `${id}-in`,
    [
      [0, darker(clay, 0.5)],
      [0.6, darker(clay, 0.12)],
      [1, lighter(clay, 0.2)],
    ],
    '1 1',
  )}</defs>
${shadow(x + r * 0.12, y + r * 0.16, r * 1.04, r * 1.04, 0.45)}
<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="url(#${id}-rim)"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 0.91)}" fill="url(#${id}-in)"/>`;
}

/** A shallow shade along the upper left of a bowl's filling, where the rim keeps the light off. */
export const rimShade = (x: number, y: number, r: number) =>
  `<defs>${radial(
    'rim-shade',
    [
      [0, '#1c0f06', 0],
      [0.78, '#1c0f06', 0],
      [1, '#1c0f06', 0.5],
    ],
    [0.57, 0.58, 0.56],
  )}</defs><circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="url(#rim-shade)"/>`;

/** A plate from above. */
export const plateFromAbove = (x: number, y: number, r: number, glaze: string) =>
  `<defs>${linear(
    'plate',
    [
      [0, lighter(glaze, 0.6)],
      [1, darker(glaze, 0.12)],
    ],
    '1 1',
  )}${radial(
    'plate-in',
    [
      [0, lighter(glaze, 0.5)],
      [0.8, glaze],
      [1, darker(glaze, 0.1)],
    ],
    [0.6, 0.64, 0.7],
  )}</defs>${shadow(x + r * 0.07, y + r * 0.1, r * 1.01, r * 1.01, 0.4)}<circle cx="${x}" cy="${y}" r="${r}" fill="url(#plate)"/><circle cx="${x}" cy="${y}" r="${n(r * 0.72)}" fill="url(#plate-in)"/><circle cx="${x}" cy="${y}" r="${n(r * 0.965)}" fill="none" stroke="${darker(glaze, 0.35)}" stroke-width="5" opacity="0.5"/>`;

/** A plate seen aslant, standing on the floor; heaps go on top of it. */
export const plateAslant = (x: number, y: number, rx: number, glaze: string) =>
  `<defs>${linear(
    'slant',
    [
      [0, lighter(glaze, 0.5)],
      [0.6, glaze],
      [1, darker(glaze, 0.2)],
    ],
    '0.6 1',
  )}${radial(
    'slant-in',
    [
      [0, lighter(glaze, 0.35)],
      [1, darker(glaze, 0.14)],
    ],
    [0.6, 0.7, 0.8],
  )}</defs>${shadow(x + 24, y + 36, rx * 1.0, rx * 0.29, 0.5)}<ellipse cx="${x}" cy="${y + 14}" rx="${rx}" ry="${n(rx * 0.285)}" fill="${darker(glaze, 0.38)}"/><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${n(rx * 0.285)}" fill="url(#slant)"/><ellipse cx="${x}" cy="${y + 4}" rx="${n(rx * 0.8)}" ry="${n(rx * 0.2)}" fill="url(#slant-in)"/>`;

/** A cup on its saucer from above, full of a drink, with a swirl of milk. */
export function cupOf(drink: string): string {
  const swirl = lighter(drink, 0.5);
  return `<defs>${radial(
    'drink',
    [
      [0, lighter(drink, 0.26)],
      [0.75, drink],
      [1, darker(drink, 0.3)],
    ],
    [0.55, 0.58, 0.6],
  )}${linear(
    'china',
    [
      [0, '#fffdf8'],
      [1, '#cfc6b2'],
    ],
    '1 1',
  )}</defs>
${shadow(424, 440, 262, 262, 0.4)}<circle cx="400" cy="410" r="262" fill="url(#china)"/><circle cx="400" cy="410" r="184" fill="#e6decb"/>
${shadow(418, 432, 190, 190, 0.4)}<path d="M566 372C660 340 700 420 650 470C622 496 584 480 560 466" fill="none" stroke="#efe8d8" stroke-width="32" stroke-linecap="round"/><path d="M566 366C656 334 690 414 644 462" fill="none" stroke="#fffdf8" stroke-width="9" stroke-linecap="round"/>
<circle cx="400" cy="410" r="182" fill="url(#china)"/><circle cx="400" cy="410" r="164" fill="${darker(drink, 0.35)}"/><circle cx="402" cy="413" r="160" fill="url(#drink)"/>
<g fill="none" stroke="${swirl}" stroke-linecap="round" opacity="0.8"><path d="M320 440C320 350 450 310 490 390C512 450 430 500 380 460C346 428 390 380 424 398C446 414 430 436 412 432" stroke-width="17"/><path d="M300 480C350 560 470 550 512 480" stroke-width="9" opacity="0.6"/></g>
<g fill="#fff" opacity="0.7"><circle cx="300" cy="380" r="6"/><circle cx="312" cy="362" r="4"/><circle cx="506" cy="476" r="5"/></g>`;
}

/** A tall glass of a drink, standing on y ≈ 670. */
export function glassOf(drink: string): string {
  const glass = 'M282 190H518L488 634C486 660 470 668 446 668H354C330 668 314 660 312 634Z';
  return `<defs>${linear('drink', [
    [0, darker(drink, 0.28)],
    [0.2, drink],
    [0.4, lighter(drink, 0.28)],
    [0.75, drink],
    [1, darker(drink, 0.36)],
  ])}${linear('glass-light', [
    [0, '#fff', 0.5],
    [0.12, '#fff', 0.1],
    [0.8, '#2a1808', 0],
    [1, '#2a1808', 0.26],
  ])}</defs>
${shadow(440, 662, 160, 30, 0.45)}<ellipse cx="500" cy="676" rx="100" ry="16" fill="${drink}" opacity="0.4" filter="url(#mid)"/>
<path d="${glass}" fill="#f5f1e6" opacity="0.9"/><path d="M296 262H504L480 628C478 646 466 652 446 652H354C334 652 322 646 320 628Z" fill="url(#drink)"/>
<ellipse cx="400" cy="262" rx="104" ry="17" fill="${lighter(drink, 0.42)}"/><ellipse cx="398" cy="263" rx="92" ry="12" fill="${lighter(drink, 0.58)}" opacity="0.8"/>
<path d="${glass}" fill="url(#glass-light)"/><path d="M314 220L340 620" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity="0.6" filter="url(#fine)"/><ellipse cx="400" cy="190" rx="118" ry="18" fill="none" stroke="#fff" stroke-width="6"/><ellipse cx="400" cy="190" rx="121" ry="20" fill="none" stroke="#b9ad92" stroke-width="2" opacity="0.7"/>`;
}
