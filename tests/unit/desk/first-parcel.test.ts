// An order in two parcels: what goes first and what follows, what each courier collects, and what everybody reads of it.
import { expect, test } from 'vitest';
import { restockedPieces } from '#domain/order/came-back.ts';
import { filledWords, fittingWords, placeValues } from '#domain/order/desk/customer-texts.ts';
import { labelOf } from '#domain/order/desk/labels/label.ts';
import { queueOf, searchTextOf } from '#domain/order/desk/order-queues.ts';
import { afterSteps, tellsCustomer } from '#domain/order/desk/order-step-changes.ts';
import { mayTake, type OrderStep } from '#domain/order/desk/order-steps.ts';
import { givenParcels, sameNumbers } from '#domain/order/desk/parcel-numbers.ts';
import { isToFetch, pickList } from '#domain/order/desk/pick-list.ts';
import { preorderedOf } from '#domain/order/desk/preordered.ts';
import * as parcels from '#domain/order/first-parcel.ts';
import type { OrderLine } from '#domain/order/order.ts';
import { stepsOfChange } from '#domain/order/order-changes.ts';
import { orderNews } from '#domain/order/order-news.ts';
import { collectPaise } from '#domain/order/table/order-facts.ts';
import { matcherOf } from '#domain/search/match-text.ts';
import { orderSteps } from '#shop/orders/order-steps.ts';
import { WORDINGS } from '../../../src/desk/orders/page/wordings.ts';
import { deskOrder, FACTS, line } from './order-table-orders.ts';

const late = (it: OrderLine, preorderPieces?: number) => ({
  ...{ ...it, preorderWeeks: 2 },
  ...(preorderPieces !== undefined && { preorderPieces }),
});
/** Two bags of ragi are there; of five packets of tea three are to come, and all of the honey. */
const TO_COME = [late(line('tea', 5, 33_33), 3), late(line('honey', 1, 9_99))];
const LINES = [line('ragi', 2, 120_50), ...TO_COME];
const GOODS = 2 * 120_50 + 5 * 33_33 + 9_99;
const FIRST = 2 * 120_50 + 2 * 33_33;
const order = (change: Parameters<typeof deskOrder>[0] = {}) =>
  deskOrder({ lines: LINES, totalPaise: GOODS, ...change });

const AT = 1_795_154_400_000;
const PIECES = parcels.piecesThere(LINES) ?? [];
const send: OrderStep = {
  ...{ does: 'sendFirst', at: AT, lines: PIECES },
  ...{ courier: 'Blue Dart', trackingNumber: '77937279125' },
};
const ship: OrderStep = { does: 'ship', courier: 'DTDC', trackingNumber: 'D1' };
const sent = afterSteps(order(), [send]);
const inWords = (lines: readonly OrderLine[]) =>
  lines.map(({ quantity, productId }) => `${quantity} ${productId}`).join(', ');
const contents = (it: typeof sent, name: parcels.ParcelName) =>
  inWords(parcels.parcelLines(it, name));

test('what is there goes first and the pre-ordered pieces follow, each piece in one parcel; until then the order is one parcel', () => {
  for (const it of [order(), sent]) expect(contents(it, 'first')).toBe('2 ragi, 2 tea');
  expect(contents(sent, 'last')).toBe('3 tea, 1 honey');
  expect(parcels.piecesToFollow(sent)).toBe(4);
  expect(contents(order(), 'last')).toBe('2 ragi, 5 tea, 1 honey');
  expect(parcels.piecesToFollow(order())).toBe(0);
});

test.each<[string, OrderLine[]]>([
  ['all of it is there', [line('ragi', 2, 1)]],
  ['all of it is pre-ordered', [late(line('ragi', 2, 1)), late(line('tea', 1, 1))]],
  ['more is pre-ordered than was ordered', [late(line('ragi', 2, 1), 5)]],
])('an order goes in one parcel where %s', (_, lines) => {
  expect(parcels.piecesThere(lines)).toBeNull();
  expect(mayTake('sendFirst', order({ lines }))).toBe(false);
});

test.each<[string, totalPaise: number, first: number]>([
  ['costs what its goods cost', GOODS, FIRST],
  ['also pays for its delivery', GOODS + 49_00, FIRST],
  ['has a coupon', GOODS - 50_01, FIRST],
  ['has a coupon for more than what follows', FIRST - 1, FIRST - 1],
  ['costs nothing', 0, 0],
])(
  'of an order that %s, the first parcel collects its own goods and no more than the total, the last one the rest, to the paisa',
  (_, totalPaise, first) => {
    const it = afterSteps(order({ totalPaise }), [send]);
    expect(parcels.parcelPaise(it, 'first')).toBe(first);
    expect(parcels.parcelPaise(it, 'last')).toBe(totalPaise - first);
    expect(parcels.parcelPaise(order({ totalPaise }), 'last'), 'in one parcel').toBe(totalPaise);
    const paid = { ...it, status: 'success' as const };
    const collected = [collectPaise(it), collectPaise(paid), collectPaise(paid, 'first')];
    expect(collected).toEqual([totalPaise - first, 0, 0]);
  },
);

test('an order of which a parcel went counts as packed, stands among those to ship, and is found by either number; only the parcel can be taken back, and it is sent once', () => {
  expect(sent).toMatchObject({ packed: true, deliveryStatus: 'processing', corrections: 0 });
  expect(queueOf(sent)).toBe('ship');
  expect(matcherOf('7793 7279')(searchTextOf(sent))).toBe(true);
  const all = ['pack', 'sendFirst', 'ship', 'cancel', 'comeBack', 'unpack'] as const;
  const takenOf = (it: typeof sent) => all.filter((does) => mayTake(does, it)).join(' ');
  expect(takenOf(sent)).toBe('ship cancel comeBack');
  const back = afterSteps(sent, [{ does: 'unsendFirst' }]);
  expect(back).toMatchObject({ packed: true, firstParcel: undefined, corrections: 1 });
  expect(takenOf(back)).toBe('sendFirst ship cancel unpack');
  const gone = afterSteps(sent, [ship]);
  expect([queueOf(gone), mayTake('unsendFirst', gone)]).toEqual(['way', false]);
  const { firstParcel } = sent;
  expect(afterSteps(gone, [{ does: 'unship' }]), 'the rest alone').toMatchObject({ firstParcel });
});

test('the customer is told of the first parcel, of the rest, and that the first one did not go after all', () => {
  const standing = ({ deliveryStatus, status, firstParcel }: typeof sent) => {
    return { delivery: deliveryStatus, payment: status, firstParcel };
  };
  const told = (before: typeof sent, step: OrderStep) => {
    const after = afterSteps(before, [step]);
    expect(tellsCustomer(before, step)).toBe(true);
    return orderNews(undefined, before.orderId, standing(before), standing(after));
  };
  const [first, back] = [told(order(), send), told(sent, { does: 'unsendFirst' })];
  expect(first?.body).toMatch(/^A part of it has been shipped .* second parcel\.$/);
  expect(back).toMatchObject({ step: first?.step, takesBack: true });
  expect(told(sent, ship)?.body).toMatch(/^The rest of it has been shipped/);
  const gone = afterSteps(sent, [ship]);
  expect(told(gone, { does: 'unship' })?.body).toMatch(/^The rest of it has not been shipped/);
  expect(told({ ...order(), packed: true }, ship)?.body).toMatch(/^It has been shipped/);
});

const SENDER = { name: 'Farm', address: [], phone: '', fssai: '' };

test('each parcel has a label of its own, with its contents, weight, cash, courier and number alone', () => {
  const label = (it: typeof sent, parcel?: parcels.ParcelName) => {
    const { contents, ...rest } = labelOf(it, SENDER, FACTS, parcel);
    return {
      ...rest,
      contents: contents.map(({ pieces, name }) => `${pieces} ${name}`).join(', '),
    };
  };
  const first = { parcel: 1, collects: FIRST, grams: 2500, contents: '2 ragi, 2 tea' };
  expect(label(order(), 'first'), 'before it goes').toMatchObject({ ...first, courier: '' });
  expect(label(sent, 'first')).toMatchObject({ ...first, trackingNumber: '77937279125' });
  const rest = { parcel: 2, collects: GOODS - FIRST, grams: null, contents: '3 tea, 1 honey' };
  expect(label(sent)).toMatchObject({ ...rest, courier: '' });
  expect(label(order())).toMatchObject({ parcel: undefined, collects: GOODS });
});

test('who types the number of a first parcel for its rest, or for another order, is told whose it is', () => {
  const given = givenParcels('own', sent);
  const parcel = (key: string, number: string) => ({ key, orderNo: key, number });
  const same = (...typed: ReturnType<typeof parcel>[]) =>
    Object.fromEntries(sameNumbers(typed, given));
  expect(same(parcel('own', '7793 7279 125'))).toEqual({ own: [sent.orderNo] });
  expect(same(parcel('other', '77937279125'))).toEqual({ other: [sent.orderNo] });
  expect(same(parcel('own', 'D1'), parcel('other', 'D2'))).toEqual({});
  const gone = givenParcels('own', afterSteps(sent, [ship]));
  expect(gone.map(({ number }) => number)).toEqual(['D1', '77937279125']);
});

test('once a first parcel went, only what is to follow has to be fetched', () => {
  const all = [order({ packed: true }), sent, afterSteps(sent, [ship])];
  expect(all.filter(isToFetch)).toEqual([sent]);
  expect(preorderedOf(order())).toMatchObject({ pieces: 4, of: 8, areOthersSent: false });
  expect(preorderedOf(sent)?.areOthersSent).toBe(true);
  const [honey, tea] = [
    { pieces: 1, name: 'honey' },
    { pieces: 3, name: 'tea' },
  ];
  expect(pickList([sent], () => undefined)).toMatchObject({ groups: [], preordered: [honey, tea] });
});

test('the ready text says what is in the first parcel, who brings it, what to pay for it and what follows', () => {
  expect(fittingWords(sent)[0]).toBe('partSent');
  const shop = { name: 'Farm', site: '', money: null };
  const values = placeValues(sent, shop, String);
  for (const { partSent } of [WORDINGS.en, WORDINGS.hi]) {
    const text = filledWords(partSent, values);
    for (const said of ['2 × ragi, 2 × tea', '3 × tea, 1 × honey', 'Blue Dart', '₹307.66'])
      expect(text).toContain(said);
  }
  const rest = placeValues(afterSteps(sent, [ship]), shop, String);
  expect([rest.courier, rest.cash]).toEqual(['DTDC', '₹109.98']);
});

test('the history has both parcels, and a first one that did not go', () => {
  const said = (before: object, after: object) =>
    stepsOfChange({ before: { ...before }, after: { ...after } }, { event: 'e', at: 1 })
      .map(({ does, what }) => `${does} ${what ?? ''}`.trim())
      .join(', ');
  expect(said(order(), sent)).toBe('packed, first-parcel Blue Dart 77937279125');
  expect(said(sent, { ...sent, firstParcel: null })).toBe('first-parcel-back');
});

test('a cancelled order of which a parcel went puts back what is still there; one that came back, what was named', () => {
  const { firstParcel } = sent;
  const goods = { ragi: 2, tea: 5, honey: 1 };
  expect(restockedPieces(goods, { firstParcel })).toEqual({ ragi: 0, tea: 3, honey: 1 });
  const goodsBack = [{ productId: 'tea', quantity: 4 }];
  const cameBack = { firstParcel, cameBackAt: 1, goodsBack };
  expect(restockedPieces(goods, cameBack)).toEqual({ ragi: 0, tea: 4, honey: 0 });
});

test('its shopper reads when the first parcel went, and that the rest has not', () => {
  const steps = orderSteps(sent).map(({ name, isReached, at }) => `${name} ${isReached && at}`);
  expect(steps.slice(2).join(', ')).toBe(
    `packed null, firstParcel ${AT}, shipped false, delivered false`,
  );
  expect(orderSteps(order()).map(({ name }) => name)).not.toContain('firstParcel');
});
