// What a kind of write has to bring so that the outbox can send it: a schema, older shapes, a document. Each kind is one file in this
// folder, listed in registry.ts; it needs a rule in the backend besides.
import type { Table } from 'dexie';
import type * as v from 'valibot';
import type { EngineDatabase } from '../device/engine-database.ts';
import type { DocumentWrite, Lock } from '../firestore/commit-document.ts';
import type { Result } from '../firestore/firestore-request.ts';
import type { PlainFields } from '../firestore/firestore-values.ts';
import type { LastError, NewWrite, OutboxRow } from './write.ts';

/** A file that goes before its document; path in Storage. `isThere`: an upload of it was proven a short while ago. */
export type FileToUpload = {
  path: string;
  type: string;
  bytes: ArrayBuffer;
  isThere: boolean;
  /** Whether Storage takes it of its writer only. */
  isSigned?: true;
};

/** What a kind may ask the shop before it goes or when it was refused: today's prices in paise by product; products that are gone are missing. */
export type PricesRemote = {
  prices(productIds: readonly string[]): Promise<Result<ReadonlyMap<string, number>>>;
};

/** A document as it was read, and when it was last changed (RFC 3339). */
export type StoredDocument = { fields: PlainFields; updateTime?: string | undefined };

/** The same, and how a document stands now, with the account's own right to read it; path from the root. */
export type LookRemote = PricesRemote & {
  read(path: string): Promise<Result<StoredDocument | null>>;
};

/** It may go, under a lock if it has one; nothing could be learned now; or a person is asked, with what is then kept as `accepted`. */
export type SendDecision =
  | { do: 'go'; lock?: Lock }
  | { do: 'wait'; error: LastError; retryAfterMs: number | null }
  | { do: 'ask'; error: LastError; accepted: unknown };

export type WriteKind<Payload = unknown> = {
  kind: string;
  /** The app that sends it, where that is not the shop; its rows say so as well. */
  sentBy?: 'desk';
  /** Version of the payload's shape that this code writes and sends. */
  version: number;
  schema: v.GenericSchema<unknown, Payload>;
  /** From version n to n + 1; rows of two versions back are still understood. */
  upcasts: Readonly<Record<number, (payload: unknown) => unknown>>;
  /** What the write does to its document, path from the root. Must depend on the row alone. */
  document(payload: Payload, row: OutboxRow): DocumentWrite;
  /** The files that have to be in Storage before the document is written, if the kind has any. */
  file?: {
    /** The next one: undefined where it is no longer on this device, null where there is none (any more). */
    read(
      database: EngineDatabase,
      row: OutboxRow,
      now: number,
    ): Promise<FileToUpload | null | undefined>;
    /** Keeps that its upload is proven, so that a document that has to be sent again does not send the file again. */
    recordThere(
      database: EngineDatabase,
      row: OutboxRow,
      now: number,
      file: FileToUpload,
    ): Promise<unknown>;
  };
  /** Whether a later write may change the same thing again. Such a write is sent with the fence of its entity, and always belongs to an account. */
  isFenced?: true;
  /** Whether the writer may read the document back to learn what became of it. */
  canReadBack: boolean;
  /** Whether the shop's yes counts only once the document was read back: a reply of the right shape may be somebody else's. */
  confirmsByReading?: true;
  /** Tells from what is stored (undefined: nothing) whether the write has landed, where the shop adds to its document. */
  hasLanded?(stored: PlainFields | undefined, payload: Payload, row: OutboxRow): boolean;
  /** Looks once more, before it goes, whether it is still wanted so. */
  checkBeforeSend?(
    payload: Payload,
    row: OutboxRow,
    remote: LookRemote,
    now: number,
  ): Promise<SendDecision>;
  /** Whether what it is about is gone at the shop, asked once the shop has said no: then the write ends by itself, and its shopper reads why. */
  isTargetDeleted?(payload: Payload, remote: PricesRemote): Promise<Result<boolean>>;
  /**
   * Changes this device's copy of what the write is about: again, whenever a fresh copy has come while the write still waits.
   */
  apply?(database: EngineDatabase, payload: Payload, row: OutboxRow): Promise<unknown>;
  /** The tables that `apply`, `onDone` and `onDiscard` change. */
  tables?(database: EngineDatabase): readonly Table[];
  /** What changes on the device when the shop is proven to have the write; in the transaction that removes the row. */
  onDone?(database: EngineDatabase, row: OutboxRow, now: number): Promise<unknown>;
  /** What changes on the device when the write is given up, by the shopper or because it lapsed; in the transaction that removes the row. */
  onDiscard?(database: EngineDatabase, row: OutboxRow): Promise<unknown>;
  // There is no onRefused: a refused write stays as it is, also in this device's copy, until the shopper tries it again or gives it up.
  /**
   * The write that takes back one that may have landed, or null when it cannot be taken back. It is not asked for while a
   * later write of the same entity waits, which has the last word anyway.
   */
  cancellation?(payload: Payload, row: OutboxRow): NewWrite | null;
};

/** The kinds that a drain understands, by name. */
export type WriteKinds = Readonly<Record<string, WriteKind>>;
