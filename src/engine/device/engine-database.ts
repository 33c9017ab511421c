// The tables that the engine needs in this device's database; an app adds its own.
import type Dexie from 'dexie';
import type { EntityTable, Table } from 'dexie';

/** Bytes, not a Blob: some browsers lose Blobs stored in IndexedDB. */
export type WaitingFile = {
  id: string;
  type: string;
  bytes: ArrayBuffer;
  /** When its upload was proven, ms since 1970 by the phone's clock. */
  uploadedAt?: number;
};

export type EngineDatabase = Dexie & {
  /** Rows are parsed where they are read: an older version or a fault may have left any shape. */
  outbox: Table<unknown, number>;
  waitingFiles: EntityTable<WaitingFile, 'id'>;
  /** Form values typed and not sent yet, by the form's name. */
  drafts: Table<{ form: string; values: unknown }, string>;
  deviceState: Table<{ key: string; value: unknown }, string>;
};
