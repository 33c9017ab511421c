// Orders placed on phones with a bad network, two or three drains at once, killed apps and moving prices, against the real
// emulators with the real rules and functions. Judged by the documents at the end. It prints figures and judges nothing.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Product } from '#core/model/catalogue/product.ts';
import { firebaseProject } from '#core/model/config/firebase-project.ts';
import type { NewOrder } from '#core/model/order/order.ts';
import { Chance } from '../journeys/steps/seeded.ts';
import { makeProduct, piecesLeft, unmakeProduct } from '../support/demo-products.ts';
import {
  listDocuments,
  type StoredDocument,
  type WireFields,
  writeFields,
} from '../support/shop-server.ts';
import { spoilNetwork } from './faulty-fetch.ts';
import { row } from './figures.ts';
import { type OrderPhone, orderPhone } from './order-phone.ts';

const PHONES = 8;
const STOCK = 10_000;

/** One press: who, what, the total that was last said yes to (rupees), and whether it was given up later. */
type Press = { phone: OrderPhone; order: NewOrder; accepted: number; isGivenUp: boolean };

/** What became of orders, by the emulator's documents: how many there were, and what should be 0. */
export type OrderFigures = { orders: number; lost: number; doubled: number; overcharged: number };

/** Prints and returns what became of so many orders; the same seed gives the same wishes and faults. */
export async function measureOrders(count: number, seed: number): Promise<OrderFigures> {
  const drawn = new Chance(seed);
  const chance = (of: number) => drawn.next() < of;
  const pick = <T>(list: readonly T[]): T => list[drawn.upTo(list.length - 1)] as T;
  let ahead = 0;
  const now = () => Date.now() + ahead;

  const made = await Promise.all([1, 2, 3].map(() => makeProduct(STOCK)));
  const prices = new Map(made.map(({ id, rupees }) => [id, rupees]));
  const products = (): Product[] =>
    made.map(({ id, name }) => ({
      id,
      name,
      brand: 'Kaveri Banks',
      category: 'turmeric',
      pricePaise: (prices.get(id) ?? 0) * 100,
      tags: [],
      photoURL: [],
      quantity: STOCK,
      numWeeks: null,
      documentBytes: null,
    }));
  const phones = await Promise.all(Array.from({ length: PHONES }, () => orderPhone(now)));
  const presses: Press[] = [];
  const network = spoilNetwork(firebaseProject.firestoreOrigin, drawn);

  const sayYes = async (phone: OrderPhone) => {
    for (const [id, total] of await phone.acceptAll()) {
      const press = presses.find(({ order }) => order.orderId === id);
      if (press) press.accepted = total;
    }
  };
  while (presses.length < count) {
    const phone = pick(phones);
    const wanted = products().filter(() => chance(0.6));
    if (wanted.length === 0) continue;
    const order = await phone.place(wanted, chance(0.5) ? 'cod' : 'NEFT', chance(0.3) ? 2 : 1);
    presses.push({ phone, order, accepted: order.total, isGivenUp: false });
    if (chance(0.15)) {
      const { id } = pick(made);
      prices.set(id, Math.max(50, (prices.get(id) ?? 0) + (chance(0.5) ? 20 : -20)));
      await writeFields(`products/${id}`, { price: { integerValue: String(prices.get(id)) } });
    }
    if (chance(0.7)) await pick(phones).drain(1 + drawn.upTo(2), chance(0.2));
    if (chance(0.3)) await sayYes(pick(phones));
    if (chance(0.05)) {
      const press = pick(presses);
      if ((await press.phone.waiting()).includes(press.order.orderId)) {
        await press.phone.giveUp(press.order.orderId);
        press.isGivenUp = true;
      }
    }
    ahead += 40_000;
  }

  network.isBad = false;
  for (let round = 0; round < 20; round++) {
    ahead += 20 * 60_000;
    for (const phone of phones) {
      await sayYes(phone);
      await phone.drain(1, false);
    }
  }
  network.restore();
  const figures = await judge(
    presses,
    phones,
    made.map(({ id }) => id),
    network.happened,
  );
  for (const product of made) await unmakeProduct(product);
  return figures;
}

async function judge(
  presses: readonly Press[],
  phones: readonly OrderPhone[],
  productIds: readonly string[],
  happened: Record<string, number>,
): Promise<OrderFigures> {
  const documents = await decidedOrders(phones);
  const byId = new Map(documents.map((document) => [document.id, document]));
  const waiting = new Set((await Promise.all(phones.map((phone) => phone.waiting()))).flat());
  const wanted = presses.filter(({ isGivenUp }) => !isGivenUp);
  const landed = wanted.filter(({ order }) => isOrder(byId.get(order.orderId)));
  const lost = wanted.filter(
    ({ order }) => !isOrder(byId.get(order.orderId)) && !waiting.has(order.orderId),
  );
  const pressed = new Set(presses.map(({ order }) => order.orderId));
  const strangers = documents.filter((it) => isOrder(it) && !pressed.has(it.id));
  const givenUp = presses.filter(({ isGivenUp }) => isGivenUp);
  const aliveAgain = givenUp.filter(({ order }) => {
    const document = byId.get(order.orderId);
    return isOrder(document) && text(document, 'deliveryStatus') !== 'cancel';
  });
  const taken = landed.filter(({ order }) => byId.get(order.orderId)?.fields.acceptedAt);
  const held = landed.filter(({ order }) => byId.get(order.orderId)?.fields.heldReason);
  const over = taken.filter(
    ({ order, accepted }) => number(byId.get(order.orderId), 'total') > accepted + 0.001,
  );
  const stock = await stockOf(productIds);
  const sold = soldPieces(documents, productIds);

  console.log(`\n${presses.length} orders on ${phones.length} phones, network faults:`);
  for (const [fault, times] of Object.entries(happened)) console.log(row(fault, String(times)));
  console.log('\nAt the end, by the documents of the emulator');
  console.log(
    row('wanted / given up by the shopper', String(wanted.length), String(givenUp.length)),
  );
  console.log(row('at the shop', String(landed.length)));
  console.log(row('  taken / held by the shop', String(taken.length), String(held.length)));
  console.log(
    row('still on a phone, shown there', String(wanted.length - landed.length - lost.length)),
  );
  console.log(row('lost', String(lost.length)));
  console.log(row('documents that nobody pressed for', String(strangers.length)));
  console.log(row('given up, yet alive at the shop', String(aliveAgain.length)));
  console.log(row('charged more than accepted', String(over.length)));
  console.log(row('pieces out of stock / of orders taken', String(stock), String(sold)));
  return {
    orders: presses.length,
    lost: lost.length,
    doubled: strangers.length + aliveAgain.length + Math.abs(stock - sold),
    overcharged: over.length,
  };
}

/** Every order of these accounts, once the shop's server has decided about each. */
async function decidedOrders(phones: readonly OrderPhone[]): Promise<StoredDocument[]> {
  for (let attempt = 0; ; attempt++) {
    const lists = phones.map(({ uid }) => listDocuments(`users/${uid}/orders`));
    const documents = (await Promise.all(lists)).flat();
    const isOpen = (it: StoredDocument) =>
      isOrder(it) &&
      (text(it, 'deliveryStatus') === 'cancel'
        ? Boolean(it.fields.acceptedAt) && !it.fields.stockReleasedAt
        : !it.fields.acceptedAt && !it.fields.heldReason);
    if (!documents.some(isOpen) || attempt === 120) return documents;
    await sleep(500);
  }
}

function isOrder(document: StoredDocument | undefined): document is StoredDocument {
  return document?.fields.items !== undefined;
}

type WireItems = { values?: { mapValue: { fields: WireFields } }[] };

function itemsOf(items: WireFields[string] | undefined): { mapValue: { fields: WireFields } }[] {
  return (items?.arrayValue as WireItems | undefined)?.values ?? [];
}

function text(document: StoredDocument, field: string): string {
  return String(document.fields[field]?.stringValue ?? '');
}

function number(document: StoredDocument | undefined, field: string): number {
  const value = document?.fields[field];
  return Number(value?.integerValue ?? value?.doubleValue ?? 0);
}

/** Pieces that have left the stock of these products. */
async function stockOf(productIds: readonly string[]): Promise<number> {
  const left = await Promise.all(productIds.map((id) => piecesLeft({ id })));
  return left.reduce((sum, pieces) => sum + STOCK - pieces, 0);
}

/** Pieces of these products in orders that the shop has taken and that were not taken back. */
function soldPieces(documents: readonly StoredDocument[], productIds: readonly string[]): number {
  return documents
    .filter(({ fields }) => fields.acceptedAt && !fields.stockReleasedAt)
    .flatMap(({ fields }) => itemsOf(fields.items))
    .map(({ mapValue }) => ({ id: '', fields: mapValue.fields }))
    .filter((item) => productIds.includes(text(item, 'productId')))
    .reduce((sum, item) => sum + number(item, 'quantity'), 0);
}
