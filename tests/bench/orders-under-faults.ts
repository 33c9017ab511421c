// Orders under a bad network, several drains at once, killed apps and moving prices, on the real emulators; judged by the documents at the end.
import { setTimeout as sleep } from 'node:timers/promises';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { NewOrder, OrderItem } from '#domain/order/order.ts';
import type { Product } from '#domain/product/product.ts';
import { firebaseProject } from '#engine/firestore/firebase-project.ts';
import { database } from '../functions/shop-database.ts';
import { Chance } from '../journeys/steps/seeded.ts';
import {
  type DemoProduct,
  makeProduct,
  piecesLeft,
  unmakeProduct,
} from '../support/demo-products.ts';
import { tell } from './figures.ts';
import { asPhonesKnow, type OrderPhone, orderPhone } from './order-phone.ts';

const PHONES = 8;
const STOCK = 10_000;

type Passes = () => Promise<Response>;

const lost = () => new TypeError('fetch failed');
const PAGE = { status: 200, headers: { 'Content-Type': 'text/html' } };

/** Faults by name, and the number of requests in a hundred that meet each; the others pass. */
const FAULTS: readonly [
  name: string,
  percent: number,
  does: (passes: Passes, chance: Chance) => Promise<Response>,
][] = [
  ['never arrived', 12, () => Promise.reject(lost())],
  ['arrived, reply lost', 12, async (passes) => passes().then(() => Promise.reject(lost()))],
  ['answered by a captive portal', 6, async () => new Response('<html>Please log in', PAGE)],
  ['arrived, false answer', 6, (passes) => passes().then(() => new Response('{}'))],
  ['shop busy', 6, async () => new Response('busy', { status: 503 })],
  ['arrived twice', 6, (passes) => passes().then(passes)],
  ['late', 6, (passes, chance) => sleep(20 + chance.upTo(200)).then(passes)],
];

/** Puts the bad network in front of every request to the shop's database, until healed; counts each fault. */
function spoilNetwork(chance: Chance) {
  const real = globalThis.fetch;
  const happened: Record<string, number> = {};
  globalThis.fetch = async (input, init) => {
    const passes = () => real(input, init);
    const isShop = String(input).startsWith(firebaseProject.firestoreOrigin);
    const isOwner = String(Reflect.get(init?.headers ?? {}, 'Authorization')) === 'Bearer owner';
    if (!isShop || isOwner) return passes();
    let roll = 100 * chance.next();
    for (const [name, percent, does] of FAULTS) {
      roll -= percent;
      if (roll >= 0) continue;
      happened[name] = (happened[name] ?? 0) + 1;
      return does(passes, chance);
    }
    return passes();
  };
  const heal = () => {
    globalThis.fetch = real;
  };
  return { happened, heal };
}

/** One press: the phone, the order, the total last accepted (rupees), and whether it was given up later. */
type Press = { phone: OrderPhone; order: NewOrder; accepted: number; isGivenUp: boolean };

/** The outcome of orders, by the emulator's documents: their number, and the counts that should be 0. */
export type OrderFigures = { orders: number; lost: number; doubled: number; overcharged: number };

/** Prints and returns the outcome of this many orders; the same seed gives the same wishes and faults. */
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
  const network = spoilNetwork(drawn);

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

  network.heal();
  for (let round = 0; round < 20; round++) {
    ahead += 20 * 60_000;
    for (const phone of phones) {
      await sayYes(phone);
      await phone.drain(1, false);
    }
  }
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
  const landed = presses.filter((it) => !it.isGivenUp && isOrder(at(it)));
  const away = presses.filter((it) => !it.isGivenUp && !isOrder(at(it)));
  const lost = away.filter(({ order }) => !waiting.has(order.orderId));
  const pressed = new Set(presses.map(({ order }) => order.orderId));
  const strangers = documents.filter((it) => isOrder(it) && !pressed.has(it.id));
  const aliveAgain = presses.filter(
    (it) => it.isGivenUp && isOrder(at(it)) && at(it)?.get('deliveryStatus') !== 'cancel',
  );
  const taken = landed.filter((it) => at(it)?.get('acceptedAt'));
  const over = taken.filter((it) => at(it)?.get('total') > it.accepted + 0.001);
  const left = await Promise.all(products.map(piecesLeft));
  const stock = left.reduce((sum, pieces) => sum + STOCK - pieces, 0);
  const sold = soldPieces(documents, products);

  console.log(`\n${presses.length} orders on ${phones.length} phones, network faults:`);
  for (const [fault, times] of Object.entries(happened)) tell(fault, times);
  console.log('\nAt the end, by the documents of the emulator');
  tell('at the shop / of these taken', landed.length, taken.length);
  tell('still on a phone, shown there', away.length - lost.length);
  tell('lost', lost.length);
  tell('documents that nobody pressed for', strangers.length);
  tell('given up, yet alive at the shop', aliveAgain.length);
  tell('charged more than accepted', over.length);
  tell('pieces out of stock / of orders taken', stock, sold);
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
    await sleep(500);
  }
}

function isOrder(document: DocumentSnapshot | undefined): boolean {
  return document?.get('items') !== undefined;
}

/** Pieces of these products in accepted orders that were not taken back. */
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
