// Withdraws steps that wait on this device: only those that provably never left it, and only with everything that was pressed after them.

import { laterWrites, readOutbox } from '#engine/outbox/outbox-rows.ts';
import type { HaatDatabase } from '../../device/tables.ts';
import { recordGivenUp } from '../../editing/desk-kind.ts';

/** `may-have-gone`: one of them is being sent, or was; `has-later`: something was pressed after them that is not named. Neither removes anything. */
export type StepWithdrawal = 'withdrawn' | 'may-have-gone' | 'has-later';

/** Withdraws the steps of one order whose rows these are, the earliest first. */
export async function withdrawSteps(
  database: HaatDatabase,
  seqs: readonly number[],
): Promise<StepWithdrawal> {
  const { outbox, deviceState } = database;
  // A drain claims a row in a transaction of its own, and notes in it that it may leave: it does so before this or after it.
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
