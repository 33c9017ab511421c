// PDFs of tax papers and receipts on a shopper's phone: kept beside the quotations', and gone with the account.
import { beforeEach, expect, test } from 'vitest';
import { signOut } from '#domain/account-mirror/sign-in.ts';
import { keepPaper, paperKey, readKeptPaper } from '#domain/tax/kept-papers.ts';
import { shopQuotes } from './support/orders.ts';
import { eachPhone } from './support/phone.ts';

const phone = eachPhone();
beforeEach(() => phone.enter());

const INVOICE = paperKey('FARM-2627-00012');
const bytes = new ArrayBuffer(3);
const kept = (uid = 'asha', key = INVOICE) => readKeptPaper(phone.database, uid, key);

test('a kept invoice stays when the quotations are read again, and nobody else’s phone has it', async () => {
  await keepPaper(phone.database, 'asha', INVOICE, bytes);
  shopQuotes(phone, 'q1', 1_000, []);
  await phone.refresh();
  expect(await kept()).toEqual(bytes);
  expect(await kept('bala')).toBeUndefined();
  expect(await kept('asha', paperKey('FARM-2627-00013'))).toBeUndefined();
});

test('it goes when its shopper logs out, and is not kept for somebody who has left', async () => {
  await keepPaper(phone.database, 'asha', INVOICE, bytes);
  await signOut(phone.database, 'asha');
  await keepPaper(phone.database, 'asha', INVOICE, bytes);
  expect(await kept()).toBeUndefined();
});
