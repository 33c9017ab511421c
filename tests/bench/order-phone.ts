// A phone that orders: the shop’s own core on a real Dexie database, with an account, a settable clock, and an app that can be killed.
import { IDBKeyRange as FakeKeyRange, IDBFactory } from 'fake-indexeddb';
import { signIn } from '#domain/account-mirror/sign-in.ts';
import { addToCart, readCart } from '#domain/cart/cart-lines.ts';
import { openDatabase } from '#domain/device/database.ts';
import type { HaatDatabase } from '#domain/device/tables.ts';
import { buildOrder } from '#domain/order/build-order-write.ts';
import { placeOrder } from '#domain/order/order-write.ts';
import { acceptRequote, blockedOrder } from '#domain/order/requote-write.ts';
import type { Product } from '#domain/product/product.ts';
import { deviceDrainSetup } from '#domain/writes/drain-device.ts';
import { writeKinds } from '#domain/writes/registry.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { drain } from '#engine/outbox/drain.ts';
import { readOutbox } from '#engine/outbox/outbox-rows.ts';
import { discard } from '#engine/outbox/retry-and-discard.ts';
import { makePhoneAccount, trustAccount } from '../support/demo-accounts.ts';
import type { DemoProduct } from '../support/demo-products.ts';

const ADDRESS = {
  id: mintId(),
  name: 'Asha Rao',
  phone: '9876543210',
  address: '12 Lake Road',
  city: 'Hyderabad',
  state: 'Telangana',
  zipcode: '500001',
};

export type OrderPhone = Awaited<ReturnType<typeof orderPhone>>;

/** A new phone, signed in. `now` is its clock, ms. */
export async function orderPhone(now: () => number) {
  const idb = { indexedDB: new IDBFactory(), IDBKeyRange: FakeKeyRange };
  let database: HaatDatabase = openDatabase('haat', idb);
  const account = await makePhoneAccount();
  const { uid } = account;
  // It orders more than any shopper would.
  await trustAccount(uid);
  await signIn(database, { ...account, isOver: false });
  const rows = async () => (await readOutbox(database)).flatMap(({ row }) => row ?? []);
  return {
    uid,
    /** Ids of writes that are still on their way or need the shopper. */
    waiting: async () => (await rows()).map(({ id }) => id),
    /** Places an order of these products; the same press may come twice. */
    async place(products: readonly Product[], paymentMethod: 'cod' | 'NEFT', presses: number) {
      for (const product of products) await addToCart(database, product, now());
      const wish = {
        uid,
        orderId: mintId(),
        lines: await readCart(database),
        brandName: (brand: string) => brand,
        address: ADDRESS,
        paymentMethod,
      };
      const order = buildOrder(wish, now());
      const press = async () => {
        const placed = await placeOrder(database, order, now());
        if (placed.outcome !== 'saved') throw new Error(`not saved: ${JSON.stringify(placed)}`);
      };
      await Promise.all(Array.from({ length: presses }, press));
      return order;
    },
    /** Several pages and workers drain at once; the app may be killed meanwhile. */
    async drain(drainers: number, isKilled: boolean) {
      const page = async () => {
        const setup = { ...(await deviceDrainSetup(database)), now };
        await drain({ ...setup, locks: undefined }, { ignoreBackoff: true });
      };
      const pages = Promise.allSettled(Array.from({ length: drainers }, page));
      if (!isKilled) {
        await pages;
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, 5));
      database.close();
      await pages;
      database = openDatabase('haat', idb);
    },
    /** Says yes to everything on hold; returns the new totals in rupees by order. */
    async acceptAll() {
      const totals = new Map<string, number>();
      for (const row of await rows()) {
        const today = blockedOrder(row, writeKinds)?.today;
        if (!today) continue;
        const yes = { seq: row.seq, totalRupees: today.total };
        if (await acceptRequote(database, writeKinds, yes, now())) totals.set(row.id, today.total);
      }
      return totals;
    },
    async giveUp(orderId: string) {
      const row = (await rows()).find(({ id }) => id === orderId);
      if (row) await discard(database, writeKinds, row.seq, now());
    },
    /** Presses something else on this phone. */
    async press(what: (on: HaatDatabase) => Promise<unknown>) {
      await what(database);
    },
  };
}

/** A product as the catalogue on a phone has it. */
export function asPhonesKnow({ id, name, rupees, quantity }: DemoProduct): Product {
  const texts = { id, name, brand: 'Kaveri Banks', category: 'turmeric' };
  const none = { tags: [], photoURL: [], numWeeks: null, documentBytes: null };
  return { ...texts, ...none, pricePaise: rupees * 100, quantity };
}
