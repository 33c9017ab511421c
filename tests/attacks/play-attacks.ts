/** Plays every known attack against the running shop, one after another. */
import { wording } from '../../backend/stack/problem.ts';
import { writeWithoutRight } from './accounts.ts';
import { sendMuch } from './anybody.ts';
import type { AttackResult } from './attack.ts';
import { sendFalseFiles } from './files.ts';
import { listWithoutEnd, skipDocuments } from './lists.ts';
import { orderForNothing, useQuotationAgain } from './orders.ts';
import { misusePayments } from './payments.ts';
import { misuseReviews } from './reviews.ts';
import { askForMadeUpPincodes, nameForeignHost } from './site.ts';

const ATTACKS: readonly (() => Promise<AttackResult[]>)[] = [
  skipDocuments,
  listWithoutEnd,
  orderForNothing,
  useQuotationAgain,
  sendFalseFiles,
  misuseReviews,
  misusePayments,
  sendMuch,
  writeWithoutRight,
  nameForeignHost,
  askForMadeUpPincodes,
];

/** What became of each; one that could not be played counts as tried not once. */
export async function playAttacks(say: (line: string) => void): Promise<AttackResult[]> {
  const results: AttackResult[] = [];
  for (const play of ATTACKS) {
    say(`Attacking: ${play.name} …`);
    const failed = (error: unknown) => [
      { attack: play.name, tries: 0, through: 0, bound: 0, note: wording(error) },
    ];
    results.push(...(await play().catch(failed)));
  }
  return results;
}
