// An accepted order whose address changes afterwards.
import '../own-project.ts';
import { describe, expect, test } from 'vitest';
import {
  holdAddress,
  isSentElsewhere,
} from '../../../backend/functions/src/orders/hold-address.ts';
import { UNLISTED_PINCODES } from '../../support/known-pincodes.ts';
import { orderOf, pieces, place } from '../ordering-shop.ts';
import { redelivered } from '../redelivered.ts';

describe('an order that was taken and is then sent to where the shop does not deliver', () => {
  // No pincode begins like this.
  const address = { ...orderOf(1).address, zipcode: '290001' };
  async function sentElsewhere(also: object = {}) {
    const { document, news, now, key } = await place(orderOf(2));
    await news();
    const before = { ...(await now()) };
    await document.update({ address, ...also });
    const after = { ...(await now()) };
    const holds = () => redelivered(() => holdAddress(key, after));
    return { before, after, now, document, holds };
  }

  test('waits for the merchant with its goods, once: what the merchant takes after that stays taken', async () => {
    const { before, after, now, document, holds } = await sentElsewhere();
    expect(isSentElsewhere(before, after)).toBe(true);
    expect(await holds()).toBe(true);
    expect(await now()).toMatchObject({ deliveryStatus: 'pending', heldReason: 'pincode' });
    expect(await pieces()).toBe(3);
    await document.update({ deliveryStatus: 'processing', heldReason: null, releasedAt: 1 });
    expect(await holds()).toBe(false);
  });

  test.each([
    ['packed', { packed: true }],
    ['shipped', { deliveryStatus: 'shipped' }],
    ['cancelled', { deliveryStatus: 'cancel' }],
  ])('and is %s goes on', async (_how, also) => {
    const { before, after, holds } = await sentElsewhere(also);
    expect(isSentElsewhere(before, after)).toBe(false);
    expect(await holds()).toBe(false);
  });

  test('goes on where its pincode is the same, one of the shop’s, or one that may be', async () => {
    const { before, after } = await sentElsewhere();
    expect(isSentElsewhere(after, { ...after, status: 'success' })).toBe(false);
    expect(isSentElsewhere(after, before)).toBe(false);
    for (const { zipcode } of UNLISTED_PINCODES) {
      expect(isSentElsewhere(before, { ...before, address: { ...address, zipcode } })).toBe(false);
    }
  });
});
