/** One stage of the test run: its counts, its failures, and how both are printed. */
import { stripVTControlCharacters } from 'node:util';
import type { Child } from '../../backend/stack/children.ts';
import { endedWithin, lastLines } from '../../backend/stack/children.ts';
import { wording } from '../../backend/stack/problem.ts';

export type Failure = { title: string; message: string };

type TimedTest = { title: string; ms: number };

/** `secondGoes`: tests that failed first and passed when tried again; they count as passed, and are named. */
export type Counted = {
  passed: number;
  failures: Failure[];
  secondGoes?: Failure[];
  tests?: TimedTest[];
};

export type Stage = Counted & { name: string; ms: number };

type Say = (line: string) => void;

const messageLines = 30;

/** One failure, nothing passed: for a stage that cannot say how many. */
export function oneFailure(title: string, message: string): Counted {
  return { passed: 0, failures: [{ title, message }] };
}

/** Runs a stage and prints its line; an exception counts as one failure. */
export async function runStage(
  name: string,
  say: Say,
  work: () => Promise<Counted>,
): Promise<Stage> {
  const started = Date.now();
  const counted = await work().catch((error: unknown) => oneFailure(name, wording(error)));
  const stage = shown({ name, ms: Date.now() - started, ...counted }, say);
  if (stage.failures.length > 0) say(`  (what the tools said is in .cache/logs/${name}.log)`);
  return stage;
}

/** A stage that could not run; counts as one failure. */
export function failedStage(name: string, say: Say, error: unknown): Stage {
  return shown({ name, ms: 0, ...oneFailure(name, wording(error)) }, say);
}

/** A check that passes or fails as a whole, by a program's exit code. */
export async function asOneTest(child: Child, limitMs: number): Promise<Counted> {
  const code = await endedWithin(child, limitMs);
  if (code === 0) return { passed: 1, failures: [] };
  const reason = code === undefined ? `not done after ${limitMs / 1000} s` : `exit code ${code}`;
  return oneFailure(`${child.name}: ${reason}`, await lastLines(child.name, 60));
}

/** The totals over all stages, as the line that ends a run. */
export function totals(stages: readonly Stage[]): { line: string; failed: number } {
  const passed = stages.reduce((sum, stage) => sum + stage.passed, 0);
  const failed = stages.reduce((sum, stage) => sum + stage.failures.length, 0);
  return { line: `${passed} passed, ${failed} failed`, failed };
}

/** Where the time went, and which tests needed a second try: the lines before the last one. */
export function profile(stages: readonly Stage[]): string[] {
  const slowest = stages
    .flatMap(({ name, tests = [] }) => tests.map((test) => ({ ...test, name })))
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, 10);
  const again = stages.flatMap(({ secondGoes = [] }) => secondGoes.map(({ title }) => title));
  return [
    '',
    'Time of each phase (some run side by side):',
    ...stages.map(({ name, ms }) => `  ${seconds(ms)}  ${name}`),
    'The slowest ten tests:',
    ...slowest.map(({ name, title, ms }) => `  ${seconds(ms)}  ${name} › ${title}`),
    again.length === 0
      ? 'No test needed a second go.'
      : `${again.length} needed a second go: ${again.join('; ')}`,
  ];
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1).padStart(6)} s`;
}

function shown(stage: Stage, say: Say): Stage {
  const { name, ms, passed, failures, secondGoes = [] } = stage;
  const again = secondGoes.length > 0 ? `, ${secondGoes.length} of them at the second go` : '';
  const time = ms > 0 ? ` (${(ms / 1000).toFixed(1)} s)` : '';
  say(`${name.padEnd(10)} ${passed} passed${again}, ${failures.length} failed${time}`);
  for (const failure of failures) say(failureText('✗', failure));
  for (const failure of secondGoes) say(failureText('↻', failure));
  return stage;
}

function failureText(mark: string, { title, message }: Failure): string {
  const lines = stripVTControlCharacters(message)
    .trim()
    .split('\n')
    .filter((line) => !line.includes('/node_modules/'));
  const body = lines.slice(0, messageLines).map((line) => `      ${line}`);
  const more =
    lines.length > messageLines ? [`      … ${lines.length - messageLines} more lines`] : [];
  return [`  ${mark} ${title}`, ...body, ...more].join('\n');
}
