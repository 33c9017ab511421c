// Tax papers: invoice, bill of supply, credit note. A function issues each when an order is packed (or taken back after
// that), as a document `invoices/{number}` that never changes; phones draw it as a PDF. Money in paise. Beside these fields
// it has `changedAt`, the server's timestamp of that write, by which the desk reads what is new.
// Source: CGST Rules 2017, rules 46, 46A, 49 and 53.
import * as v from 'valibot';
import { GST_KINDS } from '../product/product.fields.ts';

/** `invoice-cum-bill`: taxed and untaxed goods in one order. */
export const PaperKind = v.picklist([
  'tax-invoice',
  'bill-of-supply',
  'invoice-cum-bill',
  'credit-note',
]);
export type PaperKind = v.InferOutput<typeof PaperKind>;

const Paise = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const Text = v.string();
const Moment = v.pipe(v.number(), v.integer(), v.minValue(1));
const Percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

/**
 * One line: `totalPaise` is `taxablePaise` and the taxes, to the paisa. `rate` in percent, 0 where nothing is taxed.
 * `unit`: a Unique Quantity Code. `statePaise` is SGST, or UTGST where the paper says `isUnionTerritory`.
 */
export const PaperLine = v.object({
  name: Text,
  hsn: Text,
  quantity: v.pipe(v.number(), v.minValue(0)),
  unit: Text,
  kind: v.picklist(GST_KINDS),
  rate: Percent,
  totalPaise: Paise,
  taxablePaise: Paise,
  centralPaise: Paise,
  statePaise: Paise,
  integratedPaise: Paise,
  /** In `totalPaise`: its part of what delivery costs; and what a coupon has taken off it. Absent where there is none. */
  deliveryPaise: v.optional(Paise),
  discountPaise: v.optional(Paise),
});
export type PaperLine = v.InferOutput<typeof PaperLine>;

/** `code`: two digits, as in a GSTIN. */
const State = v.object({ name: Text, code: Text });

export const Supplier = v.object({
  legalName: Text,
  tradeName: Text,
  gstin: Text,
  /** A composition dealer charges no tax, and writes bills of supply. */
  dealer: v.picklist(['regular', 'composition']),
  address: v.array(Text),
  state: State,
  fssai: Text,
  signatory: Text,
});
export type Supplier = v.InferOutput<typeof Supplier>;

/** `gstin`: empty where the buyer named none. */
const Recipient = v.object({
  name: Text,
  phone: Text,
  address: v.array(Text),
  state: State,
  gstin: Text,
});

/** A document of `invoices/{number}`, as it was issued. */
export const Paper = v.object({
  number: Text,
  kind: PaperKind,
  /** Server time, ms. */
  issuedAt: Moment,
  /** Account and order. */
  uid: Text,
  orderId: Text,
  orderNo: Text,
  supplier: Supplier,
  recipient: Recipient,
  /** The delivery address's state. */
  placeOfSupply: State,
  /** The state's part of the tax is UTGST. */
  isUnionTerritory: v.boolean(),
  lines: v.array(PaperLine),
  totalPaise: Paise,
  taxablePaise: Paise,
  centralPaise: Paise,
  statePaise: Paise,
  integratedPaise: Paise,
  /** The code by which the discount was given. */
  couponCode: v.optional(Text),
  /** As in an order. */
  paymentMethod: v.picklist(['online_payment', 'cod', 'NEFT']),
  /** Of a credit note: the paper that it takes back, what that was worth, and why. */
  takesBack: v.optional(
    v.object({ number: Text, issuedAt: Moment, totalPaise: Paise, reason: Text }),
  ),
});
export type Paper = v.InferOutput<typeof Paper>;
