// The merchant withdraws a quotation: its prices no longer hold. This cannot be undone, so it needs no base.
// Its fields: Withdrawal in quotation/offered-quotation.ts. Rule: withdrawsOffer in backend/firestore.rules.

import type { PlainFields } from '#engine/firestore/firestore-values.ts';
import type { SaveOutcome } from '#engine/outbox/enqueue.ts';
import type { WriteKind } from '#engine/outbox/write-kind.ts';
import type { HaatDatabase } from '../../device/tables.ts';
import { saveAtDesk, signed, whenProven } from '../../editing/desk-kind.ts';
import { Withdrawal } from '../offered-quotation.ts';
import { withdrawDeskQuotation } from './desk-quotations.ts';
import { offerKey, offerPath } from './quotation-write.ts';

export const deskWithdrawalWrite = {
  kind: 'desk-withdrawal',
  sentBy: 'desk',
  version: 1,
  schema: Withdrawal,
  upcasts: {},
  document: ({ quotationId, withdrawnAt }, row) => ({
    path: offerPath(quotationId),
    does: 'merge',
    ...signed({ withdrawnAt }, row),
  }),
  canReadBack: true,
  /** A withdrawal by another merchant counts as well. */
  hasLanded: (stored: PlainFields | undefined) => typeof stored?.withdrawnAt === 'number',
  tables: (database: HaatDatabase) => [database.deskQuotations, database.deviceState],
  onDone: whenProven(Withdrawal, withdrawDeskQuotation),
} satisfies WriteKind<Withdrawal>;

/** Saves the withdrawal. Needs no network. `id` is minted once per press; `now` in ms. */
export async function saveWithdrawal(
  database: HaatDatabase,
  { id, uid, quotationId }: { id: string; uid: string; quotationId: string },
  now: number,
): Promise<SaveOutcome> {
  const payload: Withdrawal = { quotationId, withdrawnAt: now };
  const write = { id, uid, entityKey: offerKey(quotationId), payload };
  return saveAtDesk(database, deskWithdrawalWrite, write, now);
}
