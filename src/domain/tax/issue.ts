// Makes tax papers from orders. Pure: the function that issues them gives number and time, and stores them.
// Place of supply: where the goods arrive. Source: IGST Act 2017, section 10(1)(a) and (ca).
import * as v from 'valibot';
import { type AddressFields, streetInOneLine } from '../address/address.ts';
import type { Order, PaymentMethod } from '../order/order.ts';
import { paiseFromRupees } from '../shared/money.ts';
import { isGstin, stateOfGstin } from './gstin.ts';
import { divided, lineTax } from './line-tax.ts';
import { Paper, type PaperKind, type PaperLine, type Supplier } from './paper.ts';
import { rateOn, type TaxedProduct } from './rate-on.ts';
import type { TaxSettings } from './tax-settings.ts';
import { isUnionTerritory, stateNamed, type TaxState } from './tax-states.ts';

/** An order, as far as its paper needs it; prices include the tax. */
export type TaxedOrder = {
  orderNo: string;
  lines: readonly { productId: string; name: string; quantity: number; pricePaise: number }[];
  address: Partial<Record<Exclude<keyof AddressFields, 'otherPhone'>, string>>;
  paymentMethod: PaymentMethod;
  buyerGstin?: string | undefined;
  /**
   * Part of the goods' value, so taxed like them: goods and their transport are one composite supply. Source: CGST Act
   * 2017, sections 2(30) with its illustration, 8(a) and 15(2)(c) (looked up November 2026).
   */
  deliveryChargePaise?: number | undefined;
  /** Given before the supply and shown on the paper, so taken off the value. Source: CGST Act 2017, section 15(3)(a). */
  discountPaise?: number | undefined;
  /** By which the discount was given; empty for none. */
  couponCode?: string | undefined;
};

/** An order as its paper needs it. */
export function taxedOrder(order: Order): TaxedOrder {
  const { deliveryCharge = 0, coupon } = order;
  const charged = {
    ...(deliveryCharge > 0 && { deliveryChargePaise: paiseFromRupees(deliveryCharge) }),
    ...(coupon && { discountPaise: paiseFromRupees(coupon.off), couponCode: coupon.code }),
  };
  return { ...order, ...charged };
}

/** Why there is no paper: what is missing, and of which products; none for the order's state and the shop's GSTIN. */
export type PaperProblem = {
  problem: { lacks: 'hsn' | 'rate' | 'state' | 'gstin'; products: string[] };
};

type Issue = {
  order: TaxedOrder;
  /** By id. */
  products: ReadonlyMap<string, TaxedProduct>;
  settings: TaxSettings;
  number: string;
  /** Server time, ms; the day decides the rates. */
  issuedAt: number;
  /** The account of the order. */
  uid: string;
  orderId: string;
};

/** A piece of any product. Source: the list of Unique Quantity Codes of the GST portal (looked up November 2026). */
const PIECES = 'PCS';

/**
 * The papers of an order as of now, or why there can be none. Only a buyer without a GSTIN may get one paper for taxed and
 * untaxed goods; another gets an invoice and a bill of supply. Source: CGST Rules 2017, rule 46A.
 */
export function papersFor(issue: Issue): Paper[] | PaperProblem {
  const paper = paperFor(issue);
  if ('problem' in paper) return paper;
  if (paper.kind !== 'invoice-cum-bill' || paper.recipient.gstin === '') return [paper];
  return [true, false].map((isTaxed) => {
    const lines = paper.lines.filter(({ kind }) => (kind === 'taxable') === isTaxed);
    return { ...paper, kind: kindOf(lines, paper.supplier.dealer), lines, ...sumsOf(lines) };
  });
}

/** The same on one paper, whoever buys. */
export function paperFor({
  order,
  products,
  settings,
  issuedAt,
  ...ids
}: Issue): Paper | PaperProblem {
  const home = stateOfGstin(settings.gstin);
  if (!home) return { problem: { lacks: 'gstin', products: [] } };
  const place = stateNamed(order.address.state ?? '');
  if (!place) return { problem: { lacks: 'state', products: [] } };
  const lacking = whatLacks(order, products, settings, issuedAt);
  if (lacking) return { problem: lacking };
  const lines = linesOf(order, products, settings, issuedAt, home.code !== place.code);
  return {
    number: ids.number,
    kind: kindOf(lines, settings.dealer),
    issuedAt,
    uid: ids.uid,
    orderId: ids.orderId,
    orderNo: order.orderNo,
    supplier: supplierOf(settings, home),
    recipient: recipientOf(order, place),
    placeOfSupply: place,
    isUnionTerritory: home.code === place.code && isUnionTerritory(place.code),
    lines,
    ...sumsOf(lines),
    ...(order.couponCode && { couponCode: order.couponCode }),
    paymentMethod: order.paymentMethod,
  };
}

/**
 * The credit note that takes back a paper, or only these lines of it. `issuedAt`: server time, ms; `reason`: in words.
 * Source: CGST Act 2017, section 34; CGST Rules 2017, rule 53(1A).
 */
export function creditNoteFor(
  paper: Paper,
  note: { number: string; issuedAt: number; reason: string; lines?: readonly PaperLine[] },
): Paper {
  const { number, issuedAt, reason, lines = paper.lines } = note;
  return {
    ...paper,
    ...{ number, issuedAt, kind: 'credit-note', lines: [...lines], ...sumsOf(lines) },
    takesBack: {
      number: paper.number,
      issuedAt: paper.issuedAt,
      totalPaise: paper.totalPaise,
      reason,
    },
  };
}

/** Which paper these lines need. Source: CGST Rules 2017, rules 46, 46A (since 13 October 2017) and 49. */
function kindOf(
  lines: readonly Pick<PaperLine, 'kind'>[],
  dealer: TaxSettings['dealer'],
): Exclude<PaperKind, 'credit-note'> {
  const taxed = lines.filter(({ kind }) => kind === 'taxable').length;
  if (dealer === 'composition' || taxed === 0) return 'bill-of-supply';
  return taxed === lines.length ? 'tax-invoice' : 'invoice-cum-bill';
}

/** Whether both say the same, apart from number and time: then the one that was issued still holds. */
export function isSamePaper(issued: Paper, now: Paper): boolean {
  // Firestore returns the parts of a map in another order.
  const said = (paper: Paper) =>
    JSON.stringify(v.parse(Paper, { ...paper, number: '', issuedAt: 1 }));
  return said(issued) === said(now);
}

function whatLacks(
  { lines }: TaxedOrder,
  products: Issue['products'],
  { dealer }: TaxSettings,
  at: number,
): PaperProblem['problem'] | null {
  const lacks = lines.flatMap(({ productId }) => {
    const product = products.get(productId);
    if (!product?.hsn) return { productId, what: 'hsn' as const };
    const isKnown = dealer === 'composition' || rateOn(product, at) !== null;
    return isKnown ? [] : { productId, what: 'rate' as const };
  });
  const [first] = lacks;
  if (!first) return null;
  return { lacks: first.what, products: [...new Set(lacks.map((it) => it.productId))] };
}

function linesOf(
  { lines, deliveryChargePaise = 0, discountPaise = 0 }: TaxedOrder,
  products: Issue['products'],
  { dealer }: TaxSettings,
  at: number,
  isAcrossStates: boolean,
): PaperLine[] {
  const prices = lines.map(({ pricePaise, quantity }) => pricePaise * quantity);
  const more = divided(deliveryChargePaise, prices);
  const less = divided(discountPaise, prices);
  return lines.map(({ productId, name, quantity }, index) => {
    const product = products.get(productId);
    const { kind, rate } = (product && rateOn(product, at)) ?? { kind: 'taxable', rate: 0 };
    const taken = dealer === 'composition' ? 0 : rate;
    const [deliveryPaise = 0, discountPaise = 0] = [more[index], less[index]];
    const totalPaise = (prices[index] ?? 0) + deliveryPaise - discountPaise;
    return {
      ...{ name, hsn: product?.hsn ?? '', quantity, unit: PIECES, kind, rate: taken, totalPaise },
      ...lineTax(totalPaise, taken, isAcrossStates),
      ...(deliveryPaise > 0 && { deliveryPaise }),
      ...(discountPaise > 0 && { discountPaise }),
    };
  });
}

type Sums = Pick<
  Paper,
  'totalPaise' | 'taxablePaise' | 'centralPaise' | 'statePaise' | 'integratedPaise'
>;

function sumsOf(lines: readonly PaperLine[]): Sums {
  const sum = (of: keyof Sums) => lines.reduce((all, line) => all + line[of], 0);
  return {
    totalPaise: sum('totalPaise'),
    taxablePaise: sum('taxablePaise'),
    centralPaise: sum('centralPaise'),
    statePaise: sum('statePaise'),
    integratedPaise: sum('integratedPaise'),
  };
}

function supplierOf(settings: TaxSettings, state: TaxState): Supplier {
  const { legalName, tradeName, gstin, dealer, registeredAddress, fssai, signatory } = settings;
  return {
    legalName,
    tradeName,
    gstin,
    dealer,
    address: registeredAddress,
    state,
    fssai,
    signatory,
  };
}

function recipientOf(
  { address, buyerGstin = '' }: TaxedOrder,
  state: TaxState,
): Paper['recipient'] {
  const { name = '', phone = '' } = address;
  return {
    name,
    phone,
    address: addressLines(address),
    state,
    gstin: isGstin(buyerGstin) ? buyerGstin : '',
  };
}

/** A delivery address without name and phone, as lines. */
export function addressLines({
  address = '',
  landmark = '',
  city = '',
  zipcode = '',
}: TaxedOrder['address']): string[] {
  return [streetInOneLine({ address }), landmark, `${city} ${zipcode}`.trim()].filter(Boolean);
}
