// Which column of the merchant's tables is which: the desk remembers it on this device.
import { expect, test } from 'vitest';
import { keepColumnAnswers, readColumnAnswers } from '#domain/product/desk/kept-import.ts';
import { draftNames, saveDraft } from '#engine/device/drafts.ts';
import { freshDesk, MERCHANT } from './support/desk-shop.ts';

const { phone } = freshDesk();

test('answers about columns are remembered for each merchant; later ones go before, and a field that is no more is asked again', async () => {
  const { database } = phone;
  expect(await readColumnAnswers(database, MERCHANT)).toEqual({});
  await keepColumnAnswers(database, MERCHANT, { daam: 'price', maal: 'name', tola: null });
  await keepColumnAnswers(database, MERCHANT, { daam: 'mrp' });
  const known = { daam: 'mrp', maal: 'name', tola: null };
  expect(await readColumnAnswers(database, MERCHANT)).toEqual(known);
  expect(await readColumnAnswers(database, 'ravi')).toEqual({});

  const [form = ''] = await draftNames(database, 'desk/import/');
  await saveDraft(database, form, { ...known, maal: 'shelf' });
  expect(await readColumnAnswers(database, MERCHANT)).toEqual({ daam: 'mrp', tola: null });
});
