// The merchant's steps with an order, beyond the tests of every write (desk-writes.test.ts).
import { expect, test } from 'vitest';
import { addressFields } from '#domain/address/address.ts';
import { type OrderStep, statusOf } from '#domain/order/desk/order-steps.ts';
import { seenAddress, seenStatus } from '#domain/order/desk/seen-address.ts';
import { writeKinds } from '#domain/writes/registry.ts';
import type { PlainFields } from '#engine/firestore/firestore-values.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { mergeKnownFields } from '#forms/use-draft.ts';
import { deskWithOrder } from './support/desk-order.ts';
import { ADDRESS, BACK, COURIER, ITEM, PACK, SHIP } from './support/desk-rows.ts';
import { type DeskStory, STORIES } from './support/desk-stories.ts';

const desk = deskWithOrder();
const { phone, stored, shown, stands, press, send, sendAll, rows, orderChanges, expectAsked } =
  desk;

const THREE = { items: [{ ...ITEM, quantity: 3 }], subTotal: 750, total: 750 };
const AMEND = { id: mintId(), at: 1, lines: [{ productId: ITEM.productId, quantity: 2 }] };
const amend: OrderStep = { does: 'amend', amend: AMEND };
/** The amended order as the function writes it. */
const AMENDED = {
  ...{ amend: null, items: [{ ...ITEM, quantity: 2 }], subTotal: 500, total: 500 },
  amendments: [{ id: AMEND.id, at: 1, lines: [], totalBefore: 750, total: 500 }],
};
const PACKED = { packed: true };
const FIRST = {
  ...{ at: 7, courier: '', trackingNumber: '' },
  lines: [{ productId: ITEM.productId, quantity: 1 }],
};
const HELD = { ...THREE, deliveryStatus: 'pending', heldReason: 'price', acceptedAt: null };
const released = { deliveryStatus: 'processing', heldReason: null };
/** Takes an order on hold at this price of its only line. */
function release(pricePaise: number, total: number): OrderStep {
  const terms = { prices: 'today' as const, total, beyondStock: false };
  return { does: 'release', releasedAt: 1, terms, linePaise: [pricePaise] };
}
const KOTA = { ...ADDRESS, city: 'Kota' };
const TO_KOTA = { address: KOTA };
const readdress: OrderStep = { does: 'readdress', address: KOTA, addressCorrectedAt: 9 };
const PAID = { paymentMethod: 'online_payment', status: 'success' };
const ASK: OrderStep = { does: 'askRefund', at: 5 };
const GIVE: OrderStep = { does: 'giveBack', reference: 'UTR9', at: 5 };
const OWED = { paymentMethod: 'NEFT', status: 'success', owedPaise: 12_000 };
const PART: OrderStep = { does: 'givePart', paise: 12_000, reference: 'UTR 7', at: 7 };
const SHIPPED = { ...PACKED, deliveryStatus: 'shipped', ...COURIER };
const CAME_BACK = {
  ...{ deliveryStatus: 'cancel', cancelledBy: 'merchant', cancelReason: BACK.reason },
  ...{ cameBackAt: BACK.at, goodsBack: BACK.goodsBack },
};
const TRANSFERRED = { paymentMethod: 'NEFT', deliveryStatus: 'cancel' };

test.each<[string, PlainFields, OrderStep[], PlainFields, shows: object]>([
  [
    'on hold is taken on the terms that were pressed',
    HELD,
    [release(260_00, 780)],
    { ...released, release: { prices: 'today', total: 780, beyondStock: false } },
    { ...released, totalPaise: 780_00, lines: [{ pricePaise: 260_00 }] },
  ],
  [
    'on hold is cancelled, and still says why it was on hold',
    HELD,
    [{ does: 'cancel', reason: '' }],
    { deliveryStatus: 'cancel', heldReason: 'price' },
    { deliveryStatus: 'cancel', heldReason: 'price' },
  ],
  ['gets another address', {}, [readdress], { address: KOTA, addressCorrectedAt: 9 }, TO_KOTA],
  [
    'whose transfer comes after it has lapsed is paid, and its money given back',
    { ...TRANSFERRED, status: 'failed' },
    [{ does: 'receive' }, GIVE],
    {
      ...{ deliveryStatus: 'cancel', status: 'success' },
      ...{ refund: 'done', refundReference: 'UTR9', refundedAt: 5 },
    },
    { status: 'success' },
  ],
])('without a network an order %s', async (_, before, steps, after, shows) => {
  await stands(before);
  phone.isOnline = false;
  await press(...steps);
  await send();
  expect(await shown()).toMatchObject(shows);
  phone.isOnline = true;
  await sendAll();
  expect(stored()).toMatchObject(after);
  expect(await rows()).toEqual([]);
  expect(await shown()).toMatchObject(shows);
});

test('an order that was paid is cancelled and its money given back without a network, one after the other', async () => {
  await stands(PAID);
  await press({ does: 'cancel', reason: '' }, ASK);
  phone.shop.rule = () => {
    // Plays the function that follows the cancelling.
    const { deliveryStatus, refund } = stored();
    if (deliveryStatus === 'cancel' && !refund) orderChanges({ refund: 'due' });
    return null;
  };
  await sendAll();
  expect(stored()).toMatchObject({ deliveryStatus: 'cancel', refund: 'asked', refundAskedAt: 5 });
  expect(await rows()).toEqual([]);
});

test.each<[string, PlainFields, OrderStep, PlainFields, PlainFields, shows: object]>([
  [
    'what is taken off an order counts once',
    THREE,
    amend,
    { amend: AMEND },
    AMENDED,
    { lines: [{ quantity: 2 }], totalPaise: 500_00 },
  ],
  [
    'money that went back is not asked for again',
    { ...PAID, deliveryStatus: 'cancel', refund: 'due' },
    ASK,
    { refund: 'asked' },
    { refund: 'done', refundWay: 'online', refundedAt: 9 },
    { refund: 'asked' },
  ],
  [
    'a part that was given back is told once',
    OWED,
    PART,
    { owedPaise: 0, partBack: { paise: 12_000, at: 7 } },
    { owedPaise: 5_000 },
    {},
  ],
  [
    'a parcel that came back cancels its order once',
    SHIPPED,
    BACK,
    CAME_BACK,
    { corrections: 1 },
    {},
  ],
])(
  '%s, though the answer is lost and the shop has done it by then',
  async (_, before, step, sent, done, shows) => {
    await stands(before);
    await press(step);
    await desk.loseAnswerAndLine();
    expect(stored()).toMatchObject(sent);
    orderChanges(done);
    const { length } = phone.shop.commits;
    phone.isOnline = true;
    phone.pass();
    await sendAll();
    expect(phone.shop.commits).toHaveLength(length);
    expect(stored()).toMatchObject(done);
    expect(await shown()).toMatchObject(shows);
    expect(await rows()).toEqual([]);
  },
);

test.each<[string, PlainFields, OrderStep[], () => void, PlainFields]>([
  ['has taken pieces off', THREE, [amend, PACK], () => orderChanges(AMENDED), PACKED],
  [
    'has taken the released order',
    { acceptedAt: null, packed: false },
    [PACK],
    () => orderChanges({ acceptedAt: 1_795_154_500_000 }),
    PACKED,
  ],
  [
    'has the price which this phone has lowered',
    { deliveryStatus: 'pending', heldReason: 'price', acceptedAt: null },
    [release(200_00, 200)],
    () => desk.shopWrites({ price: 200 }),
    { ...released, release: { prices: 'today', total: 200, beyondStock: false } },
  ],
])('a step waits until the shop %s', async (_, before, steps, happens, done) => {
  await stands(before);
  for (const step of steps) {
    await press(step);
    await send();
  }
  expect(stored()).not.toMatchObject(done);
  expect(phone.shop.commits).toHaveLength(steps.length - 1);
  expect(await rows()).toMatchObject([{ state: 'backoff', denials: 0 }]);
  happens();
  await sendAll();
  expect(stored()).toMatchObject(done);
});

const GOODS = { goods: `2 × ${ITEM.productId}` };
const BY_TERMS = { ...released, release: { prices: 'sent', total: 780, beyondStock: false } };
const GIVEN = { refund: 'done', refundWay: 'transfer', refundedAt: 4, refundReference: 'UTR8' };

test.each<[string, PlainFields, OrderStep, theirs: PlainFields, now: object]>([
  ['takes something off it', THREE, amend, { ...AMENDED, amendments: [] }, GOODS],
  ['packs it at the pieces of before', THREE, PACK, AMENDED, GOODS],
  ['ships all of it', PACKED, SHIP, { firstParcel: FIRST }, { sentFirst: 7 }],
  ['takes it on other terms', HELD, release(260_00, 780), BY_TERMS, released],
  ['corrects its address', {}, readdress, { address: { ...ADDRESS, city: 'Ajmer' } }, {}],
  ['gives its money back', { ...TRANSFERRED, status: 'success' }, GIVE, GIVEN, { money: 'done' }],
  ['gives a part back of a cancelled one', OWED, PART, { deliveryStatus: 'cancel' }, {}],
  ['gives a part back and owes more', OWED, PART, { owedPaise: 20_000 }, {}],
  ['has the parcel of a delivered one back', SHIPPED, BACK, { deliveryStatus: 'delivered' }, {}],
  ['has the parcel of a corrected one back', SHIPPED, BACK, { corrections: 1 }, {}],
])(
  'a merchant who %s is asked where that was done meanwhile, and what was done stands',
  async (_, before, step, theirs, now) => {
    await stands(before);
    await press(step);
    await expectAsked(theirs, now);
  },
);

test('a merchant who began to correct an address before it was changed is asked, though this desk has the change by now', async () => {
  await stands();
  const before = seenAddress(await shown());
  expect(seenStatus(await shown(), before)).toEqual(statusOf(await shown()));
  // As the first key keeps it.
  const kept = { ...mergeKnownFields(before, null), phone: '9123456780' };
  await stands({ address: { ...ADDRESS, address: '14 Mill Road' } });
  const order = await shown();
  const typed = mergeKnownFields(seenAddress(order), kept);
  await desk.pressOn({ ...readdress, address: addressFields(typed) }, seenStatus(order, typed));
  await expectAsked({}, { address: expect.stringContaining('14 Mill Road') });
});

test('the shop’s own page leaves the desk’s writes to the desk, also of a kind that it does not know, and the desk a shopper’s to the shop', async () => {
  await stands(PACKED);
  const { row } = STORIES['desk-order'] as DeskStory;
  const unknown = { ...row, id: mintId(), kind: 'stock-count', entityKey: 'desk/count' };
  await phone.database.outbox.bulkAdd([{ ...row }, unknown]);
  await phone.raiseEnquiry();
  const [step, newer, enquiry] = await rows();
  expect(await phone.drain({ kinds: writeKinds })).toMatchObject({ synced: 1 });
  expect(await rows()).toEqual([step, newer]);
  await phone.raiseEnquiry();
  expect(await send()).toMatchObject({ synced: 1 });
  expect(await rows()).toMatchObject([
    { kind: 'stock-count', state: 'held', heldFor: 'schema' },
    { kind: enquiry?.kind },
  ]);
});
