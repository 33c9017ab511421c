// The proof that requests come from the shop's own app (Firebase App Check): kept on the phone so that the worker has it, too, and
// renewed by a page. No request waits for it.
import * as v from 'valibot';
import type { EngineDatabase } from '../device/engine-database.ts';
import { changeRow, readOutbox } from '../outbox/outbox-rows.ts';
import { APP_UNPROVEN } from '../outbox/write.ts';
import { setAppCheckToken } from './app-check-header.ts';

/** The key in the device's state. */
const KEY = 'app-check';
/** A token is renewed when it has less than this left. ms */
const MARGIN_MS = 5 * 60_000;
/** With less than this left it may end on the way. ms */
const NEARLY_OVER_MS = 60_000;

const AppCheckToken = v.object({
  token: v.pipe(v.string(), v.nonEmpty()),
  /** By this phone's clock, ms. */
  endsAt: v.number(),
  /** The shop refused something that it came with. */
  isDoubted: v.boolean(),
});
export type AppCheckToken = v.InferOutput<typeof AppCheckToken>;

/** Source: RFC 7519, seconds. */
const Claims = v.object({ iat: v.number(), exp: v.number() });

/** One phone's App Check: what page, worker and drain know of it and do with it. */
export class AppCheck {
  readonly #database: EngineDatabase;
  readonly #now: () => number;

  /** `now` in ms. */
  constructor(database: EngineDatabase, now: () => number = Date.now) {
    this.#database = database;
    this.#now = now;
  }

  /** The token that the phone keeps, or null. Requests carry it from here on, while it lasts. */
  async kept(): Promise<AppCheckToken | null> {
    const kept = v.safeParse(AppCheckToken, (await this.#database.deviceState.get(KEY))?.value);
    const token = kept.success ? kept.output : null;
    setAppCheckToken(token);
    return token;
  }

  /** The token while nothing speaks against it and it cannot end on the way; else null. */
  async trusted(): Promise<string | null> {
    const kept = await this.kept();
    const isGood = kept && !kept.isDoubted && kept.endsAt - this.#now() > NEARLY_OVER_MS;
    return isGood ? kept.token : null;
  }

  /** Whether a page has to fetch another token. */
  async needsRenewal(): Promise<boolean> {
    const kept = await this.kept();
    return !kept || kept.isDoubted || kept.endsAt - this.#now() < MARGIN_MS;
  }

  /** The shop refused something that came with this token: a page is to fetch another, unless a newer one is kept by now. */
  async markSuspect(token: string): Promise<void> {
    await this.#database.transaction('rw', this.#database.deviceState, async () => {
      const kept = await this.kept();
      if (kept?.token === token) await this.#keep({ ...kept, isDoubted: true });
    });
  }

  /**
   * The token that is good at this moment, fetched where it has to be, by one tab at a time; what waited for one may go at once. Null
   * when there is none to be had. `fetchToken` must end: nobody else can fetch meanwhile.
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

  /** Its end is reckoned from its length and this phone's clock, which may be wrong by a day. Throws for what is no token. */
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
