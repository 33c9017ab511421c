// What waits behind something that needs the shopper is known to wait for that, and for nothing else.
import { expect, test } from 'vitest';
import { changeRow, readOutbox } from '#core/device/outbox/outbox-rows.ts';
import { heldUpIn } from '#core/model/outbox/row-standing.ts';
import { saveAddress, someAddress } from './support/account-writes.ts';
import { freshPhone } from './support/phone.ts';

const phone = freshPhone();

test('only a later change of the same thing is held up, and only while the first one needs the shopper', async () => {
  const { database } = phone();
  const address = someAddress();
  await saveAddress(database, 'asha', address);
  await saveAddress(database, 'asha', { ...address, city: 'Jaipur' }, address);
  await saveAddress(database, 'asha', someAddress());
  await saveAddress(database, 'ravi', address);
  const held = async () => {
    const rows = await readOutbox(database);
    const heldUpBy = heldUpIn(rows);
    return rows.map(({ row }) => row && (heldUpBy(row)?.seq ?? null));
  };
  expect(await held()).toEqual([null, null, null, null]);
  const first = (await readOutbox(database))[0]?.seq ?? 0;
  for (const state of ['refused', 'held'] as const) {
    await changeRow(database, first, { state });
    expect(await held()).toEqual([null, first, null, null]);
  }
  await database.outbox.update(first, { state: 'of tomorrow' });
  expect(await held()).toEqual([null, first, null, null]);
});
