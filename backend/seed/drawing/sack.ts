// A small cotton sack tied with string, and a round paper tube with a lid.
import { darker, lighter } from './colour.ts';
import { type Label, paperLabel } from './label.ts';
import { linear, shadow } from './svg.ts';

const sackOutline =
  'M330 250C296 290 216 360 212 500C208 590 226 640 262 662C330 684 470 684 538 662C574 640 592 590 588 500C584 360 504 290 470 250Z';
const ruffle =
  'M334 246C318 210 290 176 298 158C312 150 326 168 340 160C356 148 368 164 386 156C404 148 416 166 432 158C448 148 462 166 476 158C492 152 510 158 504 174C490 196 478 214 466 246Z';

/** A tied sack, standing on y ≈ 670. */
export function sack(label: Label, cloth: string): string {
  return `<defs>${linear('cloth', [
    [0, darker(cloth, 0.34)],
    [0.22, lighter(cloth, 0.35)],
    [0.55, cloth],
    [1, darker(cloth, 0.42)],
  ])}<pattern id="hessian" width="7" height="7" patternUnits="userSpaceOnUse"><path d="M0 1.5H7M0 5H7M1.5 0V7M5 0V7" stroke="#5f4524" stroke-width="1" opacity="0.2"/></pattern></defs>
${shadow(446, 662, 236, 36, 0.5)}${shadow(400, 670, 180, 12, 0.45, 'mid')}
<path d="${ruffle}" fill="url(#cloth)"/><path d="M350 244C344 214 338 190 340 164M400 244C398 214 400 190 404 160M446 244C452 214 458 190 460 166" stroke="#3b2710" stroke-width="5" fill="none" opacity="0.3" filter="url(#fine)"/>
<path d="${sackOutline}" fill="url(#cloth)"/>
<path d="M352 262C320 320 270 380 258 470M400 264C396 300 398 320 394 350M448 262C480 320 532 380 546 480M300 640C340 622 380 650 420 636" stroke="#3b2710" stroke-width="9" fill="none" opacity="0.2" filter="url(#mid)"/>
<path d="${sackOutline}${ruffle}" fill="url(#hessian)"/>
<path d="M322 250C360 262 440 262 478 250" stroke="#8a5a2b" stroke-width="11" fill="none"/><path d="M322 246C360 258 440 258 478 246" stroke="#d8a866" stroke-width="3" fill="none"/>
<path d="M400 258C380 290 360 300 352 330M402 258C424 284 436 300 452 322" stroke="#a9743b" stroke-width="6" stroke-linecap="round" fill="none"/>
${paperLabel(label, { x: 290, y: 376, width: 220, height: 220 })}`;
}

/** A round paper tube with its lid on, standing on y ≈ 660. */
export function tube(label: Label): string {
  const { accent } = label;
  const round = (id: string, colour: string) =>
    linear(id, [
      [0, darker(colour, 0.4)],
      [0.15, lighter(colour, 0.22)],
      [0.32, lighter(colour, 0.4)],
      [0.6, colour],
      [1, darker(colour, 0.45)],
    ]);
  return `<defs>${round('tube-body', '#d8bd92')}${round('tube-band', accent)}${linear(
    'tube-shade',
    [
      [0, '#2a1808', 0.3],
      [0.2, '#fff', 0.16],
      [0.65, '#2a1808', 0],
      [1, '#2a1808', 0.38],
    ],
  )}</defs>
${shadow(450, 650, 200, 34, 0.5)}${shadow(400, 656, 160, 14, 0.5, 'mid')}
<path d="M250 170V640C250 668 550 668 550 640V170Z" fill="url(#tube-body)"/>
<path d="M250 600V640C250 668 550 668 550 640V600C550 628 250 628 250 600Z" fill="url(#tube-band)"/>
${paperLabel(label, { x: 286, y: 290, width: 228, height: 240 })}<rect x="286" y="290" width="228" height="240" fill="url(#tube-shade)"/>
<path d="M242 136V216C242 246 558 246 558 216V136Z" fill="url(#tube-band)"/><ellipse cx="400" cy="136" rx="158" ry="28" fill="${lighter(accent, 0.3)}"/><ellipse cx="400" cy="134" rx="146" ry="23" fill="${lighter(accent, 0.42)}"/>`;
}
