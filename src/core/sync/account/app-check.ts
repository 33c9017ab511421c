// What a drain knows of the proof that this is the shop's own app: whether a refusal can have come from the lack of it.
import { markAppCheckSuspect, readAppCheck } from '../../device/app-check.ts';
import type { HaatDatabase } from '../../device/database.ts';
import { changeRow, readOutbox } from '../../device/outbox-rows.ts';
import { trustedToken } from '../../model/app-check.ts';
import { APP_UNPROVEN } from '../../model/write.ts';
import { setAppCheckToken } from '../../remote/app-check-header.ts';

/** Handed to a drain where the shop has App Check. */
export type AppCheck = {
  /** The token that requests carry, while nothing speaks against it; else null. */
  trusted(): Promise<string | null>;
  /** The shop refused something that went with this token: a page is to fetch another. */
  markSuspect(token: string): Promise<void>;
};

/** The device's own proof; requests carry it from here on. `now` in ms. */
export async function deviceAppCheck(database: HaatDatabase, now: () => number): Promise<AppCheck> {
  setAppCheckToken(await readAppCheck(database));
  return {
    trusted: async () => trustedToken(await readAppCheck(database), now()),
    markSuspect: (token) => markAppCheckSuspect(database, token),
  };
}

/** A new proof is there: what waited for one may go at once. */
export async function retryUnproven(database: HaatDatabase): Promise<void> {
  await database.transaction('rw', database.outbox, async () => {
    for (const { row } of await readOutbox(database)) {
      if (row?.state !== 'backoff' || row.lastError?.code !== APP_UNPROVEN) continue;
      await changeRow(database, row.seq, { state: 'queued', nextAt: 0 });
    }
  });
}
