// Withdraws waiting steps: only those that provably never left this device, and only together with everything pressed
// after them.

import { laterWrites, readOutbox } from '#engine/outbox/outbox-rows.ts';
import type { HaatDatabase } from '../../device/tables.ts';
import { recordGivenUp } from '../../editing/desk-kind.ts';

/**
 * `may-have-gone`: one is or was being sent; `has-later`: a later press is not among them. Neither removes anything.
 */
export type StepWithdrawal = 'withdrawn' | 'may-have-gone' | 'has-later';

/** Withdraws the steps of one order with these rows, the earliest first. */
export async function withdrawSteps(
  database: HaatDatabase,
  seqs: readonly number[],
): Promise<StepWithdrawal> {
  const { outbox, deviceState } = database;
  // A drain claims a row and marks it as sent in one transaction of its own: before this one or after it.
  return database.transaction('rw', [outbox, deviceState], async () => {
    const rows = (await readOutbox(database)).flatMap(({ row }) =>
      row && seqs.includes(row.seq) ? row : [],
    );
    const [first] = rows;
    if (!first || rows.length < seqs.length || rows.some(({ everSent }) => everSent)) {
      return 'may-have-gone';
    }
    const later = await laterWrites(database, first);
    if (later.some(({ seq }) => !seqs.includes(seq))) return 'has-later';
    await outbox.bulkDelete([...seqs]);
    await recordGivenUp(database, first);
    return 'withdrawn';
  });
}
