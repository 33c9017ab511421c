// The desk's copy of the shop's tax papers on the merchant's device, per merchant.
import { Dexie } from 'dexie';
import { DAY_MS } from '#engine/limits.ts';
import type { HaatDatabase } from '../../device/tables.ts';
import { INDIA_MS } from '../../shared/day-in-india.ts';
import type { Paper } from '../paper.ts';

const { minKey, maxKey } = Dexie;

/** Two quarters, and some days to file the older one. The server keeps all papers. */
const KEPT_MS = 200 * DAY_MS;

/** Papers issued before this moment (ms) leave the device. `now` in ms. */
export function oldestPaperKept(now: number): number {
  return now - KEPT_MS;
}

/** Whether all papers of a month in India (YYYY-MM) are among those issued since `oldest`, ms. */
export function isMonthKept(month: string, oldest: number): boolean {
  return Date.parse(`${month}-01`) - INDIA_MS >= oldest;
}

/** All papers on this device, newest first. */
export async function readDeskPapers(database: HaatDatabase, uid: string): Promise<Paper[]> {
  const rows = await ofMerchant(database, uid).reverse().toArray();
  return rows.map(({ paper }) => paper);
}

/** Whether there is a paper on this device. */
export async function hasDeskPapers(database: HaatDatabase, uid: string): Promise<boolean> {
  return (await ofMerchant(database, uid).limit(1).count()) > 0;
}

function ofMerchant({ deskPapers }: HaatDatabase, uid: string) {
  return deskPapers.where('[uid+issuedAt]').between([uid, minKey], [uid, maxKey]);
}

/** Adds these papers, and drops those issued before `oldest`, ms. */
export async function keepDeskPapers(
  { deskPapers }: HaatDatabase,
  uid: string,
  papers: readonly Paper[],
  oldest: number,
): Promise<void> {
  await deskPapers.bulkPut(
    papers.map((paper) => ({ uid, number: paper.number, issuedAt: paper.issuedAt, paper })),
  );
  await deskPapers.where('[uid+issuedAt]').between([uid, minKey], [uid, oldest]).delete();
}
