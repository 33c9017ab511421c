// The desk's list in which an order belongs, the steps that the merchant may take with it, and its state afterwards.
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { restockedPieces } from '#domain/order/came-back.ts';
import { whyNoLabel } from '#domain/order/desk/labels/label.ts';
import * as queues from '#domain/order/desk/order-queues.ts';
import { afterSteps, tellsCustomer } from '#domain/order/desk/order-step-changes.ts';
import { mayTake, movedSince, OrderStep, statusOf } from '#domain/order/desk/order-steps.ts';
import { isToFetch } from '#domain/order/desk/pick-list.ts';
import { moneyBackOf, moneyBackPaise } from '#domain/order/money-back.ts';
import type { Order } from '#domain/order/order.ts';
import { ADDRESS } from '../given.ts';
import { deskOrder, line } from './order-table-orders.ts';

const AT = 1_795_154_400_000;
const order = (changes: Partial<Order> = {}) => deskOrder({ acceptedAt: AT, ...changes });

const neft = { paymentMethod: 'NEFT' } as const;
const online = { paymentMethod: 'online_payment', status: 'success' } as const;
const held = { deliveryStatus: 'pending', heldReason: 'stock', acceptedAt: null } as const;
const packed = { packed: true, packedAt: AT } as const;
const PARCEL = { courier: 'India Post', trackingNumber: 'EM1' };
const shipped = { ...packed, ...PARCEL, deliveryStatus: 'shipped', shippedAt: AT } as const;
const delivered = { ...shipped, deliveryStatus: 'delivered', deliveredAt: AT } as const;
const gone = { deliveryStatus: 'cancel' } as const;
const told = { ...neft, ...gone, transactionId: 'U1' } as const;
const missed = { ...neft, ...gone, transferMissedAt: AT };
const received = { ...neft, ...gone, status: 'success' } as const;
const nameless = { ...ADDRESS, name: '' };
const byHand = { refund: 'done', refundWay: 'transfer' } as const;
const fromConsole = { ...shipped, acceptedAt: null };
const unpaid = { ...delivered, cashWith: 'customer' } as const;
const cashed = { ...delivered, status: 'success' } as const;
const part = { ...neft, status: 'success', owedPaise: 120_00 } as const;
const onlinePart = { ...part, ...online } as const;
const refusedPart = { ...onlinePart, refund: 'failed' } as const;
const back2 = 'undeliver comeBack';
const onWay = 'deliver cancel comeBack unship correct givePart';

const TWO = { lines: [line('moringa', 2, 120_00)], totalPaise: 240_00 };
const LEFT = { id: 'a', at: AT, lines: [{ productId: 'moringa', quantity: 1 }] };

test.each<[string, Partial<Order>, string, string]>([
  ['just placed', { acceptedAt: null }, 'coming', 'cancel'],
  ['to be paid at the door', {}, 'pack', 'pack cancel amend'],
  ['by transfer, not told of', neft, 'unpaid', 'receive pack cancel amend'],
  ['by transfer, told of', { ...neft, transactionId: 'U1' }, 'transfer', 'receive pack cancel'],
  ['by transfer, received', { ...neft, status: 'success' }, 'pack', 'pack cancel amend'],
  ['paid online', online, 'pack', 'pack cancel amend'],
  ['on hold', held, 'hold', 'release cancel amend'],
  ['on hold, by transfer', { ...held, ...neft }, 'hold', 'release receive cancel amend'],
  ['paid in cash', { status: 'success' }, 'pack', 'pack cancel'],
  ['confirmed by a bank', { ...online, status: 'authorized' }, 'unpaid', 'pack cancel'],
  ['paid online at this moment', { ...online, status: 'pending' }, 'unpaid', 'pack cancel'],
  ['by transfer, packed', { ...part, ...packed }, 'ship', 'ship cancel unpack givePart'],
  ['packed', packed, 'ship', 'ship cancel unpack'],
  ['on its way', shipped, 'way', 'deliver cancel comeBack unship correct'],
  ['on its way, never taken', fromConsole, 'way', 'deliver cancel comeBack correct'],
  ['delivered', delivered, 'delivered', 'collect undeliver comeBack'],
  ['delivered to nobody by now', { ...delivered, address: nameless }, 'delivered', 'collect'],
  ['delivered, cash under way', { ...delivered, cashWith: 'courier' }, 'cash', 'collect undeliver'],
  ['delivered, not paid', unpaid, 'cash', 'collect undeliver comeBack'],
  ['delivered, its cash received', cashed, 'delivered', 'undeliver comeBack'],
  ['delivered before its transfer', { ...delivered, ...neft }, 'delivered', `receive ${back2}`],
  ['returned, its cash received', { ...cashed, ...gone }, 'refund', 'giveBack'],
  ['returned, its cash given back', { ...cashed, ...gone, ...byHand }, 'cancelled', ''],
  ['returned, not paid', { ...unpaid, ...gone }, 'cancelled', ''],
  ['paid by transfer for more than is left', part, 'pack', 'pack cancel givePart amend'],
  ['sent, and paid for more', { ...shipped, ...part }, 'way', onWay],
  ['delivered, paid for more', { ...delivered, ...part }, 'refund', `${back2} givePart`],
  ['paid online for more', onlinePart, 'pack', 'pack cancel amend'],
  ['refused that part', refusedPart, 'pack', 'pack cancel askRefund givePart amend'],
  ['refused that, then gone', { ...refusedPart, ...gone }, 'refund', 'askRefund giveBack'],
  ['paid for more, then cancelled', { ...part, ...gone }, 'refund', 'giveBack'],
  ['cancelled', { ...packed, ...gone }, 'cancelled', ''],
  ['lapsed, by transfer', { ...neft, ...gone }, 'cancelled', 'receive'],
  ['lapsed, told of', told, 'refund', 'receive missTransfer'],
  ['lapsed, missed', { ...missed, transactionId: 'U1' }, 'cancelled', 'receive'],
  ['lapsed, then received', { ...missed, status: 'success' }, 'refund', 'giveBack'],
  ['given back by hand', { ...received, ...byHand }, 'cancelled', ''],
  ['settled in the console', { ...received, refund: 'done' }, 'cancelled', ''],
  ['paid online and cancelled', { ...online, ...gone }, 'refund', 'askRefund'],
  ['due to go back', { ...online, ...gone, refund: 'due' }, 'refund', 'askRefund'],
  ['on its way back', { ...online, ...gone, refund: 'asked' }, 'refund', ''],
  ['refused to go back', { ...online, ...gone, refund: 'failed' }, 'refund', 'askRefund giveBack'],
  ['given back', { ...online, ...gone, refund: 'done' }, 'cancelled', ''],
])('an order that is %s stands in the list “$2”, for: $3', (_, changes, queue, steps) => {
  const it = order(changes);
  expect(queues.queueOf(it)).toBe(queue);
  const all = OrderStep.options.map(({ entries }) => entries.does.literal);
  const others = all.filter((does) => does !== 'readdress');
  const taken = others.filter((does) => mayTake(does, it));
  expect(taken.toSorted().join(' ')).toBe(steps.split(' ').toSorted().join(' '));
  if (taken.includes('amend')) {
    const less = afterSteps(order({ ...TWO, ...changes }), [{ does: 'amend', amend: LEFT }]);
    const owed = (less.owedPaise ?? 0) - (it.owedPaise ?? 0);
    expect(owed, 'for the piece that is taken off').toBe(it.status === 'success' ? 120_00 : 0);
  }
  expect(isToFetch(it)).toBe(['pack', 'unpaid', 'transfer'].includes(queue));
  const why = it.deliveryStatus === 'cancel' ? 'cancelled' : queue;
  expect(whyNoLabel(it)).toBe(['cancelled', 'hold', 'coming'].includes(why) ? why : null);
});

test('a cancelled order with money to give back is something to do, and one that goes on and was paid twice is in that list too', () => {
  expect(queues.CLOSED_QUEUES).not.toContain(queues.queueOf(order({ ...online, ...gone })));
  const twice = order({ ...online, refund: 'failed' });
  expect([queues.queueOf(twice), queues.owesMoney(twice)]).toEqual(['pack', true]);
  expect(queues.queueOf({ ...twice, deliveryStatus: 'delivered' })).toBe('refund');
  expect(queues.owesMoney(order({ ...online, refund: 'done' }))).toBe(false);
});

test('of an order that was paid by transfer pieces can be taken off until it is packed, and the difference is money to give back; a part that went back is not owed any more; if it is cancelled, the rest goes back', () => {
  const paid = order({ ...TWO, ...neft, status: 'success', transactionId: 'U1' });
  const { totalPaise } = paid;
  const after = afterSteps(paid, [{ does: 'amend', amend: LEFT }]);
  expect(after).toMatchObject({ totalPaise: totalPaise / 2, owedPaise: totalPaise / 2 });
  expect([moneyBackOf(after), moneyBackPaise(after)]).toEqual(['part', totalPaise / 2]);
  const cancel = { does: 'cancel', reason: '' } as const;
  expect(moneyBackPaise(afterSteps(after, [cancel])), 'all of it').toBe(totalPaise);
  const give = { does: 'givePart', paise: totalPaise / 2, reference: 'U2', at: AT } as const;
  const given = afterSteps(after, [give]);
  expect(given).toMatchObject({ owedPaise: 0, partBack: { paise: totalPaise / 2, at: AT } });
  expect(moneyBackOf(given)).toBeNull();
  const rest = afterSteps(given, [cancel]);
  expect([moneyBackOf(rest), moneyBackPaise(rest)]).toEqual(['due', totalPaise / 2]);
  expect(moneyBackOf(order(onlinePart)), 'paid online, it goes by itself').toBe('asked');
  expect(moneyBackOf(afterSteps(order(refusedPart), [give])), 'sent by hand').toBeNull();
});

test.each<[string, Partial<Order>, Record<string, number>]>([
  ['was cancelled', {}, { moringa: 2, chia: 3 }],
  ['came back with all', { cameBackAt: AT, goodsBack: pieces(2, 3) }, { moringa: 2, chia: 3 }],
  ['came back with some', { cameBackAt: AT, goodsBack: pieces(1, 0) }, { moringa: 1, chia: 0 }],
  ['came back with more', { cameBackAt: AT, goodsBack: pieces(9, 1) }, { moringa: 2, chia: 1 }],
  ['came back, nobody can read with what', { cameBackAt: AT }, { moringa: 0, chia: 0 }],
])('of an order that %s, into stock go: $2', (_, changes, stocked) => {
  expect(restockedPieces({ moringa: 2, chia: 3 }, changes)).toEqual(stocked);
});

function pieces(moringa: number, chia: number) {
  const of = (productId: string, quantity: number) => ({ productId, quantity });
  return [of('moringa', moringa), of('chia', chia)];
}

const TOLD = 'and the customer is told';
const UNTOLD = 'and nobody is told';
const unsent = { shippedAt: undefined, courier: undefined, trackingNumber: undefined };
const undeliver = (isCashBack: boolean) => ({ does: 'undeliver', isCashBack }) as const;
const CORRECTED = { courier: undefined, trackingNumber: 'EM2' };
const back = { deliveryStatus: 'shipped', deliveredAt: undefined } as const;

test.each<[Partial<Order>, OrderStep, string, Partial<Order>?]>([
  [held, { does: 'release', releasedAt: AT }, TOLD],
  [neft, { does: 'receive' }, TOLD],
  [{}, { does: 'pack' }, UNTOLD],
  [packed, { does: 'ship', courier: '', trackingNumber: '' }, TOLD],
  [shipped, { does: 'deliver', isCashTaken: true }, TOLD],
  [packed, { does: 'cancel', reason: 'Sold out' }, TOLD],
  [{ ...delivered, cashWith: 'courier' }, { does: 'collect' }, UNTOLD],
  [shipped, { does: 'comeBack', reason: 'Refused', at: AT, goodsBack: [] }, TOLD],
  [part, { does: 'givePart', paise: 1, reference: 'U2', at: AT }, UNTOLD],
  [packed, { does: 'unpack' }, UNTOLD, { packed: false, packedAt: undefined }],
  [shipped, { does: 'unship' }, TOLD, { ...unsent, deliveryStatus: 'processing' }],
  [{ ...delivered, status: 'success' }, undeliver(true), TOLD, { ...back, status: 'pending' }],
  [{ ...delivered, cashWith: 'courier' }, undeliver(false), TOLD, { ...back, cashWith: undefined }],
  [shipped, { does: 'correct', courier: '', trackingNumber: 'EM2' }, UNTOLD, CORRECTED],
])('after %j, %j counts if it is a correction, %s', (stored, step, isTold, after) => {
  const before = order(stored);
  expect(tellsCustomer(before, step)).toBe(isTold === TOLD);
  if (after) expect(afterSteps(before, [step])).toEqual({ ...before, ...after, corrections: 1 });
  const counted = afterSteps({ ...before, corrections: 3 }, [step]).corrections;
  expect(counted).toBe(after ? 4 : 3);
});

test('steps pressed one after the other without a network count each correction once; a cancelling says who it was, and why if a reason was typed', () => {
  const steps: OrderStep[] = [
    { does: 'unpack' },
    { does: 'pack' },
    { does: 'ship', courier: 'Delhivery', trackingNumber: '' },
    { does: 'correct', courier: 'Delhivery', trackingNumber: 'D1' },
    { does: 'deliver', isCashTaken: false, cashWith: 'courier' },
  ];
  const after = afterSteps(order(packed), steps);
  expect(after).toMatchObject({ deliveryStatus: 'delivered', packed: true, status: 'pending' });
  expect(after).toMatchObject({ trackingNumber: 'D1', cashWith: 'courier', corrections: 2 });
  const paid = { status: 'success', cashWith: undefined };
  expect(afterSteps(after, [{ does: 'collect' }]), 'cash that comes later').toMatchObject(paid);
  for (const reason of [' Sold out ', undefined]) {
    const cancel = v.parse(OrderStep, { does: 'cancel', reason });
    const { deliveryStatus, cancelledBy, cancelReason } = afterSteps(order(packed), [cancel]);
    expect([deliveryStatus, cancelledBy]).toEqual(['cancel', 'merchant']);
    expect(cancelReason).toBe(reason?.trim());
  }
});

const SEEN = statusOf(order());
const NOW = {
  ...{ deliveryStatus: 'delivered', status: 'success', packed: true, goods: '2 × moringa' },
  ...{ address: 'Asha Rao, 3 Lake Road, Bhopal', courier: 'Delhivery', trackingNumber: 'EM2' },
  ...{ corrections: 1, owedPaise: 1, sentFirst: 7 },
};

test.each([
  ['pack', 'address goods corrections', ''],
  ['amend', 'goods status', ''],
  ['release', 'goods', ''],
  ['readdress', 'address', ''],
  ['ship', 'address corrections sentFirst', ''],
  ['sendFirst', 'sentFirst', ''],
  ['unsendFirst', 'sentFirst', ''],
  ['deliver', 'corrections', 'goods address'],
  ['cancel', 'packed', ''],
  ['comeBack', 'deliveryStatus status goods corrections', 'packed address'],
  ['givePart', 'owedPaise', 'deliveryStatus'],
  ['giveBack', 'owedPaise', 'packed'],
  ['receive', '', 'packed'],
  ['collect', 'status', ''],
  ['unpack', 'deliveryStatus sentFirst', ''],
  ['unship', 'deliveryStatus', ''],
  ['undeliver', 'status', ''],
  ['correct', 'courier trackingNumber corrections', ''],
] as const)('who presses “%s” is asked where %s came meanwhile: %s', (does, asked, others) => {
  for (const field of `${asked} ${others}`.split(' ').filter(Boolean)) {
    const now = { ...SEEN, [field]: NOW[field as keyof typeof NOW] };
    expect(movedSince(does, SEEN, now), field).toEqual(others.includes(field) ? [] : [field]);
  }
});
