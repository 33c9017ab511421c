// The cover shot: the product's pack in the studio with a little of what is in it.
import { kraft, leafGreen } from './colour.ts';
import { bottle, jar } from './jar.ts';
import type { Label } from './label.ts';
import { leaf, leafPaint } from './leaves.ts';
import type { Look } from './look.ts';
import { crumbsOf, heapOf, type Stuff, stuffColour } from './material.ts';
import { pouch } from './pouch.ts';
import type { Random } from './random.ts';
import { sack, tube } from './sack.ts';
import { studio } from './surface.ts';

function drawPack(look: Look, label: Label, random: Random): string {
  switch (look.pack) {
    case 'pouch':
      return pouch(look.stuff, label, kraft, random);
    case 'white-pouch':
      return pouch(look.stuff, label, '#ece2cc', random);
    case 'jar':
      return jar(look.stuff, label, look.stuff.kind === 'liquid' ? '#4a4238' : '#b98a4a', random);
    case 'bottle':
      return bottle(look.stuff, label, '#b98a5a');
    case 'sack':
      return sack(label, '#d9c7a3');
    case 'tube':
      return tube(label);
  }
}

/** A handful in front of the pack, to the right. */
function handful(stuff: Stuff, random: Random): string {
  if (stuff.kind === 'liquid') return '';
  const heap = heapOf(stuff, { x: 596, y: 706, width: 214, height: 78 }, random, 'handful');
  if (stuff.kind === 'powder') return heap;
  return heap + crumbsOf(stuff, { x: 420, y: 724, rx: 130, ry: 18 }, 6, random, 'fallen');
}

export function packScene(look: Look, random: Random): string {
  const [title, line] = look.label;
  const label = { title, line, accent: look.accent, emblem: look.emblem };
  const leaves =
    look.emblem === 'leaf'
      ? `<defs>${leafPaint('front', leafGreen)}</defs>${leaf('front', 170, 716, 130, 62, -18, random)}${leaf('front', 190, 726, 120, 56, 14, random)}`
      : '';
  return (
    studio(stuffColour(look.stuff)) +
    drawPack(look, label, random) +
    handful(look.beside ?? look.stuff, random) +
    leaves
  );
}
