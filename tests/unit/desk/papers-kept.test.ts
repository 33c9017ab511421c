// Tax papers leave the phone after half a year: which months are then still whole, so that they can be summed.
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { openDatabase } from '#domain/device/database.ts';
import { monthInIndia } from '#domain/shared/day-in-india.ts';
import {
  isMonthKept,
  keepDeskPapers,
  oldestPaperKept,
  readDeskPapers,
} from '#domain/tax/desk/desk-papers.ts';
import type { Paper } from '#domain/tax/paper.ts';
import { DAY_MS } from '#engine/limits.ts';
import { paperOf } from './tax-given.ts';

const FROM = Date.parse('2026-01-01T00:00:00+05:30');
const PAPER = paperOf();
/** A paper at the first and the last moment of each day in India, until now. */
const papersUntil = (now: number): Paper[] => {
  const days = Array.from({ length: 600 }, (_, day) => FROM + day * DAY_MS);
  return days
    .flatMap((begin) => [begin, begin + DAY_MS - 1])
    .filter((issuedAt) => issuedAt <= now)
    .map((issuedAt, at) => ({ ...PAPER, number: `FARM-${at}`, issuedAt }));
};

function byMonth(papers: readonly Paper[]): Map<string, number> {
  const months = new Map<string, number>();
  for (const { issuedAt } of papers) {
    const month = monthInIndia(issuedAt);
    months.set(month, (months.get(month) ?? 0) + 1);
  }
  return months;
}

test.each<[string, now: string, partial: string[]]>([
  // 200 days before 28 November is 12 May.
  ['in the middle of a month', '2026-11-28T10:00:00+05:30', ['2026-05']],
  ['just after a month’s first moment', '2026-11-17T00:00:00.001+05:30', ['2026-05']],
  ['at a month’s first moment', '2026-11-17T00:00:00+05:30', []],
  ['while the day in London is another', '2026-11-17T03:00:00+05:30', ['2026-05']],
  ['before the last paper of a month', '2026-11-16T23:59:59+05:30', ['2026-04']],
])('of a cut %s only the month that it cuts is not whole', async (_, at, partial) => {
  const [now, disk] = [Date.parse(at), new IDBFactory()];
  const database = openDatabase('haat', { indexedDB: disk, IDBKeyRange });
  const all = papersUntil(now);
  await keepDeskPapers(database, 'meena', all, oldestPaperKept(now));
  const kept = byMonth(await readDeskPapers(database, 'meena'));
  const whole = byMonth(all);
  const cut = [...kept.keys()].filter((month) => !isMonthKept(month, oldestPaperKept(now)));
  expect(cut).toEqual(partial);
  for (const [month, count] of kept) {
    expect(count === whole.get(month), month).toBe(!partial.includes(month));
  }
  database.close();
});
