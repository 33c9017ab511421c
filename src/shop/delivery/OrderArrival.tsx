import type { Address } from '#domain/address/address.ts';
import type { CartLine } from '#domain/cart/cart.ts';
import { orderArrivalWords } from '#domain/delivery/messages.ts';
import { orderArrival } from '#domain/delivery/order-arrival.ts';
import type { Order } from '#domain/order/order.ts';
import { useDelivery } from '#ui/use-shop-delivery.ts';
import { Arrival } from './Arrival.tsx';
import { CHOOSE_ANOTHER_ADDRESS } from './messages.ts';
import { productArrival } from './product-arrival.ts';

type CheckoutArrivalProps = {
  /** Delivery address; undefined until chosen. */
  address: Pick<Address, 'zipcode'> | undefined;
  lines: readonly CartLine[];
};

/** When the cart arrives at the chosen address. */
export function CheckoutArrival({ address, lines }: CheckoutArrivalProps) {
  const products = lines.map(({ product }) => product);
  const settings = useDelivery();
  const words =
    address && settings && productArrival(products, address.zipcode, settings, Date.now());
  return (
    <p className="checkout-arrival" role="status">
      {words && (
        <Arrival words={words}>
          {words.tone === 'careful' && <span>{CHOOSE_ANOTHER_ADDRESS}</span>}
        </Arrival>
      )}
    </p>
  );
}

/** When an order arrives: in as many days as were promised when it was placed, without the holidays that are known by now. */
export function OrderArrival({ order }: { order: Order }) {
  const arrival = orderArrival(order, Date.now(), useDelivery()?.holidays);
  if (!arrival) return null;
  return (
    <p className="order-arrival">
      <Arrival words={orderArrivalWords(arrival)} />
    </p>
  );
}
