/** Runs Vitest and Playwright and counts their results. */
import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  type Child,
  type ChildOptions,
  endedWithin,
  lastLines,
  startNode,
} from '../../backend/stack/children.ts';
import { cacheFolder, packageFile } from '../../backend/stack/paths.ts';
import { readPlaywrightReport, readVitestReport } from './stack-reports.ts';
import type { Counted } from './stack-stage.ts';

/** A hanging runner is stopped after this long, which is enough for a slow machine. */
const limitMs = 40 * 60_000;
const journeysLimitMs = 60 * 60_000;
const plain = {
  NO_COLOR: '1',
  FORCE_COLOR: '0',
  // Most of a test's objects die young. With 32 MB for them V8 collects garbage far less often, which saves a quarter of a core.
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=32`.trim(),
};

/** `files`: all by default; `only`: tests whose title holds this word; `name`: of log and report, for two simultaneous runs of a project. */
type RunOptions = { files?: readonly string[]; only?: string; name?: string };

export function runVitest(
  project: string,
  env: NodeJS.ProcessEnv = {},
  { files = [], only, name = project }: RunOptions = {},
): Promise<Counted> {
  const read = (report: unknown) => readVitestReport(report, only !== undefined);
  return reported(name, read, (report) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const chosen = ['--project', project, ...(only ? [`--testNamePattern=${only}`] : []), ...files];
    const args = [packageFile('vitest/vitest.mjs'), 'run', ...reporters, ...chosen];
    return { args, options: { env: { ...plain, ...env } } };
  });
}

/** Journeys that run in parallel, and those that need the stack to themselves. */
export type JourneyProjects = 'parallel' | 'serial';
const projectOptions: Record<JourneyProjects, string[]> = {
  parallel: ['--project=screens', '--project=phone'],
  // The parallel run has already prepared the phone they start from.
  serial: ['--project=serial', '--no-deps'],
};

/** Runs journeys in a real browser, the parallel ones first. `only`: those with this tag, each of which must pass on its first try. */
export function runJourneys(
  projects: JourneyProjects,
  env: NodeJS.ProcessEnv = {},
  { files = [], only }: Omit<RunOptions, 'name'> = {},
): Promise<Counted> {
  return reported(`journeys-${projects}`, readPlaywrightReport, (report) => ({
    args: [
      packageFile('playwright/cli.js'),
      'test',
      '--config=tests/playwright.config.ts',
      '--reporter=list,json',
      // Apart, so that the next run does not delete the traces of a failure.
      `--output=${join(cacheFolder, 'journeys', projects)}`,
      ...projectOptions[projects],
      ...(only ? [`--grep=${only}`, '--retries=0'] : []),
      ...files,
    ],
    options: { env: { ...plain, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
    limit: journeysLimitMs,
  }));
}

/** The last report of the runner with this name. */
export async function lastReport(name: string): Promise<unknown> {
  return JSON.parse(await readFile(reportOf(name), 'utf8'));
}

function reportOf(name: string): string {
  return join(cacheFolder, 'reports', `${name}.json`);
}

async function reported(
  name: string,
  read: (report: unknown) => Counted,
  command: (report: string) => { args: string[]; options: ChildOptions; limit?: number },
): Promise<Counted> {
  const report = reportOf(name);
  await mkdir(dirname(report), { recursive: true });
  await rm(report, { force: true });
  const { args, options, limit = limitMs } = command(report);
  const child = startNode(name, args, options);
  const code = await endedWithin(child, limit);
  const text = await readFile(report, 'utf8').catch(() => undefined);
  const counted = text === undefined ? none : read(JSON.parse(text));
  const problem = await unsaid(child, code, counted, text === undefined, limit);
  return problem ? { ...counted, failures: [...counted.failures, problem] } : counted;
}

const none: Counted = { passed: 0, failures: [] };

/** A failure that the report alone does not show: a runner that crashed, hung, or ran nothing. */
async function unsaid(
  { name }: Child,
  code: number | undefined,
  { passed, failures }: Counted,
  isMissing: boolean,
  limit: number,
): Promise<Counted['failures'][number] | undefined> {
  const trouble =
    code === undefined
      ? `was stopped after ${limit / 60_000} minutes`
      : isMissing
        ? 'ended without a result'
        : passed + failures.length === 0
          ? 'ran no test'
          : code !== 0 && failures.length === 0
            ? `ended with exit code ${code} though no test failed`
            : undefined;
  if (!trouble) return undefined;
  return { title: `${name} ${trouble}`, message: await lastLines(name, 40) };
}
