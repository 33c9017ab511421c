// What one kind of write has to bring so that the outbox can send it: a schema, older shapes, a document.
// Adding a kind is one schema in core/model, one sender here, one rule in the backend.
import type { Table } from 'dexie';
import type * as v from 'valibot';
import type { HaatDatabase } from '../device/database.ts';
import type { LastError, NewWrite, OutboxRow } from '../model/write.ts';
import type { Answer } from '../remote/ask-firestore.ts';
import type { DocumentWrite } from '../remote/commit-document.ts';
import type { PlainFields } from '../remote/firestore-values.ts';

/** A file that goes before its document; path in Storage. */
export type FileToUpload = { path: string; type: string; bytes: ArrayBuffer };

/** What a review may ask the shop: today's prices in paise by product; products that are gone are missing. */
export type ReviewRemote = {
  prices(productIds: readonly string[]): Promise<Answer<ReadonlyMap<string, number>>>;
};

/** It may go; nothing could be learned now; or the shopper is asked, with what is then kept as `accepted`. */
export type ReviewVerdict =
  | { do: 'go' }
  | { do: 'wait'; error: LastError; retryAfterMs: number | null }
  | { do: 'ask'; error: LastError; accepted: unknown };

export type Sender<Payload = unknown> = {
  kind: string;
  /** Version of the payload's shape that this code writes and sends. */
  version: number;
  schema: v.GenericSchema<unknown, Payload>;
  /** From version n to n + 1; rows of two versions back are still understood. */
  upcasts: Readonly<Record<number, (payload: unknown) => unknown>>;
  /** What the write does to its document, path from the root. Must depend on the row alone. */
  document(payload: Payload, row: OutboxRow): DocumentWrite;
  /** The file that has to be in Storage before the document is written, if the kind has one. */
  file?(database: HaatDatabase, row: OutboxRow): Promise<FileToUpload | undefined>;
  /** Whether the writer may read the document back to learn what became of it. */
  canReadBack: boolean;
  /** Tells from what is stored (undefined: nothing) whether the write has landed, where the shop adds to its document. */
  hasLanded?(stored: PlainFields | undefined, payload: Payload, row: OutboxRow): boolean;
  /** Looks once more, before it goes, whether the shopper still wants it so. */
  review?(
    payload: Payload,
    row: OutboxRow,
    remote: ReviewRemote,
    now: number,
  ): Promise<ReviewVerdict>;
  /**
   * Changes this device's copy of what the write is about: again, whenever a fresh copy has come while the write still waits.
   */
  apply?(database: HaatDatabase, payload: Payload, row: OutboxRow): Promise<unknown>;
  /** The tables that `apply` and the two notes below change. */
  notesIn?(database: HaatDatabase): readonly Table[];
  /** What the device notes when the write is proven; in the transaction that removes the row. */
  noteSynced?(database: HaatDatabase, row: OutboxRow, now: number): Promise<unknown>;
  /** What the device notes when the shopper discards the write; in the transaction that removes the row. */
  noteDiscarded?(database: HaatDatabase, row: OutboxRow): Promise<unknown>;
  /**
   * The write that takes back one that may have landed, or null when it cannot be taken back. It is not asked for while a
   * later write of the same entity waits, which has the last word anyway.
   */
  cancellation?(payload: Payload, row: OutboxRow): NewWrite | null;
};

/** The kinds that a drain understands, by name. */
export type Senders = Readonly<Record<string, Sender>>;
