/** The table of promises as Markdown: each with its tests, how often each was tried, and what went wrong. */
import type { Counted } from './counted.ts';
import { type PromiseName, promises } from './promises.ts';

const HEAD = [
  '| what goes wrong | what the shop promises | proven by | tried | lost | doubled | falsely confirmed |',
  '| --- | --- | --- | --: | --: | --: | --: |',
];

/** One row for each count; a promise that nothing counted for has a row that says so. */
export function guaranteesTable(counted: readonly Counted[]): string {
  const rows = (Object.keys(promises) as PromiseName[]).flatMap((name) => {
    const { whatGoesWrong, promise } = promises[name];
    const of = counted.filter((it) => it.promise === name);
    if (of.length === 0) {
      return [row(whatGoesWrong, promise, '**nothing: not counted in this run**', '', '', '', '')];
    }
    return of.map((it, at) =>
      row(
        at === 0 ? whatGoesWrong : '',
        at === 0 ? promise : '',
        it.by,
        number(it.repetitions),
        number(it.lost),
        number(it.doubled),
        number(it.falselyConfirmed),
      ),
    );
  });
  return [...HEAD, ...rows].join('\n');
}

/** What keeps the table from being a proof: promises without a count, tests that tried nothing, and what is not zero. */
export function shortcomings(counted: readonly Counted[]): string[] {
  const missing = (Object.keys(promises) as PromiseName[])
    .filter((name) => !counted.some(({ promise, repetitions }) => promise === name && repetitions))
    .map((name) => `nothing was counted for: ${promises[name].whatGoesWrong}`);
  const broken = counted
    .filter(({ lost, doubled, falselyConfirmed }) =>
      [lost, doubled, falselyConfirmed].some((it) => it !== null && it > 0),
    )
    .map(({ by }) => `not zero: ${by}`);
  return [...missing, ...broken];
}

function row(...cells: string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

function number(value: number | null): string {
  return value === null ? '–' : value.toLocaleString('en-IN');
}
