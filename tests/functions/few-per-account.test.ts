// An account keeps few devices and few stock alerts, on the running shop.
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, expect, test } from 'vitest';
import { MAX_DEVICES, MAX_STOCK_ALERTS } from '#domain/shared/limits.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { closeDatabase, database } from './shop-database.ts';

const uid = `few-${randomUUID()}`;

afterEach(() => database.recursiveDelete(database.doc(`users/${uid}`)));
afterAll(closeDatabase);

async function put(path: string, count: number, fields: (at: number) => object): Promise<void> {
  const batch = database.batch();
  for (let at = 0; at < count; at++) batch.set(database.doc(`${path}/${mintId()}`), fields(at));
  await batch.commit();
}

test.each([
  ['devices', 'createdAt', MAX_DEVICES],
  ['stockAlerts', 'timestamp', MAX_STOCK_ALERTS],
])('of an account’s %s the latest by %s stay, %i at most', async (collection, age, most) => {
  const path = `users/${uid}/${collection}`;
  await put(path, most + 5, (at) => ({ [age]: 1_000 + at }));
  const ages = async () =>
    (await database.collection(path).orderBy(age).get()).docs.map((it) => Number(it.get(age)));
  const latest = Array.from({ length: most }, (_, at) => 1_005 + at);
  await expect.poll(ages, { timeout: 45_000 }).toEqual(latest);
});
