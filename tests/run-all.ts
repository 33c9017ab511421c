/** `npm test`: every check and test of the project; the last line is the true total over all of them. */
import { type Child, stopChild } from '../backend/stack/children.ts';
import { inForeground } from '../backend/stack/foreground.ts';
import { requireFreePorts } from '../backend/stack/ports.ts';
import { startStack } from '../backend/stack/stack.ts';
import { emulatorAddresses } from '../backend/stack/suite.ts';
import { checkFormat, checkLint, checkTypes } from './support/stack-checks.ts';
import { provideChromium } from './support/stack-chromium.ts';
import { runJourneys, runVitest } from './support/stack-runners.ts';
import {
  type Counted,
  failedStage,
  profile,
  runStage,
  type Stage,
  totals,
} from './support/stack-stage.ts';

type Say = (line: string) => void;

/** For what is no test: it counts only when it fails. */
const done: Counted = { passed: 0, failures: [] };

inForeground(async ({ say }) => {
  const stages = await requireFreePorts(['hosting', 'functions', 'firestore', 'auth', 'storage'])
    .then(() => everything(say))
    .catch((error: unknown) => [failedStage('ports', say, error)]);
  for (const line of profile(stages)) say(line);
  const { line, failed } = totals(stages);
  say(line);
  return failed > 0 ? 1 : 0;
});

/** Two things at a time, so that neither core waits for the other; the browsers have both for themselves. */
async function everything(say: Say): Promise<Stage[]> {
  const install = runStage('install', say, async () => {
    await provideChromium(say);
    return done;
  });
  const stack = startedStack(say);
  const withoutStack = [
    await install,
    await runStage('types', say, checkTypes),
    await runStage('lint', say, checkLint),
    await runStage('format', say, checkFormat),
    await runStage('walls', say, () => runVitest('walls')),
    await runStage('unit', say, () => runVitest('unit')),
    await runStage('sync', say, () => runVitest('sync')),
  ];
  const { emulators, stages } = await stack;
  if (!emulators) return [...withoutStack, ...stages];
  const onStack = await onTheStack(say);
  await stopChild(emulators);
  return [...withoutStack, ...stages, ...onStack];
}

async function startedStack(say: Say): Promise<{ emulators?: Child; stages: Stage[] }> {
  say('Building the shop and starting the emulators …');
  let emulators: Child | undefined;
  const stage = await runStage('stack', say, async () => {
    emulators = await startStack({ shop: true }, say);
    return done;
  });
  return { ...(emulators && { emulators }), stages: [stage] };
}

async function onTheStack(say: Say): Promise<Stage[]> {
  const sideBySide = await Promise.all([
    runStage('rules', say, () => runVitest('rules', emulatorAddresses)),
    runStage('functions', say, () => runVitest('functions', emulatorAddresses)),
  ]);
  const journeys = (projects: Parameters<typeof runJourneys>[0]) =>
    runStage(`journeys, ${projects}`, say, () => runJourneys(projects));
  return [...sideBySide, await journeys('parallel'), await journeys('serial')];
}
