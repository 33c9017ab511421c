// Where an order goes and how it is paid before its shopper has chosen: as the last one, where that is still possible. Pure.
import { type Address, type AddressFields, addressFields } from '#domain/address/address.ts';
import type { Order, PaymentMethod } from '#domain/order/order.ts';
import { chosenMethod, type PaymentOption } from './payment-options.ts';

/** What an order of before says about the next one. */
export type LastOrder = Pick<Order, 'address' | 'paymentMethod'>;

/**
 * The address of an order; undefined while the shopper has to choose. `chosenId`: empty for none, and then it is the last order's, or the only
 * one there is.
 */
export function chosenAddress(
  addresses: readonly Address[],
  chosenId: string,
  last?: LastOrder,
): Address | undefined {
  return (
    addresses.find(({ id }) => id === chosenId) ??
    addresses.find((address) => last && isSame(addressFields(address), last.address)) ??
    onlyOne(addresses)
  );
}

/** How an order is paid; null while the shopper has to choose. `chosen`: empty for nothing. */
export function methodFor(
  chosen: string,
  options: readonly PaymentOption[],
  last?: LastOrder,
): PaymentMethod | null {
  return chosenMethod(chosen || (last?.paymentMethod ?? ''), options);
}

/** An address that was corrected since is another one: the shopper looks at it. */
function isSame(one: AddressFields, other: Order['address']): boolean {
  const fields = ['name', 'phone', 'address', 'city', 'state', 'zipcode'] as const;
  return fields.every((field) => one[field] === other[field]);
}

function onlyOne<T>(all: readonly T[]): T | undefined {
  return all.length === 1 ? all[0] : undefined;
}
