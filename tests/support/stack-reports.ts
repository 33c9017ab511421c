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
          failureMessages: v.nullish(v.array(v.string()), []),
        }),
      ),
    }),
  ),
});

/** What Vitest's JSON reporter wrote; a file that could not even be loaded counts as one failure. */
export function readVitestReport(report: unknown): Counted {
  const files = v.parse(VitestReport, report).testResults;
  const tests = files.flatMap((file) => file.assertionResults);
  const broken = files.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(isFailed),
  );
  return {
    passed: tests.filter((test) => test.status === 'passed').length,
    skipped: tests.filter((test) => !['passed', 'failed'].includes(test.status)).length,
    failures: [
      ...tests.filter(isFailed).map(({ fullName, failureMessages }) => ({
        title: fullName,
        message: (failureMessages ?? []).join('\n'),
      })),
      ...broken.map(({ name, message }) => ({ title: name, message })),
    ],
  };
}

function isFailed({ status }: { status: string }): boolean {
  return status === 'failed';
}

const PlaywrightError = v.object({ message: v.optional(v.string(), '') });

const Spec = v.object({
  title: v.string(),
  file: v.string(),
  tests: v.array(
    v.object({
      status: v.picklist(['expected', 'unexpected', 'flaky', 'skipped']),
      results: v.array(v.object({ errors: v.optional(v.array(PlaywrightError), []) })),
    }),
  ),
});

type Suite = { specs: v.InferOutput<typeof Spec>[]; suites?: Suite[] | undefined };

const Suite: v.GenericSchema<unknown, Suite> = v.object({
  specs: v.array(Spec),
  suites: v.optional(v.array(v.lazy(() => Suite))),
});

const PlaywrightReport = v.object({ suites: v.array(Suite), errors: v.array(PlaywrightError) });

/** What Playwright's JSON reporter wrote; a test that passed at its second go counts as passed and is told apart. */
export function readPlaywrightReport(report: unknown): Counted {
  const { suites, errors } = v.parse(PlaywrightReport, report);
  const tests = suites.flatMap(specsOf).flatMap((spec) =>
    spec.tests.map(({ status, results }) => ({
      status,
      title: `${spec.file} › ${spec.title}`,
      message: results.flatMap((result) => result.errors.map((error) => error.message)).join('\n'),
    })),
  );
  const those = (wanted: string): Failure[] =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ title, message }) => ({ title, message }));
  const second = those('flaky');
  return {
    passed: those('expected').length + second.length,
    skipped: those('skipped').length,
    failures: [
      ...those('unexpected'),
      ...errors.map(({ message }) => ({ title: 'journeys', message })),
    ],
    second,
  };
}

function specsOf({ specs, suites = [] }: Suite): Suite['specs'] {
  return [...specs, ...suites.flatMap(specsOf)];
}
