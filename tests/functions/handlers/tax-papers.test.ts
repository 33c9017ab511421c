// Tax papers of orders that are packed, unpacked, changed and cancelled, whenever and however often the events come.
import '../own-project.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { NewOrder } from '#domain/order/order.ts';
import { database } from '../../../backend/functions/src/database.ts';
import { mayNeedPaper } from '../../../backend/functions/src/tax/due-paper.ts';
import { issuePapers } from '../../../backend/functions/src/tax/issue-papers.ts';
import { issueLackingPapers } from '../../../backend/functions/src/tax/lacking-papers.ts';
import { issuePaper } from '../../../backend/functions/src/tax/paper-queue.ts';
import { noteTally } from '../../sync/support/note-tally.ts';
import { beginWithout } from '../begin-without.ts';
import { both, chia, moringa, orderOf, type Placed, place, settings } from '../ordering-shop.ts';
import { redelivered } from '../redelivered.ts';

/** Orders packed at once; `npm run guarantees` asks for 500. */
const ORDERS = Number(process.env.HAAT_PAPERS ?? 40);

const TAX = {
  ...{ gstin: '27AAPFU0939F1ZV', dealer: 'regular', legalName: 'Meena Patil', tradeName: '' },
  ...{ registeredAddress: 'Green Fields\nNashik', series: 'GF', signatory: '', fssai: '' },
};
const PACK = { packed: true, acceptedAt: 1 };
const UNPACK = { packed: false };

beginWithout('invoices', 'paperSeries');
beforeEach(async () => {
  await settings.set({ tax: TAX });
  await moringa.update({ hsn: '121190', gstRate: 5 });
});

const papers = async () =>
  (await database.collection('invoices').orderBy('changedAt').get()).docs.map((it) => it.data());

/** Changes an order; returns its event, to be delivered at will. */
async function change({ document, key, now }: Placed, fields: object) {
  const before = (await now()) ?? {};
  await document.update(fields);
  const after = (await now()) ?? {};
  return async () => {
    if (mayNeedPaper(before, after)) await redelivered(() => issuePaper(key));
  };
}
const placed = (changes: Partial<NewOrder> = {}) => place(orderOf(2, changes));
const took = async (order: Placed, ...steps: object[]) => {
  for (const fields of steps) await (await change(order, fields))();
};
/** The numbers of an order's papers without series and year: `1, C1, 2`. */
const numbersOf = async ({ now }: Placed) => {
  const numbers: string[] = (await now())?.papers ?? [];
  return numbers.map((it) => it.replace(/^GF-(C?)\d{4}-0*/, '$1')).join(', ');
};

test('an order that is packed gets an invoice, which says what it said at that moment, and the order names it', async () => {
  const order = await placed();
  await took(order, PACK);
  const [paper, ...more] = await papers();
  expect(more).toEqual([]);
  expect(paper).toMatchObject({
    ...{ kind: 'tax-invoice', uid: 'asha', orderId: order.key.orderId, totalPaise: 50_000 },
    ...{ integratedPaise: 2381, taxablePaise: 47_619, placeOfSupply: { name: 'Rajasthan' } },
    supplier: { legalName: 'Meena Patil', address: ['Green Fields', 'Nashik'] },
  });
  expect(await order.now()).toMatchObject({ papers: [paper?.number] });
  await moringa.update({ gstRate: 18 });
  await took(order, { deliveryStatus: 'shipped' }, { deliveryStatus: 'delivered' });
  expect(await papers()).toEqual([paper]);
});

const ELSEWHERE = { 'address.city': 'Ajmer' };
const LESS = { items: orderOf(1).items, subTotal: 250, total: 250 };
const SHIP = { deliveryStatus: 'shipped', shippedAt: 5 };
const NAMELESS = { deliveryStatus: 'delivered', 'address.name': '' };
const CANCEL = { deliveryStatus: 'cancel' };
const [AGAIN, CHANGED] = [
  [PACK, UNPACK, PACK],
  [PACK, UNPACK, LESS, PACK],
];

test.each<[string, object[], inTime: string, late: number, reason?: string]>([
  ['packed again as it was', AGAIN, '1', 1],
  ['packed again for elsewhere', [PACK, UNPACK, ELSEWHERE, PACK], '1, C1, 2', 1, 'changed'],
  ['packed again with fewer pieces', CHANGED, '1, C1, 2', 1, 'changed'],
  ['cancelled once it is packed', [PACK, CANCEL], '1, C1', 0, 'cancelled'],
  ['cancelled after it was unpacked', [PACK, UNPACK, CANCEL], '1, C1', 0, 'cancelled'],
  ['back after it was sent', [PACK, SHIP, CANCEL], '1, C1', 0, 'came back'],
  ['changed, then cancelled', [...CHANGED, CANCEL], '1, C1, 2, C2', 0, 'cancelled'],
  ['cancelled before it is packed', [CANCEL], '', 0],
  ['delivered, and its name deleted', [PACK, SHIP, NAMELESS], '1', 1],
])('an order that is %s has its papers once: %#', async (_, steps, inTime, late, reason) => {
  const [order, other] = [await placed(), await placed()];
  const told = [];
  for (const fields of steps) {
    const event = await change(order, fields);
    await Promise.all([event(), event()]);
    told.push(event);
  }
  for (const event of told) await event();
  expect(await numbersOf(order)).toBe(inTime);
  const note = (await papers()).findLast(({ kind }) => kind === 'credit-note');
  expect(note?.takesBack.reason ?? '').toContain(reason ?? '');
  const events = [];
  for (const fields of steps) events.push(await change(other, fields));
  for (const event of [...events.toReversed(), ...events]) await event();
  const issued = (await numbersOf(other)).split(', ').filter(Boolean);
  expect(issued).toHaveLength(late);
});

test('a business that orders taxed and untaxed goods has an invoice and a bill of supply, and a note for each when it cancels', async () => {
  await chia.update({ hsn: '120799', gstRate: 0 });
  const sums = { subTotal: 349.5, total: 349.5 };
  const order = await placed({ items: both(1, 1), ...sums, buyerGstin: '08AAPFU0939F1ZV' });
  await took(order, PACK, UNPACK, PACK);
  expect(await numbersOf(order)).toBe('1, 2');
  await took(order, CANCEL);
  expect(await numbersOf(order)).toBe('1, 2, C1, C2');
  const issued = (await papers()).map(({ kind, totalPaise }) => `${kind} ${totalPaise}`);
  expect(issued).toEqual([
    ...['tax-invoice 25000', 'bill-of-supply 9950', 'credit-note 25000', 'credit-note 9950'],
  ]);
});

describe('an order of which HSN or rate are not known', () => {
  const LACKS = { paperLacks: ['moringa'] };

  test('is packed without a paper, and has one as soon as the product has both', async () => {
    await moringa.update({ gstRate: null });
    const order = await placed();
    await took(order, PACK);
    expect(await order.now()).toMatchObject(LACKS);
    const { updateTime } = await order.document.get();
    const before = (await moringa.get()).data();
    const named = { ...before, name: 'Moringa' };
    await issueLackingPapers({ collection: 'products', id: 'moringa' }, before, named);
    await redelivered(() => issuePaper(order.key));
    expect((await order.document.get()).updateTime).toEqual(updateTime);
    await moringa.update({ gstRate: 5 });
    const after = (await moringa.get()).data();
    await issueLackingPapers({ collection: 'products', id: 'chia' }, before, after);
    expect(await numbersOf(order)).toBe('');
    await issueLackingPapers({ collection: 'products', id: 'moringa' }, before, after);
    expect(await numbersOf(order)).toBe('1');
    expect(await order.now()).not.toHaveProperty('paperLacks');
  });

  test('has one when its merchant asks, or when the shop no longer charges tax', async () => {
    await moringa.update({ gstRate: null });
    const [asked, other] = [await placed(), await placed()];
    for (const order of [asked, other]) await took(order, PACK);
    await took(asked, { paperAskedAt: 1 });
    expect(await asked.now()).toMatchObject(LACKS);
    await moringa.update({ gstRate: 0 });
    await took(asked, { paperAskedAt: 2 });
    expect(await numbersOf(asked)).toBe('1');
    const tax = { ...TAX, dealer: 'composition' };
    await moringa.update({ gstRate: null });
    await settings.set({ tax });
    await issueLackingPapers({ collection: 'shop', id: 'settings' }, { tax: TAX }, { tax });
    expect(await numbersOf(other)).toBe('2');
    expect((await papers()).map(({ kind }) => kind)).toEqual(['bill-of-supply', 'bill-of-supply']);
  });

  test('lacks nothing any more once it is unpacked or cancelled', async () => {
    await moringa.update({ hsn: null });
    for (const step of [UNPACK, CANCEL]) {
      const order = await placed();
      await took(order, PACK, step);
      expect(await order.now()).not.toHaveProperty('paperLacks');
    }
    expect(await papers()).toEqual([]);
  });
});

test('without a GSTIN nothing is issued; an order that was packed before the shop had one gets none, unless it is packed again', async () => {
  await settings.set({ tax: { ...TAX, gstin: '' } });
  const order = await placed();
  await took(order, PACK);
  await settings.set({ tax: TAX });
  await took(order, SHIP);
  expect(await order.now()).not.toHaveProperty('papers');
  await took(order, { deliveryStatus: 'processing' }, UNPACK, PACK);
  expect(await numbersOf(order)).toBe('1');
});

test('a number that is there is not given again, though its counter is lost', async () => {
  const [first, second] = [await placed(), await placed()];
  await took(first, PACK);
  const [paper] = await papers();
  await database.recursiveDelete(database.collection('paperSeries'));
  await second.document.update(PACK);
  await expect(issuePapers([second.key])).rejects.toThrow();
  expect(await papers()).toEqual([paper]);
  expect(await numbersOf(second)).toBe('');
});

test('orders that are packed at once have consecutive numbers, though the news of each comes twice, late and to several instances', async ({
  task,
}) => {
  const orders = await Promise.all(Array.from({ length: ORDERS }, () => placed()));
  await Promise.all(orders.map(({ document }) => document.update(PACK)));
  const news = (all: readonly Placed[]) => all.map(({ key }) => redelivered(() => issuePaper(key)));
  // What other instances do: each issues a batch at a time, of the same orders.
  const elsewhere = Array.from({ length: 4 }, async (_, at) => {
    for (const { key } of orders.filter((__, index) => index % 16 === at)) {
      await redelivered(() => issuePapers([key]));
    }
  });
  await Promise.all([...news(orders), ...news(orders.toReversed()), ...elsewhere]);
  await Promise.all(news(orders));
  const numbers = await Promise.all(orders.map(numbersOf));
  const given = new Set((await papers()).map(({ orderId }) => orderId));
  const wanted = Array.from({ length: ORDERS }, (_, at) => String(at + 1));
  const lost = wanted.filter((number) => !numbers.includes(number)).length;
  const doubled = (await papers()).length - given.size;
  const counted = { repetitions: ORDERS, lost, doubled, falselyConfirmed: null };
  noteTally(task, { promise: 'papers', ...counted });
  expect(numbers.toSorted((a, b) => Number(a) - Number(b))).toEqual(wanted);
  expect(await papers()).toHaveLength(ORDERS);
}, 300_000);
