// The tables of promises and attacks, and a run's report: they leave nothing out, and hide nothing that went wrong.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../../backend/stack/paths.ts';
import { type AttackResult, attacksTable, succeededAttacks } from '../../attacks/attack.ts';
import { PROVEN_ELSEWHERE } from '../../attacks/elsewhere.ts';
import { type Counted, countedByPlaywright } from '../../guarantees/counted.ts';
import { countingFiles } from '../../guarantees/counting-files.ts';
import { PROVEN_IN, type PromiseName, promises } from '../../guarantees/promises.ts';
import { guaranteesTable, shortcomings } from '../../guarantees/table.ts';
import { readPlaywrightReport, readVitestReport } from '../../support/stack-reports.ts';
import { profile, totals } from '../../support/stack-stage.ts';

const zero = { lost: 0, doubled: 0, falselyConfirmed: 0 };
const NAMES = Object.keys(promises) as PromiseName[];
const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
const countOf = (promise: PromiseName): Counted => {
  return { ...zero, promise, repetitions: 1_20_000, by: `a test of ${promise}` };
};
const everything = NAMES.flatMap((name) => [
  countOf(name),
  ...ENGINES.filter((engine) => PROVEN_IN[engine].includes(name)).map((engine) => {
    return { ...countOf(name), engine };
  }),
]);

test('every promise stands in the table, with what proved it and how often it was tried; one that nothing counted for is called that, and idle tests prove nothing', () => {
  const table = guaranteesTable(everything);
  for (const name of NAMES) {
    const { whatGoesWrong, promise } = promises[name];
    const cells = ENGINES.map((it) => (PROVEN_IN[it].includes(name) ? '1,20,000: 0/0/0' : ''));
    const row = [whatGoesWrong, promise, `a test of ${name}`, '1,20,000: 0/0/0', ...cells];
    expect(table).toContain(`| ${row.join(' | ')} |`);
  }
  expect(table.split('\n')).toHaveLength(NAMES.length + 2);
  expect(shortcomings(everything, ENGINES)).toEqual([]);
  const rest = everything.filter(({ promise }) => promise !== 'held-back');
  expect(guaranteesTable(rest)).toContain('not counted in this run');
  const missing = `nothing was counted for: ${promises['held-back'].whatGoesWrong}`;
  expect(shortcomings(rest, ENGINES)).toEqual([missing]);
  const idle = everything.map((it) => ({ ...it, repetitions: 0 }));
  expect(shortcomings(idle, ENGINES)).toHaveLength(everything.length);
});

test.each(ENGINES)('a promise that nothing counted for in %s is called that', (engine) => {
  for (const name of PROVEN_IN[engine]) {
    const rest = everything.filter((it) => it.engine !== engine || it.promise !== name);
    const missing = `nothing was counted in ${engine} for: ${promises[name].whatGoesWrong}`;
    expect(shortcomings(rest, ENGINES)).toEqual([missing]);
  }
});

test.each(['lost', 'doubled', 'falselyConfirmed'])('one that was %s is named', (what) => {
  const isIt = ({ promise, engine }: Counted) => promise === 'killed' && engine === 'firefox';
  const spoilt = everything.map((it) => (isIt(it) ? { ...it, [what]: 1 } : it));
  expect(shortcomings(spoilt, ENGINES)).toEqual(['not zero: a test of killed (firefox)']);
});

test.each<[string, readonly PromiseName[], Parameters<typeof countingFiles>[0][]]>([
  ['anywhere', NAMES, ['sync', 'functions', 'journeys']],
  ['in Chromium', PROVEN_IN.chromium, ['journeys']],
  ['in Firefox', PROVEN_IN.firefox, ['engines']],
  ['in WebKit', PROVEN_IN.webkit, ['engines']],
])('for every promise that has to be proven %s there is a test that counts', (_, names, kinds) => {
  const files = kinds.flatMap(countingFiles);
  const text = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  expect(names.filter((name) => !text.includes(`'${name}'`))).toEqual([]);
});

const tally = { promise: 'killed', repetitions: 50, ...zero };

test('a first go that failed counts beside the second one', () => {
  const counts = [{ ...tally, lost: 1 }, tally];
  const annotated = (description: string) => ({ annotations: [{ type: 'tally', description }] });
  const results = counts.map((it) => annotated(JSON.stringify(it)));
  const file = 'bad-day/killed.spec.ts';
  const spec = { title: 'killed fifty times', file, tests: [{ results }] };
  const by = 'tests/journeys/bad-day/killed.spec.ts › killed fifty times';
  const report = { suites: [{ specs: [], suites: [{ specs: [spec] }] }] };
  const counted = counts.map((it) => ({ ...it, engine: 'chromium', by }));
  expect(countedByPlaywright(report)).toEqual(counted);
});

type Result = { duration: number; annotations?: object[]; errors?: object[] };

const journey = (title: string, status: string, ...results: Result[]) => {
  return { title, file: 'phone/cart.spec.ts', tests: [{ status, results }] };
};

test('tests that were not run count as failed, those that needed a second go as passed, and are named before the totals', () => {
  const failed = { duration: 5_000, errors: [{ message: 'not yet' }] };
  const specs = [
    journey('shaky', 'flaky', failed, { duration: 4_000 }),
    journey('broken', 'unexpected', failed, failed),
    journey('sound', 'expected', { duration: 3_000 }),
    journey('skipped', 'skipped'),
  ];
  const counted = readPlaywrightReport({ suites: [{ specs }], errors: [] });
  const stages = [{ name: 'journeys', ms: 17_000, ...counted }];
  expect(profile(stages).at(-1)).toBe('1 needed a second go: phone/cart.spec.ts › shaky');
  expect(totals(stages)).toEqual({ line: '2 passed, 2 failed', failed: 2 });
  const assertionResults = [
    { fullName: 'quick', status: 'passed', duration: 12 },
    { fullName: 'skipped', status: 'skipped', duration: 0 },
  ];
  const file = { name: 'a.test.ts', status: 'passed', assertionResults };
  expect(readVitestReport({ testResults: [file] })).toMatchObject({
    passed: 1,
    failures: [{ title: 'skipped' }],
  });
});

const played = { attack: 'skipping documents', tries: 36, through: 0, bound: 0 };
const bounded = { attack: 'pieces kept', tries: 50, through: 400, bound: 400, note: 'in 2.0 s' };
const elsewhere = { attack: 'hidden payments', provenBy: 'a test' };

test.each<[AttackResult, string[]]>([
  [bounded, []],
  [{ ...played, through: 1 }, ['got through: skipping documents: 1']],
  [{ ...bounded, tries: 0, note: 'shut' }, ['not played: pieces kept: shut']],
])('an attack that got further than it may, or was not played, is named: %j', (result, lines) => {
  const results = [played, result, elsewhere];
  expect(succeededAttacks(results)).toEqual(lines);
  expect(attacksTable(results)).toContain(`or were not played: ${lines.length}.`);
});

test.each(PROVEN_ELSEWHERE)('there is the test that proves “$attack”', ({ provenBy }) => {
  const [path = '', title] = provenBy.split(' › ');
  // A table of cases is named by its file.
  const test = readFileSync(join(root, path), 'utf8');
  expect(test).toContain(title ? `'${title}'` : 'test.each(');
});
