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

/** Two things at a time, so that neither core waits for the other; journeys side by side have both for themselves. */
async function everything(say: Say): Promise<Stage[]> {
  const started = startedStack(say);
  const onStack = (project: 'functions' | 'rules') => async () => {
    const { emulators } = await started;
    const run = () => runStage(project, say, () => runVitest(project, emulatorAddresses));
    return emulators ? [await run()] : [];
  };
  const before = await Promise.all([
    inOrder([
      stage('install', say, () => provideChromium(say).then(() => done)),
      stage('types', say, checkTypes),
      stage('lint', say, checkLint),
      stage('format', say, checkFormat),
      stage('walls', say, () => runVitest('walls')),
      stage('sync', say, () => runVitest('sync')),
      onStack('rules'),
    ]),
    inOrder([async () => [(await started).stage], onStack('functions')]),
  ]);
  const unit = stage('unit', say, () => runVitest('unit'));
  const { emulators } = await started;
  if (!emulators) return [...before.flat(), ...(await unit())];
  const parallel = await runStage('journeys, parallel', say, () => runJourneys('parallel'));
  // One browser at a time leaves a core to what needs no stack.
  const last = await Promise.all([
    runStage('journeys, serial', say, () => runJourneys('serial')),
    unit(),
  ]);
  await stopChild(emulators);
  return [...before, parallel, ...last].flat();
}

/** Starts the stack; no emulators where they did not start. */
async function startedStack(say: Say): Promise<{ emulators?: Child; stage: Stage }> {
  say('Building the shop and starting the emulators …');
  let emulators: Child | undefined;
  const stage = await runStage('stack', say, async () => {
    emulators = await startStack({ shop: true }, say);
    return done;
  });
  return { stage, ...(emulators && { emulators }) };
}

function stage(name: string, say: Say, work: () => Promise<Counted>): () => Promise<Stage[]> {
  return async () => [await runStage(name, say, work)];
}

async function inOrder(lane: readonly (() => Promise<Stage[]>)[]): Promise<Stage[]> {
  const done: Stage[] = [];
  for (const next of lane) done.push(...(await next()));
  return done;
}
