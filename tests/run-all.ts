/** `npm test`: every check and test of the project; the last line is the true total over all of them. */
import { stopChild } from '../backend/stack/children.ts';
import { inForeground } from '../backend/stack/foreground.ts';
import { requireFreePorts } from '../backend/stack/ports.ts';
import { startStack } from '../backend/stack/stack.ts';
import { emulatorAddresses } from '../backend/stack/suite.ts';
import { checkFormat, checkLint, checkTypes } from './support/stack-checks.ts';
import { provideChromium } from './support/stack-chromium.ts';
import { runJourneys, runVitest } from './support/stack-runners.ts';
import { failedStage, runStage, type Stage, totals } from './support/stack-stage.ts';

type Say = (line: string) => void;

inForeground(async ({ say }) => {
  const stages = await requireFreePorts(['hosting', 'functions', 'firestore', 'auth', 'storage'])
    .then(() => everything(say))
    .catch((error: unknown) => [failedStage('ports', say, error)]);
  const { line, failed } = totals(stages);
  say(line);
  return failed > 0 ? 1 : 0;
});

async function everything(say: Say): Promise<Stage[]> {
  return [
    await runStage('types', say, checkTypes),
    await runStage('lint', say, checkLint),
    await runStage('format', say, checkFormat),
    await runStage('walls', say, () => runVitest('walls')),
    await runStage('unit', say, () => runVitest('unit')),
    await runStage('sync', say, () => runVitest('sync')),
    ...(await onTheStack(say)),
  ];
}

async function onTheStack(say: Say): Promise<Stage[]> {
  say('Building the shop and starting the emulators …');
  try {
    const emulators = await startStack({ shop: true }, say);
    const stages = [
      await runStage('rules', say, () => runVitest('rules', emulatorAddresses)),
      await runStage('functions', say, () => runVitest('functions', emulatorAddresses)),
      await runStage('journeys', say, async () => {
        return await runJourneys({ CHROMIUM_PATH: await provideChromium(say) });
      }),
    ];
    await stopChild(emulators);
    return stages;
  } catch (error) {
    return [failedStage('stack (so no rules, functions, journeys)', say, error)];
  }
}
