// Orders placed on phones with a bad network, two or three drains at once, killed apps and moving prices, against the real
// emulators with the real rules and functions. Judged by the documents at the end. It prints figures and judges nothing.
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Product } from '#core/model/catalogue/product.ts';
import { firebaseProject } from '#core/model/config/firebase-project.ts';
import type { NewOrder, OrderItem } from '#core/model/order/order.ts';
import { database, pause } from '../functions/shop-database.ts';
import { Chance } from '../journeys/steps/seeded.ts';
import {
  type DemoProduct,
  makeProduct,
  piecesLeft,
  unmakeProduct,
} from '../support/demo-products.ts';
import { spoilNetwork } from './faulty-fetch.ts';
import { row } from './figures.ts';
import { asPhonesKnow, type OrderPhone, orderPhone } from './order-phone.ts';

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
    made.map((it) => asPhonesKnow({ ...it, rupees: prices.get(it.id) ?? 0 }));
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
      await database.doc(`products/${id}`).update({ price: prices.get(id) });
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
  const figures = await judge(presses, phones, made, network.happened);
  for (const product of made) await unmakeProduct(product);
  return figures;
}

async function judge(
  presses: readonly Press[],
  phones: readonly OrderPhone[],
  products: readonly DemoProduct[],
  happened: Record<string, number>,
): Promise<OrderFigures> {
  const documents = await decidedOrders(phones);
  const byId = new Map(documents.map((document) => [document.id, document]));
  const at = ({ order }: Press) => byId.get(order.orderId);
  const waiting = new Set((await Promise.all(phones.map((phone) => phone.waiting()))).flat());
  const [givenUp, wanted] = [true, false].map((is) => presses.filter((it) => it.isGivenUp === is));
  const landed = (wanted ?? []).filter((it) => isOrder(at(it)));
  const away = (wanted ?? []).filter((it) => !isOrder(at(it)));
  const lost = away.filter(({ order }) => !waiting.has(order.orderId));
  const pressed = new Set(presses.map(({ order }) => order.orderId));
  const strangers = documents.filter((it) => isOrder(it) && !pressed.has(it.id));
  const aliveAgain = (givenUp ?? []).filter(
    (it) => isOrder(at(it)) && at(it)?.get('deliveryStatus') !== 'cancel',
  );
  const taken = landed.filter((it) => at(it)?.get('acceptedAt'));
  const held = landed.filter((it) => at(it)?.get('heldReason'));
  const over = taken.filter((it) => at(it)?.get('total') > it.accepted + 0.001);
  const left = await Promise.all(products.map(piecesLeft));
  const stock = left.reduce((sum, pieces) => sum + STOCK - pieces, 0);
  const sold = soldPieces(documents, products);

  console.log(`\n${presses.length} orders on ${phones.length} phones, network faults:`);
  for (const [fault, times] of Object.entries(happened)) console.log(row(fault, String(times)));
  console.log('\nAt the end, by the documents of the emulator');
  const figures: [what: string, ...counts: number[]][] = [
    ['wanted / given up by the shopper', landed.length + away.length, givenUp?.length ?? 0],
    ['at the shop', landed.length],
    ['  taken / held by the shop', taken.length, held.length],
    ['still on a phone, shown there', away.length - lost.length],
    ['lost', lost.length],
    ['documents that nobody pressed for', strangers.length],
    ['given up, yet alive at the shop', aliveAgain.length],
    ['charged more than accepted', over.length],
    ['pieces out of stock / of orders taken', stock, sold],
  ];
  for (const [what, ...counts] of figures) console.log(row(what, ...counts.map(String)));
  return {
    orders: presses.length,
    lost: lost.length,
    doubled: strangers.length + aliveAgain.length + Math.abs(stock - sold),
    overcharged: over.length,
  };
}

/** Every order of these accounts, once the shop's server has decided about each. */
async function decidedOrders(phones: readonly OrderPhone[]): Promise<DocumentSnapshot[]> {
  for (let attempt = 0; ; attempt++) {
    const lists = phones.map(({ uid }) => database.collection(`users/${uid}/orders`).get());
    const documents = (await Promise.all(lists)).flatMap(({ docs }) => docs);
    const isOpen = (it: DocumentSnapshot) =>
      isOrder(it) &&
      (it.get('deliveryStatus') === 'cancel'
        ? Boolean(it.get('acceptedAt')) && !it.get('stockReleasedAt')
        : !it.get('acceptedAt') && !it.get('heldReason'));
    if (!documents.some(isOpen) || attempt === 120) return documents;
    await pause(500);
  }
}

function isOrder(document: DocumentSnapshot | undefined): boolean {
  return document?.get('items') !== undefined;
}

/** Pieces of these products in orders that the shop has taken and that were not taken back. */
function soldPieces(
  documents: readonly DocumentSnapshot[],
  products: readonly DemoProduct[],
): number {
  return documents
    .filter((it) => it.get('acceptedAt') && !it.get('stockReleasedAt'))
    .flatMap((it) => it.get('items') as OrderItem[])
    .filter(({ productId }) => products.some(({ id }) => id === productId))
    .reduce((sum, { quantity }) => sum + quantity, 0);
}
