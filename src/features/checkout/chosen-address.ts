// Where an order goes: to the address that was chosen, or to the only one there is. Pure.
import type { Address } from '#core/model/account/address.ts';

/** The address of an order; undefined while the shopper has to choose. `chosenId`: empty for none. */
export function chosenAddress(
  addresses: readonly Address[],
  chosenId: string,
): Address | undefined {
  return addresses.find(({ id }) => id === chosenId) ?? onlyOne(addresses);
}

function onlyOne<T>(all: readonly T[]): T | undefined {
  return all.length === 1 ? all[0] : undefined;
}
