// The table of promises: nothing is left out of it, and nothing that went wrong is hidden in it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../../backend/stack/paths.ts';
import { type Counted, countedByPlaywright, countedByVitest } from '../../guarantees/counted.ts';
import { countingFiles } from '../../guarantees/counting-files.ts';
import { promises } from '../../guarantees/promises.ts';
import { guaranteesTable, shortcomings } from '../../guarantees/table.ts';

const zero = { lost: 0, doubled: 0, falselyConfirmed: 0 };
const everything = Object.keys(promises).map((name) => ({
  ...zero,
  promise: name as Counted['promise'],
  repetitions: 1_20_000,
  by: `a test of ${name}`,
}));

test('every promise stands in the table, with what proved it and how often it was tried', () => {
  const table = guaranteesTable(everything);
  for (const [name, { whatGoesWrong, promise }] of Object.entries(promises)) {
    expect(table).toContain(
      `| ${whatGoesWrong} | ${promise} | a test of ${name} | 1,20,000 | 0 | 0 | 0 |`,
    );
  }
  expect(shortcomings(everything)).toEqual([]);
});

test('a promise that nothing counted for is called that', () => {
  const [, ...rest] = everything;
  expect(guaranteesTable(rest)).toContain('not counted in this run');
  expect(shortcomings(rest)).toEqual([
    'nothing was counted for: the reply is lost although the write landed',
  ]);
});

test('a test that tried nothing proves nothing', () => {
  const idle = everything.map((it) => ({ ...it, repetitions: 0 }));
  expect(shortcomings(idle)).toHaveLength(everything.length);
});

test.each(['lost', 'doubled', 'falselyConfirmed'])('one that was %s is named', (what) => {
  const spoilt = everything.map((it, at) => (at === 3 ? { ...it, [what]: 1 } : it));
  expect(shortcomings(spoilt)).toEqual(['not zero: a test of one-refused']);
});

test('what a test does not count is not called zero', () => {
  const [first, ...rest] = everything.map((it) => ({ ...it, lost: null, doubled: null }));
  expect(guaranteesTable(first ? [first] : [])).toContain('1,20,000 | – | – | 0 |');
  expect(shortcomings(first ? [first, ...rest] : rest)).toEqual([]);
});

test('for every promise there is a test that counts', () => {
  const files = [...countingFiles('sync'), ...countingFiles('journeys')];
  const text = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  const uncounted = Object.keys(promises).filter((name) => !text.includes(`'${name}'`));
  expect(uncounted).toEqual([]);
});

const tally = { promise: 'killed', repetitions: 50, ...zero };

test('counts are read from the reports of both test runners', () => {
  const assertion = { title: 'nothing is lost', meta: { tally } };
  const plain = { title: 'something else', meta: {} };
  const vitest = {
    testResults: [
      { name: '/home/me/haat/tests/sync/a.test.ts', assertionResults: [assertion, plain] },
    ],
  };
  expect(countedByVitest(vitest)).toEqual([
    { ...tally, by: 'tests/sync/a.test.ts › nothing is lost' },
  ]);
  const annotations = [{ type: 'tally', description: JSON.stringify(tally) }];
  const lossy = { ...tally, lost: 1 };
  const first = { annotations: [{ type: 'tally', description: JSON.stringify(lossy) }] };
  const spec = {
    title: 'killed fifty times',
    file: 'bad-day/killed.spec.ts',
    tests: [{ results: [first, { annotations }] }],
  };
  expect(countedByPlaywright({ suites: [{ specs: [], suites: [{ specs: [spec] }] }] })).toEqual([
    { ...lossy, by: 'tests/journeys/bad-day/killed.spec.ts › killed fifty times' },
    { ...tally, by: 'tests/journeys/bad-day/killed.spec.ts › killed fifty times' },
  ]);
});

test('a count of an unknown promise, or below nothing, is not believed', () => {
  const report = (meta: unknown) => ({
    testResults: [{ name: 'a', assertionResults: [{ title: 'b', meta }] }],
  });
  expect(() => countedByVitest(report({ tally: { ...tally, promise: 'world peace' } }))).toThrow();
  expect(() => countedByVitest(report({ tally: { ...tally, lost: -1 } }))).toThrow();
});
