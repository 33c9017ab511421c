/** Extracts the tests' counts for the promises from the reports of Vitest and Playwright. */
import * as v from 'valibot';
import { specsIn } from '../support/stack-reports.ts';
import { type PromiseName, promises, TALLY, type Tally } from './promises.ts';

/** The counts of one test or program; `by` names it so that it can be found and run. */
export type Counted = Tally & { by: string };

const names = Object.keys(promises) as PromiseName[];
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const TallySchema: v.GenericSchema<unknown, Tally> = v.object({
  promise: v.picklist(names),
  engine: v.optional(v.picklist(['chromium', 'firefox', 'webkit'])),
  repetitions: count,
  lost: v.nullable(count),
  doubled: v.nullable(count),
  falselyConfirmed: v.nullable(count),
});

const Assertion = v.object({
  title: v.string(),
  meta: v.optional(v.object({ tally: v.optional(TallySchema) }), {}),
});
const TestFile = v.object({ name: v.string(), assertionResults: v.array(Assertion) });
const VitestReport = v.object({ testResults: v.array(TestFile) });

/** The counts in a report of Vitest's JSON reporter. */
export function countedByVitest(report: unknown): Counted[] {
  return v.parse(VitestReport, report).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.flatMap(({ title, meta: { tally } }) => {
      const file = name.slice(name.lastIndexOf('/tests/') + 1);
      // The same test in another engine belongs to the same row of the table.
      const words = title.replace(/^in (chromium|firefox|webkit): /, '');
      return tally ? { ...tally, by: `${file} › ${words}` } : [];
    }),
  );
}

const Annotation = v.object({ type: v.string(), description: v.optional(v.string(), '') });
const Result = v.object({ annotations: v.optional(v.array(Annotation), []) });
const Spec = v.object({
  title: v.string(),
  file: v.string(),
  tests: v.array(v.object({ results: v.array(Result) })),
});

/** The counts in a report of Playwright's JSON reporter, whose journeys run in Chromium; of a repeated test, both: a second try takes no loss back. */
export function countedByPlaywright(report: unknown): Counted[] {
  return specsIn(report, Spec).flatMap(({ title, file, tests }) => {
    const annotations = tests.flatMap(({ results }) =>
      results.flatMap((result) => result.annotations),
    );
    return annotations
      .filter(({ type }) => type === TALLY)
      .map(({ description }) => ({
        ...v.parse(TallySchema, JSON.parse(description)),
        engine: 'chromium' as const,
        by: `tests/journeys/${file} › ${title}`,
      }));
  });
}
