/**
 * `npm test`: proves everything the project promises, once. `npm run test:all` (`--all`): everything in every way, with all journeys,
 * 2,000 schedules, every slip in the rules and both other engines in full. The last line is the true total.
 */
import { parseArgs } from 'node:util';
import { type Child, stopChild } from '../backend/stack/children.ts';
import { startFirestoreAlone } from '../backend/stack/firestore-alone.ts';
import { inForeground } from '../backend/stack/foreground.ts';
import { ports, requireFreePorts } from '../backend/stack/ports.ts';
import { Problem } from '../backend/stack/problem.ts';
import { startStack } from '../backend/stack/stack.ts';
import { emulatorAddresses } from '../backend/stack/suite.ts';
import { OTHER_ENGINES } from './engines/chosen-engines.ts';
import { checkStyle, checkTypes, checkUnused } from './support/stack-checks.ts';
import { provideChromium } from './support/stack-chromium.ts';
import { provideEngines } from './support/stack-engines.ts';
import { type JourneyProjects, runJourneys, runVitest } from './support/stack-runners.ts';
import {
  type Counted,
  failedStage,
  profile,
  runStage,
  type Stage,
  totals,
} from './support/stack-stage.ts';

type Say = (line: string) => void;

const { all } = parseArgs({ options: { all: { type: 'boolean', default: false } } }).values;
// Read where schedules, kills and false answers are counted: tests/sync/simulator.test.ts and tests/journeys/serial/killed.spec.ts.
if (all) Object.assign(process.env, { HAAT_ALL: '1', HAAT_KILLS: '12' });
/** The browser tests that `npm test` runs; tests/core.md says why these. */
const chosen = all ? {} : { only: '@core' };

/** The result of a step that is no test: it counts only when it fails. */
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
 * Two lanes keep every core busy: tests on the stack in one, the rest in the other, with the engines at its end. Last come the
 * journeys that need the stack to themselves, one browser at a time, in parallel with the rules.
 */
async function everything(say: Say): Promise<Stage[]> {
  const starting = startShop(say);
  const called = testFunctions(starting, say);
  const [beside, stages] = await Promise.all([
    inOrder([
      () => runStage('types', say, checkTypes),
      () => runStage('style', say, checkStyle),
      () => runStage('unused', say, checkUnused),
      () => runStage('walls', say, () => runVitest('walls')),
      () => runStage('unit', say, () => runVitest('unit')),
      () => runStage('sync', say, () => runVitest('sync')),
      ...(all ? (['simulator', 'simulator-itself'] as const) : (['simulator'] as const)).map(
        (project) => () => runStage(project, say, () => runVitest(project)),
      ),
      // A test of the functions counts all runs on the stack, also those that browsers cause.
      () => called.then(() => runStage('engines', say, () => testEngines(starting, say))),
    ]),
    testOnStack(starting, called, say),
  ]);
  const { emulators } = await starting;
  if (!emulators) return [...stages, ...beside];
  const last = await Promise.all([
    journeys('serial', say).then((stage) => [stage]),
    inOrder(
      (all ? (['rules', 'slips'] as const) : (['rules'] as const)).map(
        (project) => () => runStage(project, say, () => onOwnFirestore(project, say)),
      ),
    ),
  ]);
  await stopChild(emulators);
  return [...stages, ...beside, ...last.flat()];
}

type Started = { emulators?: Child; stages: Stage[] };

/** Builds the shop and starts the stack; returns no emulators where they did not start. */
async function startShop(say: Say): Promise<Started> {
  const install = await runStage('install', say, () => provideChromium(say).then(() => done));
  say('Building the shop and starting the emulators …');
  let emulators: Child | undefined;
  const start = await runStage('stack', say, async () => {
    emulators = await startStack({ shop: true }, say);
    return done;
  });
  return { ...(emulators && { emulators }), stages: [install, start] };
}

/** The tests on the stack without a browser; none where it did not start. */
async function testFunctions(starting: Promise<Started>, say: Say): Promise<Stage[]> {
  const { emulators } = await starting;
  if (!emulators) return [];
  return await Promise.all([
    runStage('functions', say, () => runVitest('functions', emulatorAddresses)),
    runStage('handlers', say, () => runVitest('handlers', emulatorAddresses)),
  ]);
}

/** The tests on the stack: first those without a browser, then those in several. */
async function testOnStack(
  starting: Promise<Started>,
  called: Promise<Stage[]>,
  say: Say,
): Promise<Stage[]> {
  const { emulators, stages } = await starting;
  if (!emulators) return stages;
  return [...stages, ...(await called), await journeys('parallel', say)];
}

function journeys(projects: JourneyProjects, say: Say): Promise<Stage> {
  return runStage(`journeys, ${projects}`, say, () => runJourneys(projects, {}, chosen));
}

/** The shop in the engines of Firefox and Safari; Chromium has the journeys. */
async function testEngines(starting: Promise<Started>, say: Say): Promise<Counted> {
  await provideEngines(OTHER_ENGINES, say);
  if (!(await starting).emulators) throw new Problem('There is no shop to open: see “stack”.');
  return await runVitest('engines', emulatorAddresses, chosen);
}

/** Rules are swapped and queried hundreds of times; on the stack's Firestore that would delay a journey's writes. */
async function onOwnFirestore(project: 'rules' | 'slips', say: Say): Promise<Counted> {
  const firestore = await startFirestoreAlone(say);
  const host = `127.0.0.1:${ports.firestoreAlone}`;
  const counted = await runVitest(project, { ...emulatorAddresses, FIRESTORE_EMULATOR_HOST: host });
  await stopChild(firestore);
  return counted;
}

async function inOrder(stages: readonly (() => Promise<Stage>)[]): Promise<Stage[]> {
  const done: Stage[] = [];
  for (const stage of stages) done.push(await stage());
  return done;
}
