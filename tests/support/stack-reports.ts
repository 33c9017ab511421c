/** Reads the JSON reports of Vitest and Playwright into one shape. */
import * as v from 'valibot';
import type { Counted, Failure } from './stack-stage.ts';

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
          failureMessages: v.nullish(v.array(v.string()), []),
        }),
      ),
    }),
  ),
});

/** Vitest's results. A file that did not load counts as a failure, and so does a skipped test, unless tests were chosen by name (`named`). */
export function readVitestReport(report: unknown, named = false): Counted {
  const files = v.parse(VitestReport, report).testResults;
  const tests = files
    .flatMap((file) => file.assertionResults)
    .filter(({ status }) => !(named && status === 'skipped'));
  const broken = files.filter(
    (file) =>
      file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  );
  const failed = tests.filter(({ status }) => status !== 'passed');
  return {
    passed: tests.length - failed.length,
    failures: [
      ...failed.map(({ fullName, status, failureMessages }) => ({
        title: fullName,
        message: status === 'failed' ? (failureMessages ?? []).join('\n') : `not run: ${status}`,
      })),
      ...broken.map(({ name, message }) => ({ title: name, message })),
    ],
    tests: tests.map(({ fullName, duration }) => ({ title: fullName, ms: duration ?? 0 })),
  };
}

const PlaywrightError = v.object({ message: v.optional(v.string(), '') });

const Spec = v.object({
  title: v.string(),
  file: v.string(),
  tests: v.array(
    v.object({
      status: v.picklist(['expected', 'unexpected', 'flaky', 'skipped']),
      results: v.array(
        v.object({ duration: v.number(), errors: v.optional(v.array(PlaywrightError), []) }),
      ),
    }),
  ),
});

/** Each test's entry, in whatever suite, in a report of Playwright's JSON reporter. */
export function specsIn<T>(report: unknown, spec: v.GenericSchema<unknown, T>): T[] {
  type Suite = { specs: T[]; suites?: Suite[] | undefined };
  const suite: v.GenericSchema<unknown, Suite> = v.object({
    specs: v.array(spec),
    suites: v.optional(v.array(v.lazy(() => suite))),
  });
  const specsOf = ({ specs, suites = [] }: Suite): T[] => [...specs, ...suites.flatMap(specsOf)];
  return v.parse(v.object({ suites: v.array(suite) }), report).suites.flatMap(specsOf);
}

/** Playwright's results. A test that passed on its second try counts as passed and is listed apart; one that was not run counts as failed. */
export function readPlaywrightReport(report: unknown): Counted {
  const { errors } = v.parse(v.object({ errors: v.array(PlaywrightError) }), report);
  const tests = specsIn(report, Spec).flatMap((spec) =>
    spec.tests.map(({ status, results }) => ({
      status,
      title: `${spec.file} › ${spec.title}`,
      message: results.flatMap((result) => result.errors.map((error) => error.message)).join('\n'),
      ms: results.at(-1)?.duration ?? 0,
    })),
  );
  const those = (wanted: string): Failure[] =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ title, message }) => ({ title, message }));
  const secondGoes = those('flaky');
  return {
    passed: those('expected').length + secondGoes.length,
    failures: [
      ...those('unexpected'),
      ...those('skipped').map(({ title }) => ({ title, message: 'not run' })),
      ...errors.map(({ message }) => ({ title: 'journeys', message })),
    ],
    secondGoes,
    tests,
  };
}
