/** Plays every known attack against the running shop, one after another. */
import { wording } from '../../backend/stack/problem.ts';
import { writeWithoutRight } from './accounts.ts';
import { sendMuch } from './anybody.ts';
import type { AttackResult } from './attack.ts';
import { PROVEN_ELSEWHERE } from './elsewhere.ts';
import { misuseFences } from './fences.ts';
import { sendFalseFiles } from './files.ts';
import { listWithoutEnd, skipDocuments } from './lists.ts';
import {
  nameGoodsFalsely,
  orderForNothing,
  useQuotationAgain,
  wakeManyFunctions,
} from './orders.ts';
import { misusePayments } from './payments.ts';
import { misuseReviews } from './reviews.ts';
import { askForMadeUpPincodes, loadFromAnybody, nameForeignHost } from './site.ts';

const ATTACKS: readonly (() => Promise<AttackResult[]>)[] = [
  skipDocuments,
  listWithoutEnd,
  orderForNothing,
  nameGoodsFalsely,
  wakeManyFunctions,
  useQuotationAgain,
  sendFalseFiles,
  misuseReviews,
  misusePayments,
  sendMuch,
  writeWithoutRight,
  misuseFences,
  nameForeignHost,
  loadFromAnybody,
  askForMadeUpPincodes,
];

/** What became of each, and which tests play those that no door leads to; one that could not be played counts as tried not once. */
export async function playAttacks(
  say: (line: string) => void,
  names: readonly string[] = ATTACKS.map(({ name }) => name),
): Promise<AttackResult[]> {
  const results: AttackResult[] = [];
  for (const play of ATTACKS.filter(({ name }) => names.includes(name))) {
    say(`Attacking: ${play.name} …`);
    const failed = (error: unknown) => [
      { attack: play.name, tries: 0, through: 0, bound: 0, note: wording(error) },
    ];
    results.push(...(await play().catch(failed)));
  }
  return [...results, ...PROVEN_ELSEWHERE];
}
