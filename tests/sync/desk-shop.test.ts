// The shop's settings from the merchant's desk: changed without a network, from two phones, with an answer that is lost, and where something has moved
// meanwhile.
import { beforeEach, describe, expect, test } from 'vitest';
import { signOut } from '#core/device/account/sign-in.ts';
import { putDeskShop, readDeskShop } from '#core/device/desk/desk-shop.ts';
import { readDraft, saveDraft } from '#core/device/drafts/drafts.ts';
import { decidedUpon, type EditedFields } from '#core/model/desk/edited-fields.ts';
import { mintId } from '#core/model/identifiers.ts';
import { decodeFields, encodeFields } from '#core/remote/firestore-values.ts';
import { discard } from '#core/sync/outbox/retry-and-discard.ts';
import { acceptAsked } from '#core/sync/writes/desk-question.ts';
import { deskKinds } from '#core/sync/writes/desk-registry.ts';
import { saveShopEdit } from '#core/sync/writes/desk-shop.ts';
import golden from './golden/desk-shop-v1.json' with { type: 'json' };
import { freshDesk, MERCHANT } from './support/desk-shop.ts';
import { letTimePass } from './support/phone.ts';

const PATH = '/shop/settings';
const BANK = {
  accountName: 'A',
  accountNumber: '5550001',
  ifsc: 'GFLD0000001',
  bankName: 'B',
  branch: 'C',
};
const SEEN: EditedFields = { phones: ['+91 90000 00001'], email: 'farm@fields.example' };

const desk = freshDesk();
const { phone, send, rows, theOnlyRow } = desk;
const settings = () => decodeFields(phone().shop.documents.get(PATH)?.fields);

function shopSays(change: EditedFields): void {
  const { documents } = phone().shop;
  const fields = { ...documents.get(PATH)?.fields, ...encodeFields(change) };
  documents.set(PATH, { fields, token: null });
}

function save(
  fields: EditedFields,
  more: { upon?: EditedFields; part?: string; drafts?: string[] } = {},
  database = phone().database,
) {
  const press = {
    id: mintId(),
    uid: MERCHANT,
    part: 'contact',
    fields,
    upon: decidedUpon(fields, SEEN),
  };
  return saveShopEdit(database, { ...press, ...more }, phone().now);
}

beforeEach(async () => {
  shopSays(SEEN);
  await putDeskShop(phone().database, MERCHANT, SEEN);
});

describe('a change', () => {
  test('writes what was changed and leaves the rest alone, at the shop and here', async () => {
    await save({ phones: ['+91 90000 00009'] });
    await send();
    expect(settings()).toEqual({
      ...SEEN,
      phones: ['+91 90000 00009'],
      updatedAt: expect.any(String),
    });
    const known = await readDeskShop(phone().database, MERCHANT);
    expect(known).toEqual({ ...SEEN, phones: ['+91 90000 00009'] });
    expect(await rows()).toEqual([]);
  });

  test('makes the settings of a shop that has said nothing yet', async () => {
    phone().shop.documents.delete(PATH);
    await save({ bank: BANK }, { upon: { bank: null } });
    await send();
    expect(settings()).toEqual({ bank: BANK, updatedAt: expect.any(String) });
    expect(await rows()).toEqual([]);
  });

  test('made without a network survives that the page is closed, and arrives later', async () => {
    phone().isOnline = false;
    await save({ phones: ['+91 90000 00009'] });
    await send();
    expect(settings()).toEqual(SEEN);
    phone().reload();
    phone().isOnline = true;
    letTimePass(phone());
    await send();
    expect(settings()).toMatchObject({ phones: ['+91 90000 00009'] });
  });

  test('of another field by another merchant does not hold it up', async () => {
    await save({ phones: ['+91 90000 00009'] });
    shopSays({ email: 'new@fields.example', bank: BANK });
    await send();
    expect(settings()).toMatchObject({
      phones: ['+91 90000 00009'],
      email: 'new@fields.example',
      bank: BANK,
    });
  });

  test('of the same field on two phones: the first one stands, and the second merchant is shown both and asked', async () => {
    const other = await desk.anotherPhone();
    await save({ phones: ['+91 90000 00008'] }, {}, other);
    await save({ phones: ['+91 90000 00009'] });
    await send(other);
    await send();
    expect(settings()).toMatchObject({ phones: ['+91 90000 00008'] });
    const row = await theOnlyRow();
    expect(row).toMatchObject({
      heldFor: 'review',
      lastError: { code: 'fields-moved' },
      accepted: { now: { phones: ['+91 90000 00008'] }, isWanted: false },
    });
    // Their yes is to that number; to another one they are asked again.
    await acceptAsked(phone().database, row.seq);
    shopSays({ phones: ['+91 90000 00007'] });
    await send();
    expect(await theOnlyRow()).toMatchObject({
      accepted: { now: { phones: ['+91 90000 00007'] } },
    });
    await acceptAsked(phone().database, row.seq);
    await send();
    expect(settings()).toMatchObject({ phones: ['+91 90000 00009'] });
    expect(await rows()).toEqual([]);
    other.close();
  });

  test('of a bank account that was said meanwhile for the first time is asked about', async () => {
    await save({ bank: BANK }, { upon: { bank: null } });
    shopSays({ bank: { ...BANK, accountNumber: '5550002' } });
    await send();
    expect(settings()).toMatchObject({ bank: { accountNumber: '5550002' } });
    const row = await theOnlyRow();
    expect(row).toMatchObject({ accepted: { now: { bank: { accountNumber: '5550002' } } } });
    await discard(phone().database, deskKinds, row.seq, phone().now);
    expect(await rows()).toEqual([]);
    // Whoever leaves it as it is sees what stands there.
    expect(await readDeskShop(phone().database, MERCHANT)).toMatchObject({
      bank: { accountNumber: '5550002' },
    });
    expect(settings()).toMatchObject({ bank: { accountNumber: '5550002' } });
  });

  test('upon a bank account that stands as it was seen goes, in whatever order the shop names its parts', async () => {
    shopSays({ bank: Object.fromEntries(Object.entries(BANK).reverse()) });
    await save({ bank: { ...BANK, branch: 'Theni' } }, { upon: { bank: BANK } });
    await send();
    expect(settings()).toMatchObject({ bank: { branch: 'Theni' } });
    expect(await rows()).toEqual([]);
  });

  test('that both want has nothing to be asked about', async () => {
    await save({ phones: ['+91 90000 00009'] });
    shopSays({ phones: ['+91 90000 00009'] });
    await send();
    expect(await rows()).toEqual([]);
  });

  test.each([1, 2, 3])(
    'whose answer is lost %i times does not come back over a later one',
    async (times) => {
      await save({ phones: ['+91 90000 00009'] });
      for (let lost = 0; lost < times; lost++) {
        phone().shop.faults.push({ landsFirst: true, drop: true });
      }
      await send();
      // Somebody takes it back: it stands again as it was decided upon.
      shopSays({ phones: SEEN.phones ?? null });
      for (let tried = 0; tried <= times; tried++) {
        letTimePass(phone());
        await send();
      }
      expect(settings()).toMatchObject({ phones: SEEN.phones });
      expect(await rows()).toEqual([]);
    },
  );

  test('upon one that waits goes after it, and both arrive', async () => {
    phone().isOnline = false;
    await save({ phones: ['+91 90000 00008'] });
    await save({ phones: ['+91 90000 00009'] }, { upon: { phones: ['+91 90000 00008'] } });
    phone().isOnline = true;
    await send();
    letTimePass(phone());
    await send();
    expect(settings()).toMatchObject({ phones: ['+91 90000 00009'] });
    expect(await rows()).toEqual([]);
  });

  test('about which the merchant is asked holds up no other part of the settings', async () => {
    await save({ phones: ['+91 90000 00009'] });
    shopSays({ phones: ['+91 90000 00008'] });
    await save({ bank: BANK }, { part: 'money', upon: { bank: null } });
    await send();
    expect(settings()).toMatchObject({ phones: ['+91 90000 00008'], bank: BANK });
    expect(await theOnlyRow()).toMatchObject({ heldFor: 'review' });
  });

  test('takes its draft along when it is saved, and not before', async () => {
    await saveDraft(phone().database, 'desk-shop:contact', { typed: {}, seen: {} });
    await save({ email: 'new@fields.example' }, { drafts: ['desk-shop:contact'] });
    expect(await readDraft(phone().database, 'desk-shop:contact')).toBeUndefined();
  });
});

test('a sign-out takes the desk’s copy of the settings off the device', async () => {
  await signOut(phone().database, MERCHANT);
  expect(await phone().database.deskShop.count()).toBe(0);
});

test('rows that the first version saved still go', async () => {
  await phone().database.outbox.add(golden);
  expect(await send()).toMatchObject({ synced: 1, sendable: 0 });
  expect(settings()).toMatchObject({ phones: ['+91 90000 00009'] });
});
