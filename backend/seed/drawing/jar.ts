// Glass: a wide jar with a metal lid, and a slim oil bottle with a wooden stopper.
import { darker, lighter } from './colour.ts';
import { type Label, paperLabel } from './label.ts';
import { patchOf, type Stuff, stuffColour } from './material.ts';
import type { Random } from './random.ts';
import { linear, shadow } from './svg.ts';

const glassShade = linear('glass', [
  [0, '#2a1808', 0.42],
  [0.07, '#ffffff', 0.3],
  [0.16, '#ffffff', 0.08],
  [0.7, '#2a1808', 0.02],
  [0.93, '#2a1808', 0.3],
  [1, '#ffffff', 0.22],
]);

const jarOutline =
  'M262 232C262 216 276 206 296 206L504 206C524 206 538 216 538 232C572 250 584 276 584 310L584 620C584 654 562 670 528 670L272 670C238 670 216 654 216 620L216 310C216 276 228 250 262 232Z';

/** A jar full of the stuff, standing on y ≈ 670. */
export function jar(stuff: Stuff, label: Label, lid: string, random: Random): string {
  const colour = stuffColour(stuff);
  const inner =
    '<path d="M232 330C232 316 240 300 252 296H548C560 300 568 316 568 330V616C568 642 552 656 528 656H272C248 656 232 642 232 616Z"/>';
  return `<defs>${glassShade}${lidShade(lid)}</defs>
${shadow(446, 664, 230, 34, 0.5)}${shadow(400, 670, 180, 12, 0.5, 'mid')}
<path d="${jarOutline}" fill="#f4f1e6"/>${patchOf(stuff, { x: 214, y: 284, width: 372, height: 376 }, inner, random, 'content')}
<ellipse cx="400" cy="298" rx="150" ry="12" fill="${lighter(colour, 0.35)}" opacity="0.75"/>
<path d="${jarOutline}" fill="url(#glass)"/><path d="${jarOutline}" fill="none" stroke="#fff" stroke-width="3" opacity="0.45"/>
<g transform="translate(2 5)" opacity="0.32" filter="url(#fine)"><rect x="270" y="362" width="260" height="226" rx="6" fill="#2a1808"/></g>
${paperLabel(label, { x: 270, y: 362, width: 260, height: 226 })}
<path d="M240 330V610" stroke="#fff" stroke-width="13" stroke-linecap="round" opacity="0.6" filter="url(#fine)"/>
<path d="M250 128C250 120 256 116 264 116H536C544 116 550 120 550 128V208C550 216 544 220 536 220H264C256 220 250 216 250 208Z" fill="url(#lid)"/>
<path d="M252 140H548M252 196H548" stroke="#2a1808" stroke-width="3" opacity="0.28"/><path d="M252 144H548" stroke="#fff" stroke-width="3" opacity="0.4"/>`;
}

function lidShade(colour: string): string {
  return linear('lid', [
    [0, darker(colour, 0.45)],
    [0.14, lighter(colour, 0.25)],
    [0.26, lighter(colour, 0.5)],
    [0.5, colour],
    [1, darker(colour, 0.5)],
  ]);
}

const bottleOutline =
  'M362 150H438V236C438 270 512 286 520 350V632C520 658 504 670 480 670H320C296 670 280 658 280 632V350C288 286 362 270 362 236Z';

/** An oil bottle, standing on y ≈ 670; the liquid glows where the light falls through it. */
export function bottle(stuff: Stuff, label: Label, stopper: string): string {
  const colour = stuffColour(stuff);
  return `<defs>${glassShade}${lidShade(stopper)}${linear('oil', [
    [0, darker(colour, 0.38)],
    [0.2, colour],
    [0.4, lighter(colour, 0.34)],
    [0.75, colour],
    [1, darker(colour, 0.45)],
  ])}</defs>
${shadow(440, 664, 160, 30, 0.5)}<ellipse cx="520" cy="676" rx="90" ry="16" fill="${lighter(colour, 0.2)}" opacity="0.5" filter="url(#mid)"/>${shadow(400, 670, 122, 11, 0.5, 'mid')}
<path d="${bottleOutline}" fill="#efe9d8"/><path d="M364 226H436C440 274 508 292 510 352V630C510 650 498 660 480 660H320C302 660 290 650 290 630V352C292 292 360 274 364 226Z" fill="url(#oil)"/>
<path d="${bottleOutline}" fill="url(#glass)"/><path d="${bottleOutline}" fill="none" stroke="#fff" stroke-width="3" opacity="0.4"/>
${paperLabel(label, { x: 288, y: 394, width: 224, height: 210 })}
<rect x="288" y="394" width="224" height="210" fill="url(#glass)" opacity="0.5"/>
<path d="M304 352V640" stroke="#fff" stroke-width="10" stroke-linecap="round" opacity="0.55" filter="url(#fine)"/><path d="M376 160V230" stroke="#fff" stroke-width="7" opacity="0.6"/>
<rect x="352" y="138" width="96" height="22" rx="8" fill="#e8e1cc"/><rect x="352" y="138" width="96" height="22" rx="8" fill="url(#glass)"/>
<path d="M364 84C364 76 372 72 380 72H420C428 72 436 76 436 84V140H364Z" fill="url(#lid)"/>`;
}
