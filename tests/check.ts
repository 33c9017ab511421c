/** `npm run check`: every check that takes under a minute and needs neither emulators nor a browser. */
import { inForeground } from '../backend/stack/foreground.ts';
import { checkStyle, checkTypes, checkUnused } from './support/stack-checks.ts';
import { runVitest } from './support/stack-runners.ts';
import { runStage, totals } from './support/stack-stage.ts';

inForeground(async ({ say }) => {
  const stages = [
    await runStage('style', say, checkStyle),
    await runStage('types', say, checkTypes),
    await runStage('unused', say, checkUnused),
    await runStage('walls', say, () => runVitest('walls')),
    await runStage('unit', say, () => runVitest('unit')),
  ];
  const { line, failed } = totals(stages);
  say(line);
  return failed > 0 ? 1 : 0;
});
