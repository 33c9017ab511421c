// Categories, brands and blogs from the merchant's desk: made, renamed, hidden and deleted, without a network, from several phones, with an answer that is
// lost, and where something has moved meanwhile.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { signOut } from '#core/device/account/sign-in.ts';
import { putDeskEntries, readDeskEntries, readDeskEntry } from '#core/device/desk/desk-entries.ts';
import { readDraft, saveDraft } from '#core/device/drafts/drafts.ts';
import type { EntryCollection } from '#core/model/desk/entry-edit.ts';
import { discard } from '#core/sync/outbox/retry-and-discard.ts';
import { acceptAsked } from '#core/sync/writes/desk-question.ts';
import { deskKinds } from '#core/sync/writes/desk-registry.ts';
import golden from './golden/desk-entry-v1.json' with { type: 'json' };
import { freshDesk, MERCHANT } from './support/desk-shop.ts';
import { type FaultyStorage, startFaultyStorage } from './support/faulty-storage.ts';
import { letTimePass } from './support/phone.ts';

const desk = freshDesk();
const { phone, atShop, saveEntry, send, shopWrites, rows, theOnlyRow } = desk;

const POWDERS = { collection: 'categories', entryId: 'powders' } as const;
const SEEN = { categoryName: 'Powders' };
const AT = '/categories/powders';
const rename = (categoryName: string, database = phone().database) =>
  saveEntry({ ...POWDERS, fields: { categoryName } }, SEEN, database);
const known = (collection: EntryCollection, entryId: string) =>
  readDeskEntry(phone().database, MERCHANT, { collection, entryId });

beforeEach(async () => {
  shopWrites({ ...SEEN, updatedAt: '2026-01-01T00:00:00Z' }, AT);
  await putDeskEntries(phone().database, MERCHANT, [{ ...POWDERS, fields: SEEN }], false);
});

async function sendAll(): Promise<void> {
  for (let round = 0; round < 6; round++) {
    await send();
    letTimePass(phone());
  }
}

describe('a change', () => {
  test('made without a network arrives when it is back, here as well, and nothing else of it changes', async () => {
    shopWrites({ note: 'of an older catalogue' }, AT);
    phone().isOnline = false;
    await rename('Leaf powders');
    await send();
    expect(atShop(AT)).toMatchObject(SEEN);
    phone().reload();
    phone().isOnline = true;
    await sendAll();
    const note = 'of an older catalogue';
    expect(atShop(AT)).toEqual({
      categoryName: 'Leaf powders',
      note,
      updatedAt: expect.any(String),
    });
    expect(await known('categories', 'powders')).toMatchObject({
      fields: { categoryName: 'Leaf powders' },
    });
    expect(await rows()).toEqual([]);
  });

  test('on two phones: the first one stands, and the second merchant is shown both', async () => {
    const other = await desk.anotherPhone();
    await rename('Leaf powders');
    await rename('Ground leaves', other);
    await send(other);
    await send();
    expect(atShop(AT)).toMatchObject({ categoryName: 'Ground leaves' });
    const row = await theOnlyRow();
    expect(row).toMatchObject({
      heldFor: 'review',
      accepted: { now: { categoryName: 'Ground leaves' }, isWanted: false },
    });
    await acceptAsked(phone().database, row.seq);
    await send();
    expect(atShop(AT)).toMatchObject({ categoryName: 'Leaf powders' });
    other.close();
  });

  test('whose answer is lost, and the line with it, does not come back over a later one', async () => {
    await rename('Leaf powders');
    phone().shop.rule = () => {
      phone().isOnline = false;
      return null;
    };
    phone().shop.faults.push({ landsFirst: true, drop: true });
    await send();
    expect(atShop(AT)).toMatchObject({ categoryName: 'Leaf powders' });
    expect(await rows()).toHaveLength(1);
    phone().shop.rule = () => null;
    phone().isOnline = true;
    // Somebody takes it back: it stands again as it was decided upon.
    shopWrites(SEEN, AT);
    await sendAll();
    expect(atShop(AT)).toMatchObject(SEEN);
    expect(await rows()).toEqual([]);
  });

  test('of what is gone makes none: the merchant is told', async () => {
    await rename('Leaf powders');
    phone().shop.documents.delete(AT);
    await send();
    const row = await theOnlyRow();
    expect(row).toMatchObject({ heldFor: 'review', lastError: { code: 'gone' } });
    await discard(phone().database, deskKinds, row.seq, phone().now);
    expect(await rows()).toEqual([]);
    expect(desk.isAtShop(AT)).toBe(false);
  });

  test('hides, and shows again, in the order in which it was pressed', async () => {
    phone().isOnline = false;
    await saveEntry({ ...POWDERS, fields: { hidden: true } }, SEEN);
    await saveEntry({ ...POWDERS, fields: { hidden: null } }, { ...SEEN, hidden: true });
    phone().isOnline = true;
    await sendAll();
    expect(atShop(AT)).not.toHaveProperty('hidden');
    expect(await rows()).toEqual([]);
  });
});

describe('something new', () => {
  const ragi = { collection: 'brands', entryId: 'ragi-1a2b3c', does: 'create' } as const;

  test.each([0, 1, 2])('is made once, however often its answer is lost: %i', async (times) => {
    await saveEntry({ ...ragi, fields: { brandName: 'Ragi & Sons' }, upon: {} }, {});
    for (let lost = 0; lost < times; lost++) {
      phone().shop.faults.push({ landsFirst: true, drop: true });
    }
    await sendAll();
    const updatedAt = expect.any(String);
    expect(atShop('/brands/ragi-1a2b3c')).toEqual({ brandName: 'Ragi & Sons', updatedAt });
    expect(await known('brands', 'ragi-1a2b3c')).toBeDefined();
    expect(await rows()).toEqual([]);
  });

  test('takes its draft along when it is saved', async () => {
    await saveDraft(phone().database, 'desk-brands-new', { typed: { name: 'Ragi' } });
    const drafts = ['desk-brands-new'];
    await saveEntry({ ...ragi, fields: { brandName: 'Ragi' }, upon: {}, drafts }, {});
    expect(await readDraft(phone().database, 'desk-brands-new')).toBeUndefined();
  });
});

describe('a deletion', () => {
  test('takes it away, here as well', async () => {
    await saveEntry({ ...POWDERS, does: 'delete', upon: SEEN }, SEEN);
    await send();
    expect(desk.isAtShop(AT)).toBe(false);
    expect(await readDeskEntries(phone().database, MERCHANT, 'categories')).toEqual([]);
    expect(await rows()).toEqual([]);
  });

  test('of what another merchant has renamed meanwhile is asked about', async () => {
    await saveEntry({ ...POWDERS, does: 'delete', upon: SEEN }, SEEN);
    shopWrites({ categoryName: 'Ground leaves' }, AT);
    await send();
    expect(await theOnlyRow()).toMatchObject({
      accepted: { now: { categoryName: 'Ground leaves' } },
    });
    expect(desk.isAtShop(AT)).toBe(true);
  });
});

describe('a blog with a picture', () => {
  const DIGEST = 'a1b2c3d4e5f6a1b2c3d4e5f6a1b2c3d4';
  const bytes = new Uint8Array(90).fill(7).buffer;
  const BLOG = { collection: 'blogs', entryId: 'harvest-1a2b3c', does: 'create' } as const;
  const fields = { heading: 'Harvest', content: '<p>Look.</p>' };
  const files = [{ name: DIGEST, type: 'image/webp', bytes }];
  const write = () => saveEntry({ ...BLOG, fields, upon: {}, files }, {});

  let storage: FaultyStorage;
  beforeEach(async () => {
    storage = await startFaultyStorage();
    const phonesFetch = globalThis.fetch;
    vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
      phonesFetch(url.replace('http://localhost:9199', storage.origin), init),
    );
  });
  afterEach(() => storage.close());

  test('sends the picture first, under the merchant’s name, and then the blog that shows it', async () => {
    phone().isOnline = false;
    await write();
    await send();
    phone().reload();
    phone().isOnline = true;
    await sendAll();
    expect(storage.uploads).toEqual([`pictures/${DIGEST}`]);
    expect(new Set(storage.senders)).toEqual(new Set(['token-of-kamala']));
    expect(atShop('/blogs/harvest-1a2b3c')).toMatchObject(fields);
    expect(await phone().database.waitingFiles.count()).toBe(0);
  });

  test('is not published while its picture has not come', async () => {
    await write();
    storage.faults.push({ drop: true });
    await send();
    expect(desk.isAtShop('/blogs/harvest-1a2b3c')).toBe(false);
    await sendAll();
    expect(desk.isAtShop('/blogs/harvest-1a2b3c')).toBe(true);
  });

  test('leaves the phone with its picture when it is given up', async () => {
    phone().isOnline = false;
    await write();
    await discard(phone().database, deskKinds, (await theOnlyRow()).seq, phone().now);
    expect(await phone().database.waitingFiles.count()).toBe(0);
  });
});

test('a sign-out takes the desk’s categories, brands and blogs off the device', async () => {
  await signOut(phone().database, MERCHANT);
  expect(await phone().database.deskEntries.count()).toBe(0);
});

test('rows that the first version saved still go', async () => {
  await phone().database.outbox.add(golden);
  expect(await send()).toMatchObject({ synced: 1, sendable: 0 });
  expect(atShop(AT)).toMatchObject({ categoryName: 'Leaf powders' });
});
