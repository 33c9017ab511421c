/** The table of promises as Markdown: each with its tests, how often each was tried in which engine, and what went wrong. */
import type { EngineName } from '../engines/engine.ts';
import type { Counted } from './counted.ts';
import { PROVEN_IN, type PromiseName, promises } from './promises.ts';

const HEAD = [
  '| what goes wrong | what the shop promises | proven by | without a browser | Chromium | Firefox | WebKit |',
  '| --- | --- | --- | --: | --: | --: | --: |',
];
const COLUMNS = [undefined, 'chromium', 'firefox', 'webkit'] as const;

/** One row for each program, a column for each engine; a promise without a count has a row that says so. */
export function guaranteesTable(counted: readonly Counted[]): string {
  const rows = (Object.keys(promises) as PromiseName[]).flatMap((name) => {
    const { whatGoesWrong, promise } = promises[name];
    const programs = programsOf(counted.filter((it) => it.promise === name));
    if (programs.length === 0) {
      return [row(whatGoesWrong, promise, '**nothing: not counted in this run**', '', '', '', '')];
    }
    return programs.map(({ by, of }, at) =>
      row(
        at === 0 ? whatGoesWrong : '',
        at === 0 ? promise : '',
        by,
        ...COLUMNS.map((engine) => cell(of.find((it) => it.engine === engine))),
      ),
    );
  });
  return [...HEAD, ...rows].join('\n');
}

type Program = { by: string; of: Counted[] };

/** One program's counts in several engines share a row; two counts in the same engine take two rows. */
function programsOf(counted: readonly Counted[]): Program[] {
  const programs: Program[] = [];
  for (const one of counted) {
    const isFree = ({ by, of }: Program) =>
      by === one.by && !of.some(({ engine }) => engine === one.engine);
    const found = programs.find(isFree);
    if (found) found.of.push(one);
    else programs.push({ by: one.by, of: [one] });
  }
  return programs;
}

/** The table's gaps as a proof: promises without a required count, tests that tried nothing, and counts above zero. */
export function shortcomings(
  counted: readonly Counted[],
  engines: readonly EngineName[],
  isWhole = true,
): string[] {
  const isTried = (name: PromiseName, engine?: EngineName) =>
    counted.some(
      (it) => it.promise === name && it.repetitions > 0 && (!engine || it.engine === engine),
    );
  const missing = (isWhole ? (Object.keys(promises) as PromiseName[]) : [])
    .filter((name) => !isTried(name))
    .map((name) => `nothing was counted for: ${promises[name].whatGoesWrong}`);
  const missingInEngines = engines.flatMap((engine) =>
    PROVEN_IN[engine]
      .filter((name) => !isTried(name, engine))
      .map((name) => `nothing was counted in ${engine} for: ${promises[name].whatGoesWrong}`),
  );
  const broken = counted
    .filter(({ lost, doubled, falselyConfirmed }) =>
      [lost, doubled, falselyConfirmed].some((it) => it !== null && it > 0),
    )
    .map(({ by, engine }) => `not zero: ${by}${engine ? ` (${engine})` : ''}`);
  return [...missing, ...missingInEngines, ...broken];
}

function row(...cells: string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

/** Such as “12: 0/0/0”; empty where it was not tried. */
function cell(counted: Counted | undefined): string {
  if (!counted) return '';
  const { repetitions, lost, doubled, falselyConfirmed } = counted;
  const wrong = [lost, doubled, falselyConfirmed].map(number).join('/');
  return `${number(repetitions)}: ${wrong}`;
}

function number(value: number | null): string {
  return value === null ? '–' : value.toLocaleString('en-IN');
}
