// An account keeps few devices and few stock alerts, on the running shop; and which of them go.
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { mintId } from '#core/model/identifiers.ts';
import { MAX_DEVICES, MAX_STOCK_ALERTS } from '#core/model/limits.ts';
import { keepNewest } from '../../backend/functions/src/push/keep-newest.ts';
import { closeDatabase, database } from './shop-database.ts';

vi.hoisted(() => {
  process.env.FIRESTORE_EMULATOR_HOST ??= '127.0.0.1:8080';
  process.env.GCLOUD_PROJECT = 'demo-haat';
});

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

test('as many as there may be are left alone, also by many who look at once, and nobody else’s are touched', async () => {
  const [own, other] = [`users/${uid}/notes`, `users/${uid}-2/notes`];
  await put(own, 12, (at) => ({ at }));
  await put(other, 12, (at) => ({ at }));
  expect(await keepNewest(own, 'at', 12)).toBe(0);
  await Promise.all(Array.from({ length: 8 }, () => keepNewest(own, 'at', 3)));
  const { docs } = await database.collection(own).orderBy('at').get();
  expect(docs.map((it) => it.get('at'))).toEqual([9, 10, 11]);
  expect((await database.collection(other).get()).size).toBe(12);
  await database.recursiveDelete(database.doc(`users/${uid}-2`));
});
