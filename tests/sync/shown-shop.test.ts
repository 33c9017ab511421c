// The shop's contact details as the desk prints them: current ones, even while the merchant's change still waits on the phone.
import { expect, test } from 'vitest';
import { putDeskShop } from '#domain/settings/desk/desk-settings.ts';
import { saveShopEdit } from '#domain/settings/desk/settings-write.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { readShownShop } from '../../src/desk/shop/use-desk-settings.ts';
import { freshDesk, MERCHANT } from './support/desk-shop.ts';

const { phone } = freshDesk();
const STORED = { phones: ['090000 00001'], email: 'farm@fields.example' };
const NEW = { phones: ['+91 90000 00009'], address: ['Green Fields', 'Theni 625531'] };

test('a phone and an address that were changed at the desk are printed on the next quotation, sent or not', async () => {
  const { database } = phone();
  const shown = () => readShownShop(database, MERCHANT);
  const built = await shown();
  await putDeskShop(database, MERCHANT, STORED);
  expect(await shown()).toEqual({ ...built, ...STORED, phones: ['+91 90000 00001'] });
  const base = { phones: STORED.phones, address: null };
  const press = { id: mintId(), uid: MERCHANT, part: 'contact', fields: NEW, base };
  await saveShopEdit(database, press, Date.now());
  expect(await shown()).toEqual({ ...built, ...STORED, ...NEW });
});
