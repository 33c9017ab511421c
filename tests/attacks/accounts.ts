/** Accounts that cost nothing, ids that are too long, and stock alerts of what the shop never had. */
import { mintId } from '#core/model/identifiers.ts';
import { MAX_DEVICES, MAX_ID_LENGTH } from '#core/model/limits.ts';
import { orderNumber } from '#core/model/order/order.ts';
import { database } from '../functions/shop-database.ts';
import type { Fields } from '../rules/rule-case.ts';
import { makeAccountWithoutPhone } from '../support/demo-accounts.ts';
import { newOrder, orderItem } from '../support/demo-orders.ts';
import type { AccountRow } from '../support/device-storage.ts';
import { comesTrue, countTrue, type Played, requireHonest } from './attack.ts';
import { type Caller, mayGet, mayList, maySet } from './firestore-door.ts';
import { type Shopper, withProduct, withShopper } from './shoppers.ts';

const TIMESTAMP = 1_760_000_000_000;
const DEVICE = { token: 'attack-token', createdAt: TIMESTAMP, orders: false };

/** Everything that an account may write under an id of its choice, by path. */
function writable(uid: string, productId: string, id: string): Record<string, Fields> {
  const ids = { orderId: id, orderNo: orderNumber(id) };
  const order = newOrder(uid, [orderItem(productId, 1, 240)], ids);
  return {
    [`users/${uid}/orders/${id}`]: order,
    [`users/${uid}/addresses/${id}`]: order.address,
    [`users/${uid}/devices/${id}`]: DEVICE,
    [`users/${uid}/fences/${id}`]: { movedBy: mintId() },
    [`queries/${id}`]: { userId: uid, productId, timestamp: TIMESTAMP },
  };
}

const alertOf = (productId: string) => ({ productId, timestamp: TIMESTAMP });

export async function writeWithoutRight(): Promise<Played[]> {
  const stranger = await makeAccountWithoutPhone();
  return await withProduct(10, ({ id: productId }) =>
    withShopper(async (shopper) => {
      const { uid } = shopper;
      const [id, strangers] = [mintId(), mintId()];
      const alert = `stockAlerts/${productId}`;
      const honest = {
        ...writable(uid, productId, id),
        [`users/${uid}/${alert}`]: alertOf(productId),
      };
      const gone = Array.from({ length: 10 }, () => `no-such-product-${mintId()}`);
      const alerts = gone.map((it) => [`users/${uid}/stockAlerts/${it}`, alertOf(it)] as const);
      const tooLong = 'a'.repeat(MAX_ID_LENGTH + 1);
      try {
        for (const [path, data] of Object.entries(honest)) {
          requireHonest(await maySet(path, data, shopper), path);
        }
        return [
          await tryAll('stock alerts for products that there are not', alerts, shopper),
          await tryAll(
            `ids of ${MAX_ID_LENGTH + 1} characters`,
            Object.entries({
              ...writable(uid, productId, tooLong),
              [`users/${uid}/stockAlerts/${tooLong}`]: alertOf(tooLong),
            }),
            shopper,
          ),
          await registerDevices(shopper),
          await actWithoutPhone(stranger, productId, strangers),
        ];
      } finally {
        for (const it of [id, strangers, tooLong]) await database.doc(`queries/${it}`).delete();
      }
    }),
  ).finally(() => database.recursiveDelete(database.doc(`users/${stranger.uid}`)));
}

/** Each is sent every notification. */
async function registerDevices(shopper: Shopper): Promise<Played> {
  const tries = 3 * MAX_DEVICES;
  const folder = `users/${shopper.uid}/devices`;
  for (let at = 0; at < tries; at++) {
    const isLetIn = await maySet(`${folder}/${mintId()}`, DEVICE, shopper);
    requireHonest(isLetIn, 'a device');
  }
  const left = async () => (await database.collection(folder).count().get()).data().count;
  await comesTrue(async () => (await left()) <= MAX_DEVICES);
  return { attack: 'devices of one account', tries, through: await left(), bound: MAX_DEVICES };
}

async function tryAll(
  attack: string,
  writes: readonly (readonly [path: string, data: Fields])[],
  as: Caller,
): Promise<Played> {
  const outcomes: boolean[] = [];
  for (const [path, data] of writes) outcomes.push(await maySet(path, data, as));
  return { attack, tries: outcomes.length, through: countTrue(outcomes), bound: 0 };
}

async function actWithoutPhone(
  { uid, idToken }: AccountRow,
  productId: string,
  id: string,
): Promise<Played> {
  const as = { idToken };
  const writes = {
    ...writable(uid, productId, id),
    [`users/${uid}`]: { first_name: 'Asha', last_name: 'Rao', email: 'asha@example.com' },
    [`users/${uid}/stockAlerts/${productId}`]: alertOf(productId),
  };
  const attack = 'an account that was made without a phone number reads and writes';
  const written = await tryAll(attack, Object.entries(writes), as);
  const read = await Promise.all([
    mayGet(`users/${uid}`, as),
    ...['orders', 'addresses', 'quotations'].map((name) =>
      mayList(`users/${uid}/${name}`, { limit: 1 }, as),
    ),
  ]);
  return {
    ...written,
    tries: written.tries + read.length,
    through: written.through + countTrue(read),
  };
}
