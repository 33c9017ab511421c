// The address that a merchant corrects, as it was seen when typing began. The form's draft keeps it with the typed fields,
// and the step is decided on it: whoever changes the address meanwhile is not overwritten without a question.
import { type AddressForm, addressFields, EMPTY_ADDRESS_FORM } from '../../address/address.ts';
import type { Order } from '../order.ts';
import { type OrderStatus, statusOf } from './order-steps.ts';

/** The form's fields. `seen`: the whole address, as in `OrderStatus`. */
export type SeenAddress = AddressForm & { seen: string };

export function seenAddress(order: Order): SeenAddress {
  return { ...EMPTY_ADDRESS_FORM, ...addressFields(order.address), seen: statusOf(order).address };
}

/** The base of the step that corrects it. */
export function seenStatus(order: Order, { seen }: Pick<SeenAddress, 'seen'>): OrderStatus {
  return { ...statusOf(order), address: seen };
}
