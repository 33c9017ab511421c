/** Reviews: what they tell of who wrote them, and reviews of what was never bought. */
import { mintId } from '#core/model/identifiers.ts';
import { database } from '../functions/shop-database.ts';
import { newOrder, orderItem } from '../support/demo-orders.ts';
import { seededProducts } from '../support/demo-products.ts';
import { comesTrue, countTrue, type Played, requireHonest } from './attack.ts';
import { list, mayGet, mayList, maySet } from './firestore-door.ts';
import { type Shopper, withProduct, withShopper } from './shoppers.ts';

const REVIEWS = 20;

/** A shopper who bought one product, and had it delivered, writes about it and about others. */
export async function misuseReviews(): Promise<Played[]> {
  return await withProduct(10, ({ id: bought }) =>
    withShopper(async (shopper) => {
      const orderId = await deliveredOrder(shopper, bought);
      const others = (await seededProducts()).slice(0, REVIEWS).map(({ id }) => id);
      const pathOf = (id: string) => `reviews/${orderId}_${id}`;
      const write = (id: string, fields = {}) =>
        maySet(pathOf(id), { ...reviewOf(shopper, orderId, id), ...fields }, shopper);
      try {
        requireHonest(await write(bought), 'a review of what was bought');
        const atOnce = await Promise.all(others.map((id) => write(id, { published: true })));
        for (const id of others) await write(id);
        const refs = others.map((id) => database.doc(pathOf(id)));
        const left = async () => (await database.getAll(...refs)).filter((it) => it.exists).length;
        await comesTrue(async () => (await left()) === 0);
        requireHonest(
          (await database.doc(pathOf(bought)).get()).exists,
          'a review of what was bought',
        );
        return [
          await readWriters(shopper, orderId, bought),
          {
            attack: 'reviews of products that were not in the order, 20 of one order, that stay',
            tries: others.length,
            through: await left(),
            bound: 0,
          },
          {
            attack: 'reviews that publish themselves',
            tries: atOnce.length,
            through: countTrue(atOnce),
            bound: 0,
          },
        ];
      } finally {
        for (const id of [bought, ...others]) await database.doc(pathOf(id)).delete();
      }
    }),
  );
}

/** The merchant publishes it; a stranger looks for who wrote it. */
async function readWriters(shopper: Shopper, orderId: string, productId: string): Promise<Played> {
  const review = `reviews/${orderId}_${productId}`;
  await database.doc(review).update({ published: true });
  const where = { productId };
  const read = async () => (await list('publishedReviews', { limit: 20, where }, null)) ?? [];
  const isThere = await comesTrue(async () => (await read()).length > 0);
  requireHonest(isThere, 'reading a published review');
  const shown = (await read()).map((fields) => {
    const text = JSON.stringify(fields);
    return [shopper.uid, orderId, shopper.phone, 'userId', 'orderId'].some((it) =>
      text.includes(it),
    );
  });
  const behind = [
    await mayGet(review, null),
    await mayList('reviews', { limit: 1 }, null),
    await mayList('reviews', { limit: 1, where: { productId, published: true } }, null),
  ];
  return {
    attack: 'a stranger looks in published reviews for the account or the order of their writer',
    tries: shown.length + behind.length,
    through: countTrue([...shown, ...behind]),
    bound: 0,
  };
}

/** An order of one product, as it is after the merchant delivered it. */
async function deliveredOrder({ uid }: Shopper, productId: string): Promise<string> {
  const order = newOrder(uid, [orderItem(productId, 1, 240)]);
  const delivered = { ...order, acceptedAt: Date.now(), deliveryStatus: 'delivered' };
  await database.doc(`users/${uid}/orders/${order.orderId}`).set(delivered);
  return order.orderId;
}

function reviewOf({ uid }: Shopper, orderId: string, productId: string) {
  return {
    userId: uid,
    orderId,
    productId,
    customerName: 'Asha Rao',
    productName: 'Moringa powder',
    review: `Fine and fresh, says ${mintId()}.`,
    timestamp: Date.now(),
    published: false,
  };
}
