// What a drain works with; all of it is handed in, so that tests can be the clock and the shop.
import type { HaatDatabase } from '../../device/database/tables.ts';
import type { DocumentWrite } from '../../remote/commit-document.ts';
import type { Result } from '../../remote/firestore-request.ts';
import type { AppCheck } from '../account/app-check.ts';
import type { Credential } from '../account/credential.ts';
import type { PricesRemote, StoredDocument, WriteKinds } from '../writes/write-kind.ts';

export type DrainSetup = {
  database: HaatDatabase;
  kinds: WriteKinds;
  /** The account that is signed in on this device, or null. */
  account: string | null;
  remote: {
    commit(write: DocumentWrite, idToken: string | null): Promise<Result<unknown>>;
    upload(
      path: string,
      type: string,
      bytes: ArrayBuffer,
      idToken?: string | null,
    ): Promise<Result<unknown>>;
    read(path: string, idToken: string | null): Promise<Result<StoredDocument | null>>;
    /** When a document was last changed, by the shop's own time; null: there is none. */
    updateTime(path: string, idToken: string | null): Promise<Result<string | null>>;
  } & PricesRemote;
  /** A token whose own uid is this account's; `fresh` asks the server for a new one. */
  credential(uid: string, fresh: boolean): Promise<Credential>;
  /** The proof that this is the shop's own app; only where the shop has App Check. */
  appCheck?: AppCheck;
  /** ms since 1970. */
  now(): number;
  /** Numbers in [0, 1). */
  random(): number;
  locks?: LockManager | undefined;
};
