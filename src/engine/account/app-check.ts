// The proof that requests come from the shop's own app (Firebase App Check). Stored on the phone so that the worker has
// it too; a page renews it. No request waits for it.
import * as v from 'valibot';
import type { EngineDatabase } from '../device/engine-database.ts';
import { changeRow, readOutbox } from '../outbox/outbox-rows.ts';
import { APP_UNPROVEN } from '../outbox/write.ts';
import { setAppCheckToken } from './app-check-header.ts';

/** The key in the device's state. */
const KEY = 'app-check';
/** Renew a token with less than this left. ms */
const MARGIN_MS = 5 * 60_000;
/** A token with less than this left may expire on the way. ms */
const NEARLY_OVER_MS = 60_000;

const AppCheckToken = v.object({
  token: v.pipe(v.string(), v.nonEmpty()),
  /** By this phone's clock, ms. */
  endsAt: v.number(),
  /** The shop refused a request that carried it. */
  isDoubted: v.boolean(),
});
export type AppCheckToken = v.InferOutput<typeof AppCheckToken>;

/** Source: RFC 7519, seconds. */
const Claims = v.object({ iat: v.number(), exp: v.number() });

/** One phone's App Check, for page, worker and drain. */
export class AppCheck {
  readonly #database: EngineDatabase;
  readonly #now: () => number;

  /** `now` in ms. */
  constructor(database: EngineDatabase, now: () => number = Date.now) {
    this.#database = database;
    this.#now = now;
  }

  /** The stored token, or null. Requests carry it from here on, until it expires. */
  async kept(): Promise<AppCheckToken | null> {
    const kept = v.safeParse(AppCheckToken, (await this.#database.deviceState.get(KEY))?.value);
    const token = kept.success ? kept.output : null;
    setAppCheckToken(token);
    return token;
  }

  /** The stored token if it is not in doubt and cannot expire on the way; else null. */
  async trusted(): Promise<string | null> {
    const kept = await this.kept();
    const isGood = kept && !kept.isDoubted && kept.endsAt - this.#now() > NEARLY_OVER_MS;
    return isGood ? kept.token : null;
  }

  /** Whether a page has to fetch a new token. */
  async needsRenewal(): Promise<boolean> {
    const kept = await this.kept();
    return !kept || kept.isDoubted || kept.endsAt - this.#now() < MARGIN_MS;
  }

  /**
   * Marks a token that came with a refused request, so that a page fetches another; does nothing when a newer one is
   * stored.
   */
  async markSuspect(token: string): Promise<void> {
    await this.#database.transaction('rw', this.#database.deviceState, async () => {
      const kept = await this.kept();
      if (kept?.token === token) await this.#keep({ ...kept, isDoubted: true });
    });
  }

  /**
   * A good token, fetched if necessary, by one tab at a time; rows that waited for one become due. Null when none can
   * be had. `fetchToken` must settle: no other tab can fetch meanwhile.
   */
  async renewed(fetchToken: () => Promise<string>): Promise<AppCheckToken | null> {
    return await onceAcrossTabs(async () => {
      if (!(await this.needsRenewal())) return await this.kept();
      try {
        const fresh = this.#parse(await fetchToken());
        await this.#keep(fresh);
        setAppCheckToken(fresh);
        await this.#retryUnproven();
        return fresh;
      } catch (error) {
        console.warn('no App Check token was to be had', error);
        return null;
      }
    });
  }

  /**
   * Computes the end from the token's lifetime and this phone's clock, because that clock may be wrong by a day.
   * @throws for anything but a token.
   */
  #parse(token: string): AppCheckToken {
    const middle = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { iat, exp } = v.parse(Claims, JSON.parse(atob(middle)));
    return { token, endsAt: this.#now() + (exp - iat) * 1000, isDoubted: false };
  }

  async #keep(value: AppCheckToken): Promise<void> {
    await this.#database.deviceState.put({ key: KEY, value });
  }

  async #retryUnproven(): Promise<void> {
    await this.#database.transaction('rw', this.#database.outbox, async () => {
      for (const { row } of await readOutbox(this.#database)) {
        if (row?.state !== 'backoff' || row.lastError?.code !== APP_UNPROVEN) continue;
        await changeRow(this.#database, row.seq, { state: 'queued', nextAt: 0 });
      }
    });
  }
}

async function onceAcrossTabs<T>(work: () => Promise<T>): Promise<T> {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  return locks ? await locks.request('haat-app-check', work) : await work();
}
