// How much of a quotation was ordered already: `used` in its document, pieces by product. Its prices hold for the
// quoted number of pieces, once, and until `validUntil`.
import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import {
  type Quotation,
  type QuotationLine,
  quotationFromFields,
  StoredQuotation,
  validLines,
} from '../../../../src/domain/quotation/quotation.ts';
import { database } from '../database.ts';

/** A quotation inside a transaction. */
export interface QuotationLedger {
  /** All lines as quoted. */
  readonly promised: readonly QuotationLine[];
  /** The parts of them that still hold at this time (ms). */
  holding(now: number): readonly QuotationLine[];
  /** Uses pieces up; returns them if less than 0. */
  use(pieces: Readonly<Record<string, number>>): void;
  write(transaction: Transaction): void;
}

export function quotationDocument(uid: string, id: string): DocumentReference {
  return database.doc(`users/${uid}/quotations/${id}`);
}

/** `found`: as read in this transaction; undefined: nothing was quoted. */
export function openQuotationLedger(found: DocumentSnapshot | undefined): QuotationLedger {
  const fields = v.safeParse(StoredQuotation, found?.data());
  const read = fields.success
    ? quotationFromFields(found?.id ?? '', fields.output).quotation
    : null;
  const used = new Map(Object.entries(read?.used ?? {}));
  let hasMoved = false;
  const now = (): Quotation | null => read && { ...read, used: Object.fromEntries(used) };
  return {
    promised: read?.lines ?? [],
    holding(at) {
      const quotation = now();
      return quotation ? validLines(quotation, at) : [];
    },
    use(pieces) {
      for (const [id, count] of Object.entries(pieces)) {
        used.set(id, Math.max(0, (used.get(id) ?? 0) + count));
        hasMoved = true;
      }
    },
    write(transaction) {
      if (!found?.exists || !hasMoved) return;
      transaction.update(found.ref, { used: Object.fromEntries(used) });
    },
  };
}
