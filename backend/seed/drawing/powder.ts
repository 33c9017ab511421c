// Powder: a heap with a crumbly edge, lit grain by grain, and the full-frame close-up of its surface.
import { darker, lighter } from './colour.ts';
import type { Random } from './random.ts';
import { linear, n, type Point, radial, shadow, side, smooth } from './svg.ts';

/**
 * A filter that lights fine noise from the upper left and multiplies the shape's own colour with it.
 * `ragged` is how far (in pixels) the noise frays the shape's edge.
 */
export function grainFilter(
  id: string,
  frequency: number,
  depth: number,
  ragged: number,
  seed: number,
  region = 'x="-10%" y="-10%" width="120%" height="120%"',
) {
  const fray = ragged
    ? `<feDisplacementMap in="SourceGraphic" in2="noise" scale="${ragged}" xChannelSelector="R" yChannelSelector="G" result="ragged"/>`
    : '';
  const shape = ragged ? 'ragged' : 'SourceGraphic';
  return `<filter id="${id}" ${region} color-interpolation-filters="sRGB">
<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" seed="${seed}" result="noise"/>
${fray}
<feColorMatrix in="noise" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0.7 0.5 0 0 0" result="height"/>
<feDiffuseLighting in="height" surfaceScale="${depth}" diffuseConstant="1.18" lighting-color="#ffffff" result="light"><feDistantLight azimuth="235" elevation="58"/></feDiffuseLighting>
<feComponentTransfer in="light" result="mild"><feFuncR type="linear" slope="0.7" intercept="0.32"/><feFuncG type="linear" slope="0.74" intercept="0.27"/><feFuncB type="linear" slope="0.78" intercept="0.22"/></feComponentTransfer>
<feBlend in="mild" in2="${shape}" mode="multiply" result="lit"/>
<feComposite in="lit" in2="${shape}" operator="in"/></filter>`;
}

/** A heap whose foot is centred on (x, y): `width` across the foot, `height` tall. */
export function powderHeap(
  at: { x: number; y: number; width: number; height: number },
  colour: string,
  random: Random,
  id = 'heap',
): string {
  const { x, y, width, height } = at;
  const half = width / 2;
  const outline: Point[] = [];
  for (let step = 0; step <= 16; step++) {
    const t = step / 16;
    const across = -1 + 2 * t;
    const dome = Math.cos((across * Math.PI) / 2) ** 0.95;
    const wobble = 1 + random.between(-0.035, 0.035);
    outline.push([x + across * half, y - dome * height * wobble]);
  }
  for (let step = 1; step < 8; step++) {
    const angle = (step / 8) * Math.PI;
    outline.push([x + Math.cos(angle) * half * 1.02, y + Math.sin(angle) * half * 0.2]);
  }
  const crumbs = Array.from({ length: 46 }, () => {
    const angle = random.between(0, Math.PI * 2);
    const far = random.between(0.98, 1.2);
    const r = random.between(1.2, 4.2);
    return `<circle cx="${n(x + Math.cos(angle) * half * far)}" cy="${n(y + 6 + Math.sin(angle) * half * 0.22 * far)}" r="${n(r)}"/>`;
  });
  return `<defs>${grainFilter(`${id}-grain`, 0.14, 2.6, 16, random.whole(1, 900))}${radial(
    `${id}-fill`,
    [
      [0, lighter(colour, 0.34)],
      [0.4, colour],
      [0.75, darker(colour, 0.22)],
      [1, darker(colour, 0.45)],
    ],
    [0.36, 0.22, 0.85],
  )}</defs>
${shadow(x + 26, y + half * 0.1, half * 1.05, half * 0.24, 0.4)}
<g fill="${darker(colour, 0.15)}">${crumbs.join('')}</g>
<path d="${smooth(outline)}" fill="url(#${id}-fill)" filter="url(#${id}-grain)"/>`;
}

/** The whole frame filled with powder: soft mounds behind one another, near enough to see the grain. */
export function powderCloseUp(colour: string, random: Random): string {
  const mounds = [
    { x: 610, y: 470, width: 1000, height: 330 },
    { x: 120, y: 640, width: 1000, height: 330 },
    { x: 560, y: 900, width: 1250, height: 400 },
  ].map(({ x, y, width, height }, index) => {
    const half = width / 2;
    const peak = x + random.between(-60, 60);
    const path = `M${n(x - half)} ${n(y)}C${n(x - half * 0.4)} ${n(y - height * 0.5)} ${n(peak - half * 0.3)} ${n(y - height)} ${n(peak)} ${n(y - height)}C${n(peak + half * 0.34)} ${n(y - height)} ${n(x + half * 0.5)} ${n(y - height * 0.4)} ${n(x + half)} ${n(y)}L${n(x + half)} ${side + 100}H${n(x - half)}Z`;
    return `<path d="${path}" fill="#1c0f06" opacity="0.42" transform="translate(10 -16)" filter="url(#soft)"/><path d="${path}" fill="url(#close-${index})"/>`;
  });
  const fills = [0.13, 0.06, 0].map((shade, index) =>
    linear(
      `close-${index}`,
      [
        [0, lighter(darker(colour, shade), 0.26)],
        [0.3, darker(colour, shade)],
        [1, darker(colour, shade + 0.26)],
      ],
      '0.6 1',
    ),
  );
  // Drawn plain underneath as well: at the frame's edge the frayed one has gaps.
  return `<defs>${grainFilter('close', 0.085, 2.6, 20, random.whole(1, 900), `filterUnits="userSpaceOnUse" x="-30" y="-30" width="${side + 60}" height="${side + 60}"`)}${fills.join('')}<g id="mounds"><rect x="-40" y="-40" width="${side + 80}" height="${side + 80}" fill="${darker(colour, 0.3)}"/>${mounds.join('')}</g></defs><use href="#mounds"/><use href="#mounds" filter="url(#close)"/>`;
}
