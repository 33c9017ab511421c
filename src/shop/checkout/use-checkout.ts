// The one press that places an order: what it needs, what becomes of it, and what the shopper is told.
import { useLiveQuery } from 'dexie-react-hooks';
import { useRef, useState } from 'react';
import { isOnlinePaymentOffered } from '#browser/payments/payments.ts';
import { useReachability } from '#browser/sync/use-reachability.ts';
import { delivery } from '#config/delivery.ts';
import { readAddresses } from '#domain/address/addresses.ts';
import { type CartLine, lineParts } from '#domain/cart/cart.ts';
import { deliveryTo } from '#domain/delivery/delivery-zones.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import { buildOrder, type OrderWish } from '#domain/order/build-order-write.ts';
import type { NewOrder } from '#domain/order/order.ts';
import { readOrders } from '#domain/order/orders.ts';
import { MAX_ORDER_LINES } from '#domain/shared/limits.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { chosenAddress, methodFor } from './chosen-address.ts';
import { paymentOptions } from './payment-options.ts';
import { type PlaceProblem, type PlaceResult, place } from './place.ts';

export type OrderedCart = { lines: CartLine[]; totalPaise: number };

type CheckoutSetup = {
  uid: string;
  draft: CheckoutDraft;
  /** A brand's name by its id. */
  brandName(brand: string): string;
  /** The order is placed, or on this phone; the page goes on from here. */
  onPlaced(order: NewOrder): Promise<void>;
};

export function useCheckout({ uid, draft, brandName, onPlaced }: CheckoutSetup) {
  const isConnected = useReachability() !== 'unreachable';
  const [missing, setMissing] = useState({ address: false, payment: false, presses: 0 });
  const [problem, setProblem] = useState<PlaceProblem | null>(null);
  const [ordered, setOrdered] = useState<OrderedCart | null>(null);
  const isBusy = useRef(false);
  const lastOrder = useRef<NewOrder | null>(null);
  const { values, change, clear } = draft;
  const { addresses, last } = useLiveQuery(() => readKnown(uid), [uid], NOTHING_KNOWN);

  const optionsFor = ({ totalPaise }: OrderedCart) =>
    paymentOptions({ totalPaise, isConnected, isOnlineOffered: isOnlinePaymentOffered });

  /** The order that is wished for, or null when something is missing. */
  async function wished(cart: OrderedCart): Promise<NewOrder | PlaceProblem | null> {
    const known = await readKnown(uid);
    const address = chosenAddress(known.addresses, values.addressId, known.last);
    const paymentMethod = methodFor(values.paymentMethod, optionsFor(cart), last);
    setMissing(({ presses }) => ({
      address: !address,
      payment: !paymentMethod,
      presses: presses + 1,
    }));
    if (!address || !paymentMethod) return null;
    const { zipcode } = address;
    const told = deliveryTo(zipcode, delivery);
    if (told.answer === 'not-delivered') return { kind: 'not-delivered', zipcode };
    const promise = told.answer === 'delivered' ? { zipcode, ...told.days } : undefined;
    const orderId = mintId();
    const wish = { uid, orderId, lines: cart.lines, address, paymentMethod, brandName, promise };
    lastOrder.current = sameOrAnother(lastOrder.current, wish);
    return lastOrder.current;
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

  /** `agreed`: the order as it would be today, which the shopper has just said yes to. */
  async function press(cart: OrderedCart, agreed?: NewOrder) {
    if (isBusy.current) return;
    isBusy.current = true;
    setProblem(null);
    setOrdered(cart);
    const result = await attempt(cart, agreed).catch((error: unknown): PlaceResult => {
      console.error('the order could not be placed', error);
      return { kind: 'broken' };
    });
    // What is placed is left: there is nothing to press any more.
    if (result?.kind === 'placed') return;
    isBusy.current = false;
    setOrdered(null);
    setProblem(result);
  }

  return {
    values,
    address: chosenAddress(addresses, values.addressId, last),
    methodFor: (cart: OrderedCart) => methodFor(values.paymentMethod, optionsFor(cart), last),
    missing,
    problem,
    ordered,
    optionsFor,
    press: (cart: OrderedCart, agreed?: NewOrder) => void press(cart, agreed),
    chooseAddress(id: string | null) {
      change({ addressId: id ?? '' });
      setMissing((before) => ({ ...before, address: false }));
    },
    choosePayment(paymentMethod: string) {
      change({ paymentMethod });
      setMissing((before) => ({ ...before, payment: false }));
    },
  };
}

const NOTHING_KNOWN: Awaited<ReturnType<typeof readKnown>> = { addresses: [], last: undefined };

/** The account's addresses, and the order that it placed last. */
async function readKnown(uid: string) {
  const database = deviceDatabase();
  const [last] = await readOrders(database, uid);
  return { addresses: await readAddresses(database, uid), last };
}

/** The same wish pressed again after a failure is the same order. */
function sameOrAnother(last: NewOrder | null, wish: OrderWish): NewOrder {
  const order = buildOrder(wish, Date.now());
  if (!last) return order;
  const { orderId, orderNo, timestamp } = last;
  const again = { ...order, orderId, orderNo, timestamp };
  return JSON.stringify(again) === JSON.stringify(last) ? last : order;
}

/** What was chosen for an order that is not placed yet: where to, and how it is paid. */
type CheckoutChoice = { addressId: string; paymentMethod: string };

/** Nothing is chosen before the shopper chooses, but for what the last order says, and an address that is the only one. */
export const NOTHING_CHOSEN: CheckoutChoice = { addressId: '', paymentMethod: '' };

/** A choice that the page keeps. */
type CheckoutDraft = {
  values: CheckoutChoice;
  change(change: Partial<CheckoutChoice>): void;
  clear(): void;
};

/** Under which name the draft is kept. */
export function checkoutDraftName(uid: string): string {
  return `place-order/${uid}`;
}
