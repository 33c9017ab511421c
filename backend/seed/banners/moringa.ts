// 'Fresh moringa leaves drying in the shade': a tray, branches and a bowl of the powder on cotton.
import { moringaBranch } from '../drawing/leaves.ts';
import { powder } from '../drawing/look.ts';
import { randomFrom } from '../drawing/random.ts';
import { bowlOfStuff } from '../drawing/serving.ts';
import { desktop, type Frame, framed, laid, morning } from './frame.ts';
import { cotton } from './table.ts';
import { branchShade, leafTray, strewnLeaves } from './tray.ts';

/** The banner for a frame. */
export function moringaMorning(frame: Frame): string {
  const random = randomFrom('moringa morning');
  const ground = cotton(frame, '#eadfc6', '#8e1f4b', random);
  const branch = () => moringaBranch('#5a9440', random);
  const bowl = bowlOfStuff(powder('#7f9c3d'), '#b9653a', random);
  const things =
    frame === desktop
      ? laid(branch(), 300, 190, 0.74, 24) +
        leafTray(820, 262, 286, 190, random) +
        laid(bowl, 1290, 252, 0.62, -8) +
        laid(branch(), 1506, 440, 0.5, 196) +
        strewnLeaves(
          [
            [560, 420],
            [1092, 96],
            [1130, 410],
            [470, 80],
            [1060, 470],
          ],
          56,
          random,
        )
      : laid(branch(), 150, 150, 0.6, 20) +
        leafTray(420, 240, 206, 150, random) +
        laid(bowl, 604, 424, 0.4, -8) +
        strewnLeaves(
          [
            [150, 360],
            [232, 430],
            [640, 120],
            [600, 60],
          ],
          44,
          random,
        );
  const shade =
    frame === desktop
      ? branchShade(40, -130, 1, random) + branchShade(980, -190, 1, random)
      : branchShade(-60, -120, 0.8, random) + branchShade(360, -190, 0.7, random);
  return framed(frame, ground + things + shade + morning(frame));
}
