// A shopper cancels on the running shop: goods and money go back, once; and what the merchant says of an order gets its moment.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commitDocument } from '#core/remote/commit-document.ts';
import { type Buyer, buyer, choose, providerOrder, WAKING_MS, wakeFunctions } from './paying.ts';
import { closeDatabase, database, pause, seen } from './shop-database.ts';

/** Whatever was going to happen has happened after this long. ms */
const SETTLED_MS = 1500;

beforeAll(async () => {
  await wakeFunctions();
  // What follows an order has to start as well.
  const woken = await buyer({ paymentMethod: 'cod' });
  await database.doc(pathOf(woken)).update({ packed: true });
  await seen(pathOf(woken), (it) => it.get('packedAt') > 0);
}, WAKING_MS);
afterAll(closeDatabase);

const pathOf = ({ uid, orderId }: Buyer) => `users/${uid}/orders/${orderId}`;
const stored = async (who: Buyer) => (await database.doc(pathOf(who)).get()).data() ?? {};
/** As the phone does, through the rules. */
const cancel = (who: Buyer) =>
  commitDocument(
    {
      path: `/${pathOf(who)}`,
      does: 'merge',
      fields: { deliveryStatus: 'cancel', cancelledBy: 'shopper', cancelledAt: Date.now() },
    },
    who.idToken,
  );

async function paid(): Promise<Buyer> {
  const asha = await buyer();
  await choose(await providerOrder(asha), 'success');
  await seen(pathOf(asha), (it) => it.get('status') === 'success');
  return asha;
}

describe('money of an order that its shopper cancels', () => {
  test('that was paid online is noted as due to go back, on the order and for the reconciler', async () => {
    const asha = await paid();
    expect(await cancel(asha)).toMatchObject({ kind: 'ok' });
    await seen(pathOf(asha), (it) => it.get('refund') === 'due');
    const record = await database.doc(`payments/${asha.uid}_${asha.orderId}`).get();
    expect(Object.values(record.get('refunds'))).toEqual(['due']);
    expect(record.get('lookAt')).toBeLessThanOrEqual(Date.now());
    expect(await stored(asha)).toMatchObject({ cancelledBy: 'shopper', status: 'success' });
    expect((await stored(asha)).stockReleasedAt).toBeGreaterThan(0);
  });

  test('that was transferred is noted for the merchant; of cash on delivery there is none', async () => {
    const transfer = { paymentMethod: 'NEFT', transactionId: 'N1' };
    const [told, cash] = [await buyer(transfer), await buyer({ paymentMethod: 'cod' })];
    for (const who of [told, cash]) expect(await cancel(who)).toMatchObject({ kind: 'ok' });
    await seen(pathOf(told), (it) => it.get('refund') === 'due');
    await seen(pathOf(cash), (it) => it.get('stockReleasedAt') > 0);
    await pause(SETTLED_MS);
    expect((await stored(cash)).refund).toBeUndefined();
  });

  test('stays where the merchant cancels a paid order, and the order says when that was', async () => {
    const asha = await paid();
    await database.doc(pathOf(asha)).update({ deliveryStatus: 'cancel' });
    await seen(pathOf(asha), (it) => it.get('cancelledAt') > 0);
    await pause(SETTLED_MS);
    expect((await stored(asha)).refund).toBeUndefined();
  });
});

test('a packed order is not cancelled, whatever the phone believes', async () => {
  const asha = await buyer({ paymentMethod: 'cod', packed: true });
  expect(await cancel(asha)).toMatchObject({ kind: 'refused', status: 'PERMISSION_DENIED' });
  expect((await stored(asha)).deliveryStatus).toBe('processing');
});

test('packing, sending and bringing get their moments, one after the other', async () => {
  const asha = await buyer({ paymentMethod: 'cod' });
  const steps: [object, string][] = [
    [{ packed: true }, 'packedAt'],
    [{ deliveryStatus: 'shipped', courier: 'India Post' }, 'shippedAt'],
    [{ deliveryStatus: 'delivered' }, 'deliveredAt'],
  ];
  const moments: number[] = [];
  for (const [change, field] of steps) {
    await database.doc(pathOf(asha)).update(change);
    moments.push((await seen(pathOf(asha), (it) => it.get(field) > 0)).get(field));
  }
  expect(moments).toEqual([...moments].sort((one, other) => one - other));
});
