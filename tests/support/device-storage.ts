// Reads the browser’s own storage, past the shop’s code, and writes an account row as a sign-in leaves it.
import * as v from 'valibot';
import { MIRROR_FORM } from '#domain/catalogue/write-mirror.ts';

const KeptAccount = v.object({
  key: v.literal('account'),
  value: v.object({ uid: v.string(), phone: v.optional(v.string()) }),
});

/** A page of any browser that can run a function of ours. */
export interface Evaluates {
  evaluate<T>(work: () => T | Promise<T>): Promise<T>;
  evaluate<T, A>(work: (given: A) => T | Promise<T>, given: A): Promise<T>;
}

export type AccountRow = {
  uid: string;
  refreshToken: string;
  idToken: string | null;
  idTokenEndsAt: number;
};

/** Whether the catalogue has arrived as a whole, and how many product pictures are kept. */
export async function whatIsKept(
  page: Evaluates,
): Promise<{ hasMirror: boolean; pictures: number }> {
  const { mirrorState = [] } = await everythingOnDevice(page, ['mirrorState']);
  const pictures = await page.evaluate(async () => {
    const cache = await caches.open('product-pictures');
    return (await cache.keys()).length;
  });
  return { hasMirror: mirrorState.length > 0, pictures };
}

export async function mirroredProducts(page: Evaluates): Promise<string[]> {
  const { products = [] } = await everythingOnDevice(page, ['products']);
  return v.parse(v.array(v.object({ id: v.string() })), products).map(({ id }) => id);
}

export async function accountOnDevice(
  page: Evaluates,
): Promise<{ uid: string; phone?: string | undefined } | null> {
  const rows = await everythingOnDevice(page, ['deviceState']);
  const found = rows.deviceState?.find((row) => v.is(KeptAccount, row));
  return found === undefined ? null : v.parse(KeptAccount, found).value;
}

/** Every row of every table that the shop keeps on the device, or of these, by table; no table where there is no database. */
export function everythingOnDevice(
  page: Evaluates,
  only?: readonly string[],
): Promise<Record<string, unknown[]>> {
  return page.evaluate(async (wanted) => {
    const tables: Record<string, unknown[]> = {};
    // When all is wanted, open it without looking first: only opening makes the browser discard a corrupt database.
    const known = wanted ? await indexedDB.databases() : [{ name: 'haat' }];
    if (!known.some(({ name }) => name === 'haat')) return tables;
    const database = await new Promise<IDBDatabase | null>((resolve, reject) => {
      const opening = indexedDB.open('haat');
      let isMissing = false;
      opening.onupgradeneeded = () => {
        isMissing = true;
        opening.transaction?.abort();
      };
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => (isMissing ? resolve(null) : reject(opening.error));
    });
    for (const name of database?.objectStoreNames ?? []) {
      if (wanted && !wanted.includes(name)) continue;
      tables[name] = await new Promise((resolve, reject) => {
        const asked = database?.transaction(name).objectStore(name).getAll();
        if (!asked) return;
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
    }
    database?.close();
    return tables;
  }, only);
}

/** Puts an account on the device, as a sign-in does; the shop notices at the next start. */
export function putAccount(page: Evaluates, account: AccountRow): Promise<void> {
  return putRows(page, 'deviceState', [{ key: 'account', value: account }]);
}

/** Leaves a phone whose first import of the catalogue was cut off: half is there and a part is still missing. */
export async function halveMirror(page: Evaluates): Promise<void> {
  const state = { cursor: '1970-01-01T00:00:00Z', head: null, refreshedAt: 0 };
  await putRows(page, 'mirrorState', [{ key: 'catalogue', generation: 0, ...state }]);
  const since = new Date().toISOString();
  const filling = { since, progress: {}, parts: ['0'.repeat(32)], madeWith: MIRROR_FORM };
  await putRows(page, 'filling', [{ key: 'filling', generation: 1, ...filling }]);
}

/** Puts rows into a table of the phone, past the shop's code. */
export function putRows(page: Evaluates, table: string, rows: readonly object[]): Promise<void> {
  return page.evaluate(
    async ([store, values]) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('haat');
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      await new Promise<void>((resolve, reject) => {
        const change = database.transaction(store, 'readwrite');
        for (const value of values) change.objectStore(store).put(value);
        change.oncomplete = () => resolve();
        change.onerror = () => reject(change.error);
      });
      database.close();
    },
    [table, rows] as const,
  );
}

/** Everything in the backup, files aside; empty where there is none. */
export function backupOn(page: Evaluates): Promise<string> {
  return page.evaluate(async () => {
    const slots = [0, 1].map((slot) => caches.match(`/spare-copy/${slot}`));
    const texts = (await Promise.all(slots)).map((response) => response?.text() ?? '');
    return (await Promise.all(texts)).join('');
  });
}
