// What a customer's other orders on this device say about them.
import type { DeskOrder } from '../../device/tables.ts';
import { hasComeBack } from '../came-back.ts';

type Seen = { order: DeskOrder };

/** `deliveredPaise`: of the delivered ones; `cancelled`: those that never left; `cameBack`: cancelled once under way. */
type OtherOrders<Shown> = {
  others: Shown[];
  deliveredPaise: number;
  cancelled: number;
  cameBack: number;
};

/** The other orders of the same account, or with a phone number of this order. */
export function otherOrdersOf<Shown extends Seen>(
  order: DeskOrder,
  orders: readonly Shown[],
): OtherOrders<Shown> {
  const phones = new Set(phonesOf(order));
  const others = orders.filter(
    ({ order: other }) =>
      !(other.customer === order.customer && other.orderId === order.orderId) &&
      (other.customer === order.customer || phonesOf(other).some((it) => phones.has(it))),
  );
  const gone = others.filter((it) => it.order.deliveryStatus === 'cancel');
  const cameBack = gone.filter(({ order: it }) => hasComeBack(it)).length;
  const deliveredPaise = others
    .filter((it) => it.order.deliveryStatus === 'delivered')
    .reduce((sum, it) => sum + it.order.totalPaise, 0);
  return { others, deliveredPaise, cancelled: gone.length - cameBack, cameBack };
}

function phonesOf({ address: { phone, otherPhone } }: DeskOrder): string[] {
  return [phone, otherPhone].flatMap((it) => it || []);
}
