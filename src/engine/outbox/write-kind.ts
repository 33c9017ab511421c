// The contract of a write kind, by which the outbox can send it: schema, upcasts, document. Each kind is one file in
// src/domain, listed in src/domain/writes; it also needs a rule in the backend.
import type { Table } from 'dexie';
import type * as v from 'valibot';
import type { EngineDatabase } from '../device/engine-database.ts';
import type { DocumentWrite, Lock } from '../firestore/commit-document.ts';
import type { Result } from '../firestore/firestore-request.ts';
import type { PlainFields } from '../firestore/firestore-values.ts';
import type { LastError, NewWrite, OutboxRow } from './write.ts';

/** A file uploaded before its document; path in Storage. `isThere`: its upload was proven a short while ago. */
export type FileToUpload = {
  path: string;
  type: string;
  bytes: ArrayBuffer;
  isThere: boolean;
  /** Whether Storage accepts it only from its signed-in author. */
  isSigned?: true;
};

/** Today's prices in paise by product, read before sending or after a refusal; deleted products are missing. */
export type PricesRemote = {
  prices(productIds: readonly string[]): Promise<Result<ReadonlyMap<string, number>>>;
};

/** A document as read, and its last change (RFC 3339). */
export type StoredDocument = { fields: PlainFields; updateTime?: string | undefined };

/**
 * Also reads the present state of a document, with the account's own rights; path from the root. A refused read ends the
 * attempt, whatever is decided.
 */
export type LookRemote = PricesRemote & {
  read(path: string): Promise<Exclude<Result<StoredDocument | null>, { kind: 'refused' }>>;
};

/**
 * Send it, under a lock if given, and as `document` instead if what was read asks for that; wait, because nothing could
 * be read now; or ask a person, who accepts the terms kept as `accepted`.
 */
export type SendDecision =
  | { do: 'go'; lock?: Lock; document?: DocumentWrite }
  | { do: 'wait'; error: LastError; retryAfterMs: number | null }
  | { do: 'ask'; error: LastError; accepted: unknown };

export type WriteKind<Payload = unknown> = {
  kind: string;
  /** The app that sends it, if not the shop; its rows say so as well. */
  sentBy?: 'desk';
  /** Version of the payload's shape that this code writes and sends. */
  version: number;
  schema: v.GenericSchema<unknown, Payload>;
  /** From version n to n + 1; rows two versions old are still understood. */
  upcasts: Readonly<Record<number, (payload: unknown) => unknown>>;
  /** The write to its document, path from the root. Must depend on the row alone. */
  document(payload: Payload, row: OutboxRow): DocumentWrite;
  /** The files that must be in Storage before the document, if the kind has any. */
  file?: {
    /** The next file: undefined where it is no longer on this device, null where none is left. */
    read(
      database: EngineDatabase,
      row: OutboxRow,
      now: number,
    ): Promise<FileToUpload | null | undefined>;
    /** Records the proven upload, so that a document sent again does not send the file again. */
    recordThere(
      database: EngineDatabase,
      row: OutboxRow,
      now: number,
      file: FileToUpload,
    ): Promise<unknown>;
  };
  /**
   * Whether a later write may change the same entity. Such a write goes under the entity's fence and always belongs to
   * an account.
   */
  isFenced?: true;
  /**
   * Whether it changes only a part of its entity and leaves the rest alone: discarded with the write of the whole, and
   * overruled only by the same kind or the whole.
   */
  isPart?: true;
  /** Whether the author may read the document back after an unknown outcome. */
  canReadBack: boolean;
  /**
   * Whether the shop's yes counts only after reading the document back: a well-formed reply may come from somebody
   * else.
   */
  confirmsByReading?: true;
  /**
   * Whether the write has landed, by the stored fields (undefined: none); for kinds whose document the shop extends.
   */
  hasLanded?(stored: PlainFields | undefined, payload: Payload, row: OutboxRow): boolean;
  /** Checks before sending whether the write is still wanted as it is. */
  checkBeforeSend?(
    payload: Payload,
    row: OutboxRow,
    remote: LookRemote,
    now: number,
  ): Promise<SendDecision>;
  /**
   * Whether its target was deleted at the shop. Called after a refusal; if so, the write lapses and its shopper reads
   * why.
   */
  isTargetDeleted?(payload: Payload, remote: PricesRemote): Promise<Result<boolean>>;
  /** Changes this device's copy of the entity: again after each refresh while the write still waits. */
  apply?(database: EngineDatabase, payload: Payload, row: OutboxRow): Promise<unknown>;
  /** The tables that `apply`, `onDone` and `onDiscard` change. */
  tables?(database: EngineDatabase): readonly Table[];
  /** Changes the device once the shop is proven to have the write; runs in the transaction that removes the row. */
  onDone?(database: EngineDatabase, row: OutboxRow, now: number): Promise<unknown>;
  /**
   * Changes the device when the shopper discards the write or it lapses; runs in the transaction that removes the row.
   * `isOverruled`: by a later waiting write.
   */
  onDiscard?(database: EngineDatabase, row: OutboxRow, isOverruled: boolean): Promise<unknown>;
  // There is no onRefused: a refused write stays, also in this device's copy, until the shopper retries or discards it.
  /**
   * The write that undoes one that may have landed, or null when that is impossible. Not called while a later write of
   * the same entity waits, which has the last word anyway.
   */
  cancellation?(payload: Payload, row: OutboxRow): NewWrite | null;
};

/** The kinds that a drain understands, by name. */
export type WriteKinds = Readonly<Record<string, WriteKind>>;
