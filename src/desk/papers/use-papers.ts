// The shop's tax papers as this phone has them. They are only read here: nobody changes one.
import { useLiveQuery } from '#browser/sync/use-live-query.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import { longDayWords } from '#domain/shared/day-in-india.ts';
import { readDeskPapers } from '#domain/tax/desk/desk-papers.ts';
import type { Paper } from '#domain/tax/paper.ts';
import { useOwnDesk } from '../frame/use-merchant.ts';

/** All papers on this phone, newest first; undefined while loading. */
export function usePapers(): Paper[] | undefined {
  const { uid } = useOwnDesk();
  return useLiveQuery(() => readDeskPapers(deviceDatabase(), uid), [uid]);
}

/** A month such as 2026-11 in words: November 2026. */
export function monthWords(month: string): string {
  return longDayWords(Date.parse(`${month}-01`)).replace(/^1 /, '');
}
