// A quotation that the merchant makes for a phone number, created once: the row's id is the document's id. Its PDF is
// uploaded first, with the merchant's token. A function delivers it to the account of that number, at once or when
// somebody first logs in with it.
// Its fields: Offer in quotation/offered-quotation.ts. Rule: isOffer in backend/firestore.rules.

import { deleteDraft } from '#engine/device/drafts.ts';
import type { PlainFields } from '#engine/firestore/firestore-values.ts';
import type { SaveOutcome } from '#engine/outbox/enqueue.ts';
import { deleteWaitingFiles, readWaitingFile } from '#engine/outbox/outbox-rows.ts';
import type { OutboxRow } from '#engine/outbox/write.ts';
import type { WriteKind } from '#engine/outbox/write-kind.ts';
import type { HaatDatabase } from '../../device/tables.ts';
import { saveAtDesk, signed, whenProven } from '../../editing/desk-kind.ts';
import { Offer, offeredPdfPath } from '../offered-quotation.ts';
import { putDeskQuotation } from './desk-quotations.ts';

const PDF = 'application/pdf';

const recordDone = whenProven(Offer, (database, uid, offer, { id }) =>
  putDeskQuotation(database, uid, { id, ...offer, withdrawnAt: null, deliveredTo: null }),
);

export const deskQuotationWrite = {
  kind: 'desk-quotation',
  sentBy: 'desk',
  version: 1,
  schema: Offer,
  upcasts: {},
  document: (offer, row) => ({
    path: offerPath(row.id),
    does: 'create',
    ...signed(offer, row),
  }),
  file: {
    async read(database: HaatDatabase, { id }: OutboxRow) {
      const file = await readWaitingFile(database, id);
      if (!file) return undefined;
      const { type, bytes, uploadedAt } = file;
      const isThere = uploadedAt !== undefined;
      return { path: offeredPdfPath(id), type, bytes, isThere, isSigned: true as const };
    },
    recordThere: (database: HaatDatabase, { id }: OutboxRow, now: number) =>
      database.waitingFiles.update(id, { uploadedAt: now }),
  },
  canReadBack: true,
  /** Existence is proof enough: a function adds to the document the account that received it. */
  hasLanded: (stored: PlainFields | undefined) => stored !== undefined,
  tables: (database: HaatDatabase) => [
    database.deskQuotations,
    database.deviceState,
    database.waitingFiles,
  ],
  async onDone(database: HaatDatabase, row: OutboxRow) {
    await deleteWaitingFiles(database, row.id);
    await recordDone(database, row);
  },
  onDiscard: (database: HaatDatabase, row: OutboxRow) => deleteWaitingFiles(database, row.id),
} satisfies WriteKind<Offer>;

/** The document path of a quotation until it is delivered to its account. */
export function offerPath(id: string): string {
  return `/deskQuotations/${id}`;
}

/** The outbox entity of a quotation, so that its writes go in order. */
export function offerKey(id: string): string {
  return `desk/quotations/${id}`;
}

type Press = { id: string; uid: string; offer: Offer; pdf: ArrayBuffer; draft: string };

/** Saves a quotation with its PDF and deletes its draft. Needs no network. `id`: minted once per press; `now` in ms. */
export async function saveQuotation(
  database: HaatDatabase,
  { id, uid, offer, pdf, draft }: Press,
  now: number,
): Promise<SaveOutcome> {
  const write = { id, uid, entityKey: offerKey(id), payload: offer };
  const others = [database.drafts, database.waitingFiles];
  return saveAtDesk(database, deskQuotationWrite, write, now, others, async () => {
    await database.waitingFiles.put({ id, type: PDF, bytes: pdf });
    await deleteDraft(database, draft);
  });
}
