// Defaults for an order's address and payment method: those of the last order, if still possible. Pure.
import { type Address, AddressFields, addressFields } from '#domain/address/address.ts';
import type { Order, PaymentMethod } from '#domain/order/order.ts';
import { chosenMethod, type PaymentOption } from './payment-options.ts';

/** The fields of the last order that the next one starts from. */
export type LastOrder = Pick<Order, 'address' | 'paymentMethod'>;

/**
 * An order's address; undefined if the shopper must choose. With an empty `chosenId` it is the last order's address, or
 * else the account's only one.
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

/** An order's payment method; null if the shopper must choose. `chosen` is empty if nothing was chosen. */
export function methodFor(
  chosen: string,
  options: readonly PaymentOption[],
  last?: LastOrder,
): PaymentMethod | null {
  return chosenMethod(chosen || (last?.paymentMethod ?? ''), options);
}

/** A changed address does not match: the shopper should look at it again. */
function isSame(one: AddressFields, other: Order['address']): boolean {
  const fields = Object.keys(AddressFields.entries) as (keyof AddressFields)[];
  return fields.every((field) => one[field] === other[field]);
}

function onlyOne<T>(all: readonly T[]): T | undefined {
  return all.length === 1 ? all[0] : undefined;
}
