// What the merchant says of the shop is published with the catalogue, played by hand in a project of its own where no function listens, against the real
// emulators.
import '../own-project.ts';
import { FieldValue } from 'firebase-admin/firestore';
import { afterEach, expect, test, vi } from 'vitest';
import { keepChangeMarks } from '../../../backend/functions/src/catalogue/keep-change-marks.ts';
import { readParts } from '../../../backend/functions/src/catalogue/part-files.ts';
import { database } from '../../../backend/functions/src/database.ts';
import { snapshotReader } from '../../../backend/functions/src/page/snapshot-reader.ts';
import {
  foldParts,
  type PublishedHead,
  partsSince,
} from '../../../src/core/model/catalogue/published-catalogue.ts';
import { announce, bucket, publish } from '../publishing-shop.ts';

const settings = database.doc('shop/settings');
const tombstone = database.doc('tombstones/shop_settings');

afterEach(async () => {
  await settings.delete();
});

async function say(fields: object): Promise<void> {
  await settings.set({ ...fields, updatedAt: FieldValue.serverTimestamp() });
  await announce();
}

/** What a new phone, and a page that is drawn, has of it from this head. */
async function saidIn({ base, ...rest }: PublishedHead) {
  const later = partsSince({ base, ...rest }, base.cursor) ?? [];
  const { items } = foldParts(await readParts(bucket, [...base.parts, ...later]));
  return snapshotReader(items, { synonyms: [] }).settings(['phones', 'email', 'mapsUrl']);
}

/** What was done with the settings, as the function hears of it. */
async function heard(write: () => Promise<{ writeTime: { toDate(): Date } }>) {
  const before = await settings.get();
  const { writeTime } = await write();
  const after = await settings.get();
  const at = writeTime.toDate();
  return () => keepChangeMarks({ collection: 'shop', id: 'settings', at, before, after });
}

test('what was said is published, and so is each change of it', async () => {
  expect(await saidIn(await publish())).toEqual({});
  await say({ phones: ['+91 90000 00001'], email: 'farm@fields.example' });
  const first = await publish();
  expect(await saidIn(first)).toEqual({
    phones: ['+91 90000 00001'],
    email: 'farm@fields.example',
  });
  await say({ phones: ['+91 90000 00009'] });
  const next = await publish();
  expect(await saidIn(next)).toEqual({ phones: ['+91 90000 00009'] });
  // A phone that was here before reads that alone.
  const since = partsSince(next, first.cursor) ?? [];
  const { items } = foldParts(await readParts(bucket, since));
  expect(items.shop).toEqual([{ id: 'settings', phones: ['+91 90000 00009'] }]);
});

test('a field that no phone would believe is left out and named in the log, and what the shop does not know is not published', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await say({ phones: ['1'], mapsUrl: 'javascript:steal()', note: 'the key is under the mat' });
  const { base } = await publish();
  expect(JSON.stringify(await readParts(bucket, base.parts))).not.toMatch(/steal|under the mat/);
  expect(warn.mock.calls.map(([line]) => line)).toEqual([
    'shop/settings is published without it: mapsUrl is not believed',
  ]);
  warn.mockRestore();
});

test('settings that are deleted in the console come back empty, so that phones hear of it without a tombstone', async () => {
  await say({ phones: ['+91 90000 00001'] });
  await publish();
  const event = await heard(() => settings.delete());
  await event();
  await event();
  expect(Object.keys((await settings.get()).data() ?? {})).toEqual(['updatedAt']);
  expect((await tombstone.get()).exists).toBe(false);
  await announce();
  expect(await saidIn(await publish())).toEqual({});
});

test('what is said again before the function hears of a deletion stays', async () => {
  await say({ phones: ['+91 90000 00001'] });
  const event = await heard(() => settings.delete());
  await say({ phones: ['+91 90000 00009'] });
  await event();
  expect((await settings.get()).get('phones')).toEqual(['+91 90000 00009']);
});
