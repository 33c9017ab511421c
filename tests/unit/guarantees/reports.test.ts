// A run's report of its tests: the true totals, the slow ones, and those that needed a second try; and the table of attacks, in which
// successful or unplayed attacks never count as a proof.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../../backend/stack/paths.ts';
import { type AttackResult, attacksTable, succeededAttacks } from '../../attacks/attack.ts';
import { PROVEN_ELSEWHERE } from '../../attacks/elsewhere.ts';
import { readPlaywrightReport, readVitestReport } from '../../support/stack-reports.ts';
import { profile, totals } from '../../support/stack-stage.ts';

type Result = { duration: number; annotations?: object[]; errors?: object[] };

function journey(title: string, status: string, ...results: Result[]) {
  return { title, file: 'phone/cart.spec.ts', tests: [{ status, results }] };
}

const playwright = (...specs: object[]) =>
  readPlaywrightReport({ suites: [{ specs }], errors: [] });

function vitest(...tests: object[]) {
  const file = { name: 'a.test.ts', status: 'passed', assertionResults: tests };
  return readVitestReport({ testResults: [file] });
}

test('tests that were not run count as failed, those that needed a second go as passed, and are named before the totals', () => {
  const failed = { duration: 5_000, errors: [{ message: 'not yet' }] };
  const counted = playwright(
    journey('shaky', 'flaky', failed, { duration: 4_000 }),
    journey('broken', 'unexpected', failed, failed),
    journey('sound', 'expected', { duration: 3_000 }),
    journey('skipped', 'skipped'),
  );
  const stages = [{ name: 'journeys', ms: 17_000, ...counted }];
  expect(profile(stages).at(-1)).toBe('1 needed a second go: phone/cart.spec.ts › shaky');
  expect(totals(stages)).toEqual({ line: '2 passed, 2 failed', failed: 2 });
  const others = vitest(
    { fullName: 'quick', status: 'passed', duration: 12 },
    { fullName: 'skipped', status: 'skipped', duration: 0 },
  );
  expect(others).toMatchObject({ passed: 1, failures: [{ title: 'skipped' }] });
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

test.each(PROVEN_ELSEWHERE)('there is the test that proves “$attack”', async ({ provenBy }) => {
  const [path = '', title] = provenBy.split(' › ');
  // A table of cases is named by its file.
  expect(await readFile(join(root, path), 'utf8')).toContain(title ? `'${title}'` : 'test.each(');
});
