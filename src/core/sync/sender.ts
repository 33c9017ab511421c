// What one kind of write has to bring so that the outbox can send it: a schema, older shapes, a document.
// Adding a kind is one schema in core/model, one sender here, one rule in the backend.
import type { Table } from 'dexie';
import type * as v from 'valibot';
import type { HaatDatabase } from '../device/database.ts';
import type { NewWrite, OutboxRow } from '../model/write.ts';
import type { DocumentWrite } from '../remote/commit-document.ts';

/** A file that goes before its document; path in Storage. */
export type FileToUpload = { path: string; type: string; bytes: ArrayBuffer };

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
