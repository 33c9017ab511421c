import type { Order } from '#core/model/order.ts';

/** Where an order goes. */
export function ShippingAddress({ address }: { address: Order['address'] }) {
  const { name, phone, address: street, city, state, zipcode } = address;
  return (
    <address className="order-details__where">
      <strong>{name}</strong>
      <span className="order-details__street">{street}</span>
      <span>
        {city}, {state} – {zipcode}
      </span>
      <span>Phone: {phone}</span>
    </address>
  );
}
