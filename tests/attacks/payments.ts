/** Payments: of another's order, and of an order that is cancelled by then. */
import { mintId } from '#core/model/identifiers.ts';
import { orderNumber } from '#core/model/order/order.ts';
import { askToPay, bearer, choose, post, wakeFunctions } from '../functions/paying.ts';
import { database, pause } from '../functions/shop-database.ts';
import { orderItem } from '../support/demo-orders.ts';
import { comesTrue, countTrue, type Played, requireHonest } from './attack.ts';
import { mayGet, maySet } from './firestore-door.ts';
import { decided, isTaken, type Shopper, sendOrder, withProduct, withShopper } from './shoppers.ts';

const PRICE = 240;
/** What a late or doubled message would still change has come by then. ms */
const SETTLED_MS = 3_000;

export async function misusePayments(): Promise<Played[]> {
  await wakeFunctions();
  return await withProduct(50, ({ id }) =>
    withShopper((victim) =>
      withShopper(async (thief) => {
        try {
          return [await takeOver(id, victim, thief), await payAfterCancelling(id, victim)];
        } finally {
          await removePayments([victim.uid, thief.uid]);
        }
      }),
    ),
  );
}

/** An order that is to be paid online, under this id, once the shop has taken it; who pays it. */
async function payable(shopper: Shopper, productId: string, orderId = mintId()) {
  const ids = { orderId, orderNo: orderNumber(orderId) };
  const changes = { ...ids, paymentMethod: 'online_payment' } as const;
  const path = await sendOrder(shopper, [orderItem(productId, 1, PRICE)], changes);
  const [order] = await decided([path]);
  requireHonest(order !== undefined && isTaken(order), 'an order that is to be paid online');
  return { uid: shopper.uid, orderId, idToken: shopper.idToken ?? '', path };
}

/** Somebody knows another's order id, and makes an order, a record and a payment of their own under it. */
async function takeOver(productId: string, victim: Shopper, thief: Shopper): Promise<Played> {
  const his = await payable(victim, productId);
  const { orderId } = his;
  const records = [`payments/${orderId}`, `payments/${victim.uid}_${orderId}`];
  const record = { uid: thief.uid, orderId, amountPaise: 100, state: 'success' };
  const outcomes: boolean[] = [];
  for (const path of records) {
    outcomes.push(await maySet(path, record, thief), await mayGet(path, thief));
  }
  const asThief = { ...his, uid: thief.uid, idToken: thief.idToken ?? '' };
  const answers = [await askToPay(asThief), await askToPay(asThief, { uid: victim.uid })];
  outcomes.push(...answers.map(({ status }) => status < 400));

  // Their own order of the same id, asked for and paid first.
  const copy = await payable(thief, productId, orderId);
  const stolen = String((await askToPay(copy)).body.id);
  await choose(stolen, 'double');
  const { status, body } = await askToPay(his);
  requireHonest(status === 200, 'asking to pay');
  outcomes.push(body.id === stolen);
  const forged = {
    razorpay_order_id: body.id,
    razorpay_payment_id: 'pay_forged',
    razorpay_signature: '0'.repeat(64),
  };
  outcomes.push((await post('confirmPayment', forged, bearer(asThief))).status < 400);
  await pause(SETTLED_MS);
  const order = await database.doc(his.path).get();
  outcomes.push(order.get('status') !== 'pending');
  return {
    attack: 'a payment or its record under the id of somebody else’s order',
    tries: outcomes.length,
    through: countTrue(outcomes),
    bound: 0,
  };
}

/** The checkout is still open when the order is cancelled; the shopper pays. */
async function payAfterCancelling(productId: string, shopper: Shopper): Promise<Played> {
  const ways = ['success', 'late', 'double'];
  const paid = await Promise.all(
    ways.map(async (outcome) => {
      const order = await payable(shopper, productId);
      const { body } = await askToPay(order);
      await database.doc(order.path).update({ deliveryStatus: 'cancel' });
      await choose(String(body.id), outcome);
      return database.doc(order.path);
    }),
  );
  const forgotten = async () =>
    (await database.getAll(...paid)).filter((it) => !['due', 'done'].includes(it.get('refund')));
  await comesTrue(async () => (await forgotten()).length === 0);
  return {
    attack: 'money paid after cancelling that is not noted to go back',
    tries: ways.length,
    through: (await forgotten()).length,
    bound: 0,
  };
}

async function removePayments(uids: readonly string[]): Promise<void> {
  const { docs } = await database.collection('payments').where('uid', 'in', uids).get();
  for (const payment of docs) {
    const providerOrder = payment.get('providerOrderId');
    if (providerOrder) await database.doc(`payments-sandbox/${providerOrder}`).delete();
    await payment.ref.delete();
  }
}
