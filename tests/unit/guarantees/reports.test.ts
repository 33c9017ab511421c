// What a run says of its tests: the true totals, what took long, and what needed a second go.
import { expect, test } from 'vitest';
import { readPlaywrightReport, readVitestReport } from '../../support/stack-reports.ts';
import { profile, totals } from '../../support/stack-stage.ts';

type Result = { duration: number; annotations?: object[]; errors?: object[] };

function journey(title: string, status: string, ...results: Result[]) {
  return { title, file: 'phone/cart.spec.ts', tests: [{ status, results }] };
}

function playwright(...specs: object[]) {
  return readPlaywrightReport({ suites: [{ specs }], errors: [] });
}

function vitest(...tests: object[]) {
  const file = { name: 'a.test.ts', status: 'passed', assertionResults: tests };
  return readVitestReport({ testResults: [file] });
}

const slow = { type: 'slow', description: 'twelve kills' };

test('a journey of more than 20 seconds fails, unless it says why it may take so long', () => {
  const { passed, failures } = playwright(
    journey('quick', 'expected', { duration: 19_000 }),
    journey('slow', 'expected', { duration: 21_000 }),
    journey('slow for a reason', 'expected', { duration: 90_000, annotations: [slow] }),
    journey('slow without a word', 'expected', {
      duration: 21_000,
      annotations: [{ type: 'slow' }],
    }),
  );
  expect(passed).toBe(2);
  expect(failures.map(({ title }) => title)).toEqual([
    'phone/cart.spec.ts › slow',
    'phone/cart.spec.ts › slow without a word',
  ]);
});

test('on a machine so busy that the middle journey takes 5 seconds, one may take six times that', () => {
  const many = Array.from({ length: 120 }, (_, at) =>
    journey(`usual ${at}`, 'expected', { duration: 5_000 }),
  );
  const { failures } = playwright(
    ...many,
    journey('long', 'expected', { duration: 29_000 }),
    journey('too long', 'expected', { duration: 31_000 }),
  );
  expect(failures.map(({ title }) => title)).toEqual(['phone/cart.spec.ts › too long']);
});

test('another test of more than 20 seconds fails in the same way', () => {
  const { passed, failures } = vitest(
    { fullName: 'quick', status: 'passed', duration: 12 },
    { fullName: 'slow', status: 'passed', duration: 20_001 },
    { fullName: 'many', status: 'passed', duration: 60_000, meta: { slow: '2,000 schedules' } },
  );
  expect(passed).toBe(2);
  expect(failures.map(({ title }) => title)).toEqual(['slow']);
});

test('a run that does not judge time lets a slow journey pass', () => {
  const specs = [journey('slow', 'expected', { duration: 21_000 })];
  const { passed, failures } = readPlaywrightReport({ suites: [{ specs }], errors: [] }, false);
  expect([passed, failures]).toEqual([1, []]);
});

test('what was not run counts as failed', () => {
  expect(playwright(journey('skipped', 'skipped')).failures).toHaveLength(1);
  const { passed, failures } = vitest({ fullName: 'skipped', status: 'skipped', duration: 0 });
  expect([passed, failures.length]).toEqual([0, 1]);
});

test('what needed a second go counts as passed, and is named on the line before the totals', () => {
  const failed = { duration: 5_000, errors: [{ message: 'not yet' }] };
  const counted = playwright(
    journey('shaky', 'flaky', failed, { duration: 4_000 }),
    journey('broken', 'unexpected', failed, failed),
    journey('sound', 'expected', { duration: 3_000 }),
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
