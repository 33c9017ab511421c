/** Reads the JSON reports of Vitest and Playwright into one shape. */
import * as v from 'valibot';
import type { Counted, Failure, TimedTest } from './stack-stage.ts';

const VitestReport = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.optional(v.string(), ''),
      assertionResults: v.array(
        v.object({
          fullName: v.string(),
          status: v.string(),
          duration: v.nullish(v.number(), 0),
          meta: v.optional(v.object({ slow: v.optional(v.string()) }), {}),
          failureMessages: v.nullish(v.array(v.string()), []),
        }),
      ),
    }),
  ),
});

/** What Vitest's JSON reporter wrote; a file that could not even be loaded counts as one failure, and so does what was not run. `isTimed`: a slow test fails. */
export function readVitestReport(report: unknown, isTimed = true): Counted {
  const files = v.parse(VitestReport, report).testResults;
  const tests = files.flatMap((file) => file.assertionResults);
  const broken = files.filter(
    (file) =>
      file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  );
  const timed: TimedTest[] = tests.map(({ fullName, duration, meta }) => ({
    title: fullName,
    ms: duration,
    slowBecause: meta.slow,
  }));
  const failed = tests.filter(({ status }) => status !== 'passed');
  const late = isTimed ? tooSlow(timed.filter((_, at) => tests[at]?.status === 'passed')) : [];
  return {
    passed: tests.length - failed.length - late.length,
    failures: [
      ...failed.map(({ fullName, status, failureMessages }) => ({
        title: fullName,
        message: status === 'failed' ? (failureMessages ?? []).join('\n') : `not run: ${status}`,
      })),
      ...broken.map(({ name, message }) => ({ title: name, message })),
      ...late,
    ],
    tests: timed,
  };
}

const PlaywrightError = v.object({ message: v.optional(v.string(), '') });

const Annotation = v.object({ type: v.string(), description: v.optional(v.string(), '') });

const Spec = v.object({
  title: v.string(),
  file: v.string(),
  tests: v.array(
    v.object({
      status: v.picklist(['expected', 'unexpected', 'flaky', 'skipped']),
      results: v.array(
        v.object({
          duration: v.number(),
          annotations: v.optional(v.array(Annotation), []),
          errors: v.optional(v.array(PlaywrightError), []),
        }),
      ),
    }),
  ),
});

type Suite = { specs: v.InferOutput<typeof Spec>[]; suites?: Suite[] | undefined };

const Suite: v.GenericSchema<unknown, Suite> = v.object({
  specs: v.array(Spec),
  suites: v.optional(v.array(v.lazy(() => Suite))),
});

const PlaywrightReport = v.object({ suites: v.array(Suite), errors: v.array(PlaywrightError) });

/**
 * What Playwright's JSON reporter wrote; a test that passed at its second go counts as passed and is told apart, one that was not
 * run counts as failed. `isTimed`: a slow test fails, too.
 */
export function readPlaywrightReport(report: unknown, isTimed = true): Counted {
  const { suites, errors } = v.parse(PlaywrightReport, report);
  const tests = suites.flatMap(specsOf).flatMap((spec) =>
    spec.tests.map(({ status, results }) => ({
      status,
      title: `${spec.file} › ${spec.title}`,
      message: results.flatMap((result) => result.errors.map((error) => error.message)).join('\n'),
      ms: results.at(-1)?.duration ?? 0,
      slowBecause: results
        .flatMap(({ annotations }) => annotations)
        .find(({ type, description }) => type === 'slow' && description)?.description,
    })),
  );
  const those = (wanted: string): Failure[] =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ title, message }) => ({ title, message }));
  const ended = tests.filter(({ status }) => status === 'expected' || status === 'flaky');
  const late = isTimed ? tooSlow(ended) : [];
  const secondGoes = those('flaky');
  return {
    passed: those('expected').length + secondGoes.length - late.length,
    failures: [
      ...those('unexpected'),
      ...those('skipped').map(({ title }) => ({ title, message: 'not run' })),
      ...errors.map(({ message }) => ({ title: 'journeys', message })),
      ...late,
    ],
    secondGoes,
    tests,
  };
}

function specsOf({ specs, suites = [] }: Suite): Suite['specs'] {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** A test that takes longer than this needs a reason; on a machine so busy that the middle test is slow, than six of those. ms */
const SLOW_MS = 20_000;
const MIDDLE_TESTS = 6;
/** Of fewer tests the middle one says nothing. */
const ENOUGH_TESTS = 100;

/** Tests that took too long and do not say why they may. */
function tooSlow(tests: readonly TimedTest[]): Failure[] {
  const middle = tests.map(({ ms }) => ms).toSorted((a, b) => a - b)[tests.length >> 1] ?? 0;
  const limit = tests.length < ENOUGH_TESTS ? SLOW_MS : Math.max(SLOW_MS, MIDDLE_TESTS * middle);
  return tests
    .filter(({ ms, slowBecause }) => ms > limit && !slowBecause)
    .map(({ title, ms }) => ({
      title,
      message: `took ${(ms / 1000).toFixed(1)} s: more than ${(limit / 1000).toFixed(0)} s needs a reason (test.slow(true, 'why') in a journey, task.meta.slow = 'why' elsewhere)`,
    }));
}
