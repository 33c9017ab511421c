// Problems of the fields in the form of a product, and in the list of stock and prices.
import type { NeedsAnother } from '../product.inputs.ts';
import { ROW_PROBLEMS } from '../table/messages.ts';

export const NO_NAME = 'Write what the product is called.';
export const NO_PRICE = 'Write what it costs.';
/** Of two fields that need each other, the empty one. */
export const ALONE: Readonly<Record<NeedsAnother, string>> = {
  netWeight: 'Write how much is in it, or choose no unit.',
  unit: 'Choose what the amount is given in.',
  gstNextRate: 'Write the rate that holds from that day, or choose no day.',
  gstNextFrom: 'Choose the first day of the next rate.',
};
export const OWED = 'Nobody owes pieces of a new product. Write how many there are, or 0.';
/** In rupees. */
export const mrpBelowPrice = (mrp: unknown, price: unknown) =>
  `The MRP of ${ROW_PROBLEMS.mrpBelowPrice(`₹${mrp}`, `₹${price}`)}`;
export const NO_COUNT = 'Write how many pieces there are.';
