/** `npm test`: every check and test of the project; the last line is the true total over all of them. */
import { type Child, stopChild } from '../backend/stack/children.ts';
import { startFirestoreAlone } from '../backend/stack/firestore-alone.ts';
import { inForeground } from '../backend/stack/foreground.ts';
import { ports, requireFreePorts } from '../backend/stack/ports.ts';
import { startStack } from '../backend/stack/stack.ts';
import { emulatorAddresses } from '../backend/stack/suite.ts';
import { OTHER_ENGINES } from './engines/chosen-engines.ts';
import { checkFormat, checkLint, checkTypes } from './support/stack-checks.ts';
import { provideChromium } from './support/stack-chromium.ts';
import { provideEngines } from './support/stack-engines.ts';
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
  const used = ['hosting', 'functions', 'firestore', 'auth', 'storage', 'firestoreAlone'] as const;
  const stages = await requireFreePorts(used)
    .then(() => everything(say))
    .catch((error: unknown) => [failedStage('ports', say, error)]);
  for (const line of profile(stages)) say(line);
  const { line, failed } = totals(stages);
  say(line);
  return failed > 0 ? 1 : 0;
});

/**
 * Two lanes, so that no core waits for another: what needs a stack, and beside it what does not. At last what has the stack to itself.
 */
async function everything(say: Say): Promise<Stage[]> {
  const [withoutStack, { emulators, stages }] = await Promise.all([
    inOrder([
      () => runStage('types', say, checkTypes),
      () => runStage('lint', say, checkLint),
      () => runStage('format', say, checkFormat),
      () => runStage('walls', say, () => runVitest('walls')),
      () => runStage('unit', say, () => runVitest('unit')),
      () => runStage('sync', say, () => runVitest('sync')),
      () => runStage('simulator', say, () => runVitest('simulator')),
      () => runStage('rules', say, () => testRules(say)),
    ]),
    onTheStack(say),
  ]);
  if (!emulators) return [...stages, ...withoutStack];
  const alone = await runStage('journeys, serial', say, () => runJourneys('serial'));
  await stopChild(emulators);
  return [...stages, ...withoutStack, alone];
}

/**
 * Starts the stack and tests on it, without a browser and then in several: the other engines wait for most of what they do, so the journeys
 * run beside them. No emulators where they did not start.
 */
async function onTheStack(say: Say): Promise<{ emulators?: Child; stages: Stage[] }> {
  const install = await runStage('install', say, () => provideChromium(say).then(() => done));
  say('Building the shop and starting the emulators …');
  let emulators: Child | undefined;
  const start = await runStage('stack', say, async () => {
    emulators = await startStack({ shop: true }, say);
    return done;
  });
  if (!emulators) return { stages: [install, start] };
  const called = await Promise.all([
    runStage('functions', say, () => runVitest('functions', emulatorAddresses)),
    runStage('handlers', say, () => runVitest('handlers', emulatorAddresses)),
  ]);
  const inBrowsers = await Promise.all([
    runStage('journeys, parallel', say, () => runJourneys('parallel')),
    runStage('engines', say, () => testEngines(say)),
  ]);
  return { emulators, stages: [install, start, ...called, ...inBrowsers] };
}

/** The shop in the engines of Firefox and Safari; Chromium has the journeys. */
async function testEngines(say: Say): Promise<Counted> {
  await provideEngines(OTHER_ENGINES, say);
  return await runVitest('engines', emulatorAddresses);
}

/** Hundreds of slips in the rules keep an emulator busy, so they have one of their own; a function's answer would come late otherwise. */
async function testRules(say: Say): Promise<Counted> {
  const firestore = await startFirestoreAlone(say);
  const host = `127.0.0.1:${ports.firestoreAlone}`;
  const counted = await runVitest('rules', { ...emulatorAddresses, FIRESTORE_EMULATOR_HOST: host });
  await stopChild(firestore);
  return counted;
}

async function inOrder(stages: readonly (() => Promise<Stage>)[]): Promise<Stage[]> {
  const done: Stage[] = [];
  for (const stage of stages) done.push(await stage());
  return done;
}
