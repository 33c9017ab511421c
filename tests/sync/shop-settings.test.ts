// What the merchant says of the shop comes with the catalogue, from the published files or from Firestore, whole or as a change; what nobody said, or what
// cannot be believed, reads as the shop was built.
import { beforeEach, describe, expect, test } from 'vitest';
import { readSettings } from '#core/device/catalogue/catalogue.ts';
import { deviceReader } from '#core/device/catalogue/device-reader.ts';
import { database, eachWithCatalogue, refresh, sellAll, shop } from './support/fresh-catalogue.ts';

const SETTINGS = 'shop/settings';
eachWithCatalogue(() => sellAll(['Amla', 'Bel', 'Chia', 'Dill']));

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

  test('a shop that has said nothing reads as it was built, else as was said; pages ask for a part of it', async () => {
    await refresh();
    expect(await readSettings(database)).toEqual({});
    const said = {
      phones: ['+91 90000 00001'],
      email: 'farm@fields.example',
      hours: ['Daily, 9 to 18'],
      videos: ['aqz-KE-bpKQ', 'A morning', 'Kaveri'],
      banners: ['a'.repeat(32), 'own.webp', 'Leaves', 'Fresh leaves', 'moringa'],
    };
    for (const each of [said, { hours: [], videos: [], banners: [] }, {}, said]) {
      shop.put(SETTINGS, each);
      await refresh();
      expect(await readSettings(database)).toEqual(each);
    }
    const reader = deviceReader(database, async () => null);
    expect(await reader.settings(['email', 'faqs'])).toEqual({ email: 'farm@fields.example' });
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
});
