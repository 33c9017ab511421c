// A stand-up paper pouch with a crimped seal, a label and a window through which the product shows.
import { darker, lighter } from './colour.ts';
import { type Label, paperLabel } from './label.ts';
import { patchOf, type Stuff } from './material.ts';
import type { Random } from './random.ts';
import { linear, shadow } from './svg.ts';

const outline =
  'M248 122L552 122C556 122 558 124 558 128L556 190C566 320 580 520 586 630C588 652 574 664 552 668C470 680 330 680 248 668C226 664 212 652 214 630C220 520 234 320 244 190L242 128C242 124 244 122 248 122Z';

/** The pouch stands on y ≈ 670, in the middle of the frame. */
export function pouch(stuff: Stuff, label: Label, colour: string, random: Random): string {
  const window = '<rect x="304" y="512" width="192" height="104" rx="46"/>';
  const crimps = Array.from({ length: 21 }, (_, index) => `M${254 + index * 14.6} 126V162`).join(
    '',
  );
  return `<defs>${linear('paper-body', [
    [0, darker(colour, 0.3)],
    [0.09, lighter(colour, 0.12)],
    [0.3, lighter(colour, 0.3)],
    [0.62, colour],
    [0.9, darker(colour, 0.2)],
    [1, darker(colour, 0.42)],
  ])}${linear(
    'paper-fall',
    [
      [0, '#fff', 0.22],
      [0.12, '#fff', 0],
      [0.75, '#2a1808', 0],
      [1, '#2a1808', 0.34],
    ],
    '0 1',
  )}</defs>
${shadow(440, 664, 230, 34, 0.5)}${shadow(400, 672, 180, 12, 0.5, 'mid')}
<path d="${outline}" fill="url(#paper-body)"/><path d="${outline}" fill="url(#paper-fall)"/>
<path d="${crimps}" stroke="${darker(colour, 0.4)}" stroke-width="2" opacity="0.45"/>
<path d="M243 168H557" stroke="${darker(colour, 0.4)}" stroke-width="2.5" opacity="0.55"/><path d="M243 171H557" stroke="#fff" stroke-width="2" opacity="0.35"/>
<path d="M246 208H554" stroke="${darker(colour, 0.35)}" stroke-width="5" opacity="0.25"/>
<path d="M252 200C246 340 238 500 236 630" stroke="#fff" stroke-width="16" fill="none" opacity="0.22" filter="url(#fine)"/>
<path d="M548 200C556 340 562 500 566 630" stroke="#2a1808" stroke-width="20" fill="none" opacity="0.2" filter="url(#mid)"/>
<path d="M222 628C300 596 500 596 578 628" stroke="#2a1808" stroke-width="8" fill="none" opacity="0.14" filter="url(#fine)"/>
<g transform="translate(3 5)" opacity="0.3" filter="url(#fine)"><rect x="282" y="240" width="236" height="240" rx="6" fill="#2a1808"/></g>
${paperLabel(label, { x: 282, y: 240, width: 236, height: 240 })}
<rect x="300" y="508" width="200" height="112" rx="50" fill="${darker(colour, 0.42)}" opacity="0.7"/>
${patchOf(stuff, { x: 300, y: 508, width: 200, height: 112 }, window, random, 'window')}
<path d="M322 532C350 518 390 520 420 522" stroke="#fff" stroke-width="9" stroke-linecap="round" fill="none" opacity="0.4"/>`;
}
