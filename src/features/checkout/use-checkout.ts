// The one press that places an order: what it needs, what becomes of it, and what the shopper is told.
import { useRef, useState } from 'react';
import { readAddress } from '#core/device/addresses.ts';
import { deviceDatabase } from '#core/device/database.ts';
import type { CartLine } from '#core/model/cart.ts';
import { mintId } from '#core/model/identifiers.ts';
import { MAX_ORDER_LINES } from '#core/model/limits.ts';
import type { NewOrder } from '#core/model/order.ts';
import { buildOrder, type OrderWish } from '#core/sync/build-order.ts';
import { placeOrder } from '#core/sync/place-order.ts';
import { useReachability } from '#page-sync/use-reachability.ts';
import type { CheckoutDraft } from './checkout-draft.ts';
import { chosenMethod, paymentOptions } from './payment-options.ts';

export type OrderedCart = { lines: CartLine[]; totalPaise: number };

/** Why a press of Place Order did not place an order although nothing was missing. */
export type PlaceProblem = 'full' | 'blocked' | 'broken' | 'cart-changed' | 'too-many';

type CheckoutSetup = {
  uid: string;
  draft: CheckoutDraft;
  /** A brand's name by its id. */
  brandName(brand: string): string;
  /** The order is on this phone; the page goes on from here. */
  onPlaced(order: NewOrder): Promise<void>;
};

const NOTHING_MISSING = { address: false, payment: false };

export function useCheckout({ uid, draft, brandName, onPlaced }: CheckoutSetup) {
  const isConnected = useReachability() !== 'unreachable';
  const [missing, setMissing] = useState({ ...NOTHING_MISSING, presses: 0 });
  const [problem, setProblem] = useState<PlaceProblem | null>(null);
  const [ordered, setOrdered] = useState<OrderedCart | null>(null);
  const isBusy = useRef(false);
  const lastWish = useRef<NewOrder | null>(null);
  const { values, change, clear } = draft;

  const optionsFor = ({ totalPaise }: OrderedCart) =>
    paymentOptions({ totalPaise, isConnected, isOnlineOffered: false });

  async function place(cart: OrderedCart): Promise<PlaceProblem | 'incomplete' | null> {
    const address = values.addressId
      ? await readAddress(deviceDatabase(), uid, values.addressId)
      : undefined;
    const paymentMethod = chosenMethod(values.paymentMethod, optionsFor(cart));
    setMissing(({ presses }) => ({
      address: !address,
      payment: !paymentMethod,
      presses: presses + 1,
    }));
    if (!address || !paymentMethod) return 'incomplete';
    if (cart.lines.length > MAX_ORDER_LINES) return 'too-many';
    const orderId = mintId();
    const wish = { uid, orderId, lines: cart.lines, address, paymentMethod, brandName };
    const order = sameOrAnother(lastWish.current, wish);
    lastWish.current = order;
    const placed = await placeOrder(deviceDatabase(), order, Date.now());
    if (placed.outcome === 'not-saved') return placed.reason;
    if (placed.outcome === 'cart-changed') return 'cart-changed';
    clear();
    await onPlaced(order);
    return null;
  }

  async function press(cart: OrderedCart) {
    if (isBusy.current) return;
    isBusy.current = true;
    setProblem(null);
    setOrdered(cart);
    const failed = await place(cart).catch((error: unknown): PlaceProblem => {
      console.error('the order could not be placed', error);
      return 'broken';
    });
    // What is placed is left: there is nothing to press any more.
    if (failed === null) return;
    isBusy.current = false;
    setOrdered(null);
    setProblem(failed === 'incomplete' ? null : failed);
  }

  return {
    values,
    missing,
    problem,
    ordered,
    optionsFor,
    press: (cart: OrderedCart) => void press(cart),
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

/** The same wish pressed again after a failure is the same order. */
function sameOrAnother(last: NewOrder | null, wish: OrderWish): NewOrder {
  const order = buildOrder(wish, Date.now());
  if (!last) return order;
  const { orderId, orderNo, timestamp } = last;
  const again = { ...order, orderId, orderNo, timestamp };
  return JSON.stringify(again) === JSON.stringify(last) ? last : order;
}
