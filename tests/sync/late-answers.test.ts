// Answers that do not come from the shop, or that come when the row has changed since it was sent.
import { expect, test } from 'vitest';
import { drain } from '#engine/outbox/drain.ts';
import { changeRow } from '#engine/outbox/outbox-rows.ts';
import { removeSettled } from '#engine/outbox/row-lifecycle.ts';
import { freshPhone, letTimePass } from './support/phone.ts';

const phone = freshPhone();

async function raisedRow() {
  const row = await phone().row(await phone().raiseEnquiry());
  if (!row) throw new Error('the enquiry does not wait');
  return row;
}

test('a proxy that forbids an enquiry time and again is waited out, and not taken for the shop', async () => {
  await raisedRow();
  const reply = { status: 403, body: 'Forbidden', headers: { 'Content-Type': 'text/html' } };
  for (let times = 0; times < 3; times++) {
    phone().shop.faults.push({ reply });
    expect(await drain(phone().setup())).toMatchObject({ synced: 0, sendable: 1 });
    letTimePass(phone());
  }
  expect(await drain(phone().setup())).toMatchObject({ synced: 1, sendable: 0 });
});

test('what the shopper has changed since it was sent stays, whatever becomes of what was sent', async () => {
  const { database } = phone();
  const sent = await raisedRow();
  const payload = { ...Object(sent.payload), productId: 'chia-seeds' };
  await changeRow(database, sent.seq, { payload });
  expect(await removeSettled(database, sent, [], async () => undefined)).toBe(false);
  expect(await phone().row(sent.id)).toMatchObject({ payload });
});

test('a row that a later version saved waits for that version, also where its words could be read', async () => {
  const row = await raisedRow();
  await changeRow(phone().database, row.seq, { v: row.v + 1 });
  expect(await drain(phone().setup())).toMatchObject({ synced: 0 });
  expect(phone().shop.commits).toEqual([]);
  expect(await phone().row(row.id)).toMatchObject({ state: 'held', heldFor: 'schema' });
});
