// What a run says of its tests: the true totals, what took longest, and what needed a second go.
import { expect, test } from 'vitest';
import { readPlaywrightReport, readVitestReport } from '../../support/stack-reports.ts';
import { profile, totals } from '../../support/stack-stage.ts';

type Result = { duration: number; errors?: object[] };

function playwright(...journeys: [title: string, status: string, ...results: Result[]][]) {
  const specs = journeys.map(([title, status, ...results]) => ({
    title,
    file: 'phone/cart.spec.ts',
    tests: [{ status, results }],
  }));
  return readPlaywrightReport({ suites: [{ specs }], errors: [] });
}

test('what was not run counts as failed, unless tests were chosen by their name', () => {
  expect(playwright(['skipped', 'skipped']).failures).toHaveLength(1);
  const one = { fullName: 'skipped', status: 'skipped', duration: 0 };
  const report = {
    testResults: [{ name: 'a.test.ts', status: 'passed', assertionResults: [one] }],
  };
  expect(readVitestReport(report)).toMatchObject({ passed: 0, failures: [{ title: 'skipped' }] });
  expect(readVitestReport(report, true)).toMatchObject({ passed: 0, failures: [] });
});

test('what needed a second go counts as passed, and is named on the line before the totals', () => {
  const failed = { duration: 5_000, errors: [{ message: 'not yet' }] };
  const counted = playwright(
    ['shaky', 'flaky', failed, { duration: 4_000 }],
    ['broken', 'unexpected', failed, failed],
    ['sound', 'expected', { duration: 3_000 }],
  );
  const stages = [{ name: 'journeys', ms: 17_000, ...counted }];
  expect(profile(stages).at(-1)).toBe('1 needed a second go: phone/cart.spec.ts › shaky');
  expect(totals(stages)).toEqual({ line: '2 passed, 1 failed', failed: 1 });
});

test('the report names each phase with its time, and the slowest ten tests, slowest first', () => {
  const tests = Array.from({ length: 12 }, (_, at) => ({ title: `test ${at}`, ms: at * 1_000 }));
  const lines = profile([{ name: 'unit', ms: 66_000, passed: 12, failures: [], tests }]);
  expect(lines).toContain('    66.0 s  unit');
  const named = lines.filter((line) => line.includes(' › '));
  expect(named).toHaveLength(10);
  expect(named[0]).toContain('11.0 s  unit › test 11');
});
