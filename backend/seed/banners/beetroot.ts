// 'Beetroot powder and fresh beetroot in the kitchen': roots with their leaves, powder, and what is cooked with it.
import { powder } from '../drawing/look.ts';
import { randomFrom } from '../drawing/random.ts';
import { beetroots } from '../drawing/roots.ts';
import { bowlOf, bowlOfStuff } from '../drawing/serving.ts';
import { desktop, type Frame, framed, laid, morning } from './frame.ts';
import { planks } from './table.ts';

const stuff = powder('#9c2457');

/** The banner for a frame. */
export function beetrootKitchen(frame: Frame): string {
  const random = randomFrom('beetroot kitchen');
  const roots = () => beetroots('#7d1b42', random);
  const bowl = bowlOfStuff(stuff, '#d9cdb2', random);
  const raita = bowlOf('#e7a0ba', stuff, '#6f7f5a', random);
  const things =
    frame === desktop
      ? laid(roots(), 350, 300, 0.68, -16) +
        laid(raita, 1170, 306, 0.5) +
        laid(bowl, 800, 236, 0.74, -6) +
        laid(roots(), 1470, 262, 0.58, 38)
      : laid(roots(), 196, 262, 0.56, -14) +
        laid(raita, 604, 424, 0.36) +
        laid(bowl, 492, 204, 0.56, -6);
  return framed(frame, planks(frame, '#d3b186', random) + things + morning(frame));
}
