// Placing an order: the required choices, the press itself, and its outcome for the shopper.
import { useRef, useState } from 'react';
import { isOnlinePaymentOffered } from '#browser/payments/payments.ts';
import { useLiveQuery } from '#browser/sync/use-live-query.ts';
import { useReachability } from '#browser/sync/use-reachability.ts';
import { readAddresses } from '#domain/address/addresses.ts';
import { type CartLine, lineParts } from '#domain/cart/cart.ts';
import { readSettings } from '#domain/catalogue/catalogue.ts';
import { type DeliveryAnswer, deliveryTo } from '#domain/delivery/delivery-zones.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import { buildOrder, type OrderWish } from '#domain/order/build-order-write.ts';
import { cartSums, termsFor } from '#domain/order/cart-sums.ts';
import type { NewOrder } from '#domain/order/order.ts';
import { readOrders } from '#domain/order/orders.ts';
import { couponProblem, type SellingTerms, sellingTerms } from '#domain/order/selling-terms.ts';
import { MAX_ORDER_LINES } from '#domain/shared/limits.ts';
import { taxSettings } from '#domain/tax/settings-of-tax.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { useTerms } from '#ui/charges/use-terms.ts';
import { useTax } from '#ui/use-shop.ts';
import { useDelivery } from '#ui/use-shop-delivery.ts';
import { chosenAddress, methodFor } from './chosen-address.ts';
import { paymentOptions } from './payment-options.ts';
import { type PlaceProblem, type PlaceResult, place } from './place.ts';
import { stoppedByTerms } from './stopped-by-terms.ts';

/** `totalPaise`: of its goods. */
export type OrderedCart = { lines: CartLine[]; totalPaise: number };

type CheckoutSetup = {
  uid: string;
  draft: CheckoutDraft;
  /** Returns a brand's name for its id. */
  brandName(brand: string): string;
  /** Called once the order is placed at the shop or saved on this phone; takes over from here. */
  onPlaced(order: NewOrder): Promise<void>;
};

export function useCheckout({ uid, draft, brandName, onPlaced }: CheckoutSetup) {
  const isConnected = useReachability() !== 'unreachable';
  const [missing, setMissing] = useState(NOTHING_MISSING);
  const [problem, setProblem] = useState<PlaceProblem | null>(null);
  const [ordered, setOrdered] = useState<OrderedCart | null>(null);
  const isBusy = useRef(false);
  const lastOrder = useRef<NewOrder | null>(null);
  const { values, change, clear } = draft;
  const tax = useTax();
  const delivery = useDelivery();
  const terms = useTerms();
  const isInvoiced = tax !== null && taxSettings({ tax }).gstin !== '';
  const { addresses, last } = useLiveQuery(() => readKnown(uid), [uid], NOTHING_KNOWN);

  const sumsOf = ({ lines }: OrderedCart, now = terms) =>
    cartSums(lines, now, values.coupon, Date.now());
  const optionsFor = (cart: OrderedCart, now = terms) =>
    paymentOptions({
      ...sumsOf(cart, now),
      ...{ isConnected, isOnlineOffered: isOnlinePaymentOffered },
      terms: termsFor(now, cart.lines),
    });

  /** The order to place, or a problem; null if address or payment method is missing. */
  async function wished(cart: OrderedCart): Promise<NewOrder | PlaceProblem | null> {
    const known = await readKnown(uid);
    const address = chosenAddress(known.addresses, values.addressId, known.last);
    const now = termsFor(await termsToday(terms), cart.lines);
    const paymentMethod = methodFor(values.paymentMethod, optionsFor(cart, now), last);
    const coupon = now.coupon ? values.coupon : '';
    const isCouponWrong = couponProblem(now, coupon, cart.totalPaise, Date.now()) !== null;
    const buyerGstin = isInvoiced ? await readGstin(values.buyerGstin) : undefined;
    setMissing(({ presses }) => ({
      address: !address,
      payment: !paymentMethod,
      coupon: isCouponWrong,
      gstin: buyerGstin === null,
      presses: presses + 1,
    }));
    if (!address || !paymentMethod || isCouponWrong || buyerGstin === null) return null;
    const { zipcode } = address;
    const told = delivery ? deliveryTo(zipcode, delivery) : UNKNOWN;
    if (told.answer === 'not-delivered' || told.answer === 'no-such-pincode') {
      return { kind: told.answer, zipcode };
    }
    const promise = told.answer === 'delivered' ? { zipcode, ...told.days } : undefined;
    const orderId = mintId();
    const choices = { address, paymentMethod, promise, buyerGstin, terms: now, coupon };
    const wish = { uid, orderId, lines: cart.lines, brandName, ...choices };
    lastOrder.current = sameOrAnother(lastOrder.current, wish);
    return stoppedByTerms(lastOrder.current, now, sumsOf(cart).totalPaise) ?? lastOrder.current;
  }

  async function attempt(cart: OrderedCart, agreed?: NewOrder): Promise<PlaceResult | null> {
    if (cart.lines.flatMap(lineParts).length > MAX_ORDER_LINES) return { kind: 'too-many' };
    const order = agreed ?? (await wished(cart));
    if (order && 'kind' in order) return order;
    const result = order && (await place(order));
    if (result?.kind !== 'placed') return result;
    clear();
    await onPlaced(result.order);
    return result;
  }

  /** `agreed`: the order at today's prices, if the shopper has just accepted it. */
  async function press(cart: OrderedCart, agreed?: NewOrder) {
    if (isBusy.current) return;
    isBusy.current = true;
    setProblem(null);
    setOrdered(cart);
    const result = await attempt(cart, agreed).catch((error: unknown): PlaceResult => {
      console.error('the order could not be placed', error);
      return { kind: 'broken' };
    });
    // Stay busy after success: the page is being left, and a second press must do nothing.
    if (result?.kind === 'placed') return;
    isBusy.current = false;
    setOrdered(null);
    setProblem(result);
  }

  return {
    values,
    /** Whether the shop issues tax invoices. */
    isInvoiced,
    address: chosenAddress(addresses, values.addressId, last),
    methodFor: (cart: OrderedCart) => methodFor(values.paymentMethod, optionsFor(cart), last),
    missing,
    problem,
    ordered,
    optionsFor,
    sumsOf,
    termsFor: ({ lines }: OrderedCart) => termsFor(terms, lines),
    press: (cart: OrderedCart, agreed?: NewOrder) => void press(cart, agreed),
    chooseAddress(id: string | null) {
      change({ addressId: id ?? '' });
      setMissing((before) => ({ ...before, address: false }));
    },
    choosePayment(paymentMethod: string) {
      change({ paymentMethod });
      setMissing((before) => ({ ...before, payment: false }));
    },
    typeCoupon(coupon: string) {
      change({ coupon });
      setMissing((before) => ({ ...before, coupon: false }));
    },
    typeGstin(buyerGstin: string) {
      change({ buyerGstin });
      setMissing((before) => ({ ...before, gstin: false }));
    },
  };
}

/** Nothing is promised before the phone knows its zones; the shop holds an order to where it does not deliver. */
const UNKNOWN: DeliveryAnswer = { answer: 'no-promise' };

/** What a press lacked. `coupon`, `gstin`: what was typed is none. */
const NOTHING_MISSING = {
  ...{ address: false, payment: false, coupon: false, gstin: false },
  presses: 0,
};

/** The shop's terms as this phone has them at the press; `shown` where it has no mirror. */
async function termsToday(shown: SellingTerms): Promise<SellingTerms> {
  const settings = await readSettings(deviceDatabase());
  return settings ? sellingTerms(settings) : shown;
}

const NOTHING_KNOWN: Awaited<ReturnType<typeof readKnown>> = { addresses: [], last: undefined };

/** The account's addresses and its last order. */
async function readKnown(uid: string) {
  const database = deviceDatabase();
  const [last] = await readOrders(database, uid);
  return { addresses: await readAddresses(database, uid), last };
}

/** A typed GSTIN; undefined if there is none, null if it is wrong. */
async function readGstin(typed: string): Promise<string | null | undefined> {
  if (typed.trim() === '') return undefined;
  const { typedGstin } = await import('./buyer-gstin.ts');
  return typedGstin(typed);
}

/** Reuses the last order's identity if nothing else differs: pressing again after a failure is the same order. */
function sameOrAnother(last: NewOrder | null, wish: OrderWish): NewOrder {
  const order = buildOrder(wish, Date.now());
  if (!last) return order;
  const { orderId, orderNo, timestamp } = last;
  const again = { ...order, orderId, orderNo, timestamp };
  return JSON.stringify(again) === JSON.stringify(last) ? last : order;
}

/** The shopper's choices for an order that is not placed yet. */
type CheckoutChoice = Record<'addressId' | 'paymentMethod' | 'coupon' | 'buyerGstin', string>;

/** Start values. The last order, or an account's only address, then decides; see chosen-address.ts. */
export const NOTHING_CHOSEN: CheckoutChoice = {
  ...{ addressId: '', paymentMethod: '', coupon: '', buyerGstin: '' },
};

/** The choices, stored by the page. */
type CheckoutDraft = {
  values: CheckoutChoice;
  change(change: Partial<CheckoutChoice>): void;
  clear(): void;
};

/** Name under which the draft is stored. */
export function checkoutDraftName(uid: string): string {
  return `place-order/${uid}`;
}
