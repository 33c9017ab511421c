// What the merchant says of the shop comes with the catalogue, from the published files or from Firestore, whole or as a change; what nobody said, or what
// cannot be believed, reads as the shop was built.
import { IDBKeyRange as FakeKeyRange, IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test } from 'vitest';
import { readSettings } from '#core/device/catalogue/catalogue.ts';
import { deviceReader } from '#core/device/catalogue/device-reader.ts';
import { MIRROR_FORM } from '#core/device/catalogue/mirror-state.ts';
import { openDatabase } from '#core/device/database/database.ts';
import type { HaatDatabase } from '#core/device/database/tables.ts';
import { refreshMirror } from '#core/sync/catalogue/refresh.ts';
import { productFields, SmallCatalogue } from './support/small-catalogue.ts';

const SETTINGS = 'shop/settings';
let database: HaatDatabase;
let shop: SmallCatalogue;

beforeEach(() => {
  database = openDatabase('haat', { indexedDB: new IDBFactory(), IDBKeyRange: FakeKeyRange });
  shop = new SmallCatalogue();
  for (const id of ['amla', 'bel', 'chia', 'dill']) shop.put(`products/${id}`, productFields(id));
});

function refresh() {
  shop.now += 60_000;
  return refreshMirror({
    database,
    ...shop.sources(),
    sanitise: (html) => html,
    yieldToMain: async () => undefined,
    now: () => shop.now,
  });
}

test('a phone without a catalogue knows nothing of them', async () => {
  expect(await readSettings(database)).toBeNull();
  expect(await deviceReader(database, async () => null).settings(['phones'])).toBeNull();
});

describe.each([
  ['Firestore', 'down'],
  ['the published files', 'good'],
] as const)('read from %s', (_source, publication) => {
  beforeEach(() => {
    shop.publication.state = publication;
  });

  test('a shop that has said nothing reads as it was built', async () => {
    await refresh();
    expect(await readSettings(database)).toEqual({});
  });

  test('a new phone has what was said, and pages ask for a part of it', async () => {
    shop.put(SETTINGS, { phones: ['+91 90000 00001'], email: 'farm@fields.example' });
    await refresh();
    expect(await readSettings(database)).toEqual({
      phones: ['+91 90000 00001'],
      email: 'farm@fields.example',
    });
    const reader = deviceReader(database, async () => null);
    expect(await reader.settings(['email', 'faqs'])).toEqual({ email: 'farm@fields.example' });
  });

  test('a phone that was here before has a change after its next look, also when the shop is out of reach from then on', async () => {
    shop.put(SETTINGS, { phones: ['+91 90000 00001'] });
    await refresh();
    shop.put(SETTINGS, { phones: ['+91 90000 00009'] });
    await refresh();
    expect(await readSettings(database)).toEqual({ phones: ['+91 90000 00009'] });
    shop.failAt = 0;
    shop.put(SETTINGS, { phones: ['+91 90000 00010'] });
    await refresh();
    expect(await readSettings(database)).toEqual({ phones: ['+91 90000 00009'] });
  });

  test('a change that is cut off on its way shows the old ones whole, and comes with the next look', async () => {
    shop.put(SETTINGS, { phones: ['+91 90000 00001'], email: 'old@fields.example' });
    await refresh();
    shop.put(SETTINGS, { phones: ['+91 90000 00009'], email: 'new@fields.example' });
    for (let at = 1; at < 12; at++) {
      const from = shop.questions;
      shop.failAt = from + at;
      const outcome = await refresh();
      const said = await readSettings(database);
      const isNew = said?.email === 'new@fields.example';
      expect(said?.phones).toEqual([isNew ? '+91 90000 00009' : '+91 90000 00001']);
      if (outcome.outcome !== 'failed') break;
    }
    shop.failAt = Number.POSITIVE_INFINITY;
    await refresh();
    expect(await readSettings(database)).toMatchObject({ email: 'new@fields.example' });
  });

  test('a field that cannot be believed is left out, and the others stand', async () => {
    shop.put(SETTINGS, {
      phones: ['+91 90000 00001'],
      mapsUrl: 'javascript:alert(1)',
      faqs: ['A question without an answer'],
      bank: { accountNumber: '5550001' },
      hours: [''],
      videos: ['no-id', 'A morning', 'Kaveri'],
      banners: ['../steal.webp', 'b'.repeat(32), 'Leaves', 'Fresh leaves', 'moringa'],
    });
    await refresh();
    expect(await readSettings(database)).toEqual({ phones: ['+91 90000 00001'] });
  });

  test('hours, videos and banners come with the rest, also where the merchant has taken all of them away', async () => {
    const said = {
      hours: ['Daily, 9 to 18'],
      videos: ['aqz-KE-bpKQ', 'A morning', 'Kaveri'],
      banners: ['a'.repeat(32), 'own.webp', 'Leaves', 'Fresh leaves', 'moringa'],
    };
    const none = { hours: [], videos: [], banners: [] };
    for (const each of [said, none]) {
      shop.put(SETTINGS, each);
      await refresh();
      expect(await readSettings(database)).toEqual(each);
    }
  });

  test('settings that were emptied read as the shop was built', async () => {
    shop.put(SETTINGS, { phones: ['+91 90000 00001'] });
    await refresh();
    shop.put(SETTINGS, {});
    await refresh();
    expect(await readSettings(database)).toEqual({});
  });

  test('a phone whose catalogue an older version filled, which did not know of them, reads it anew', async () => {
    shop.put(SETTINGS, { phones: ['+91 90000 00001'] });
    await refresh();
    await database.shop.clear();
    await database.mirrorState.update('catalogue', { madeWith: MIRROR_FORM - 1 });
    await refresh();
    expect(await readSettings(database)).toEqual({ phones: ['+91 90000 00001'] });
  });
});
