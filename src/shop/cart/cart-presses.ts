// Presses on the cart buttons beside products: on cards, in suggestions, on a product's page. One read of the cart
// serves all of them, and the result of a press is kept here because its card may be gone by then.
import { useSyncExternalStore } from 'react';
import { followOnDevice } from '#browser/sync/device-query.ts';
import type { CartLine } from '#domain/cart/cart.ts';
import type { Product } from '#domain/product/product.ts';
import { spokenText } from '#domain/shared/spoken-text.ts';
import { notSavedMessage } from '#forms/messages.ts';
import { notPutBack } from './messages.ts';
import type { CartOutcome } from './use-cart-changes.ts';

/** `asks`: nothing has changed yet; `line` is the product's line in the cart. */
export type CartNews =
  | { kind: 'removed'; line: CartLine }
  | { kind: 'not-saved'; words: string }
  | { kind: 'asks'; product: Product; line: CartLine | undefined };

type CartChanges = typeof import('./cart-changes.ts');
/** Loads after the cards, which render without the cart. */
const loadChanges = (): Promise<CartChanges> => import('./cart-changes.ts');

let quantities: ReadonlyMap<string, number> = new Map();
let news: CartNews | null = null;
let pressedAt: Element | null = null;
let last: Promise<void> = Promise.resolve();
let unfollow: (() => void) | null = null;
const listeners = new Set<() => void>();

/** Pieces of a product in the cart; 0 while it is being read. */
export function useQuantity(productId: string): number {
  return useSyncExternalStore(
    listen,
    () => quantities.get(productId) ?? 0,
    () => 0,
  );
}

/** The message about the last press. */
export function useCartNews(): CartNews | null {
  return useSyncExternalStore(
    listen,
    () => news,
    () => null,
  );
}

/** Adds one piece. `at`: the pressed element; `mayMix`: the shopper has agreed to mix it with quoted items. */
export function addOne(product: Product, at: Element | null, mayMix = false): Promise<void> {
  return inTurn(at, async ({ addOne, lineInCart }) => {
    const result = await addOne(product, mayMix);
    if (result.outcome !== 'asks') return problemOf(result);
    return { kind: 'asks', product, line: await lineInCart(product.id) };
  });
}

/** Takes one piece out; taking the last one removes the line. */
export function removeOne(productId: string, at: Element | null): Promise<void> {
  return inTurn(at, async ({ lineInCart, takeOne }) => {
    const line = await lineInCart(productId);
    const result = await takeOne(productId);
    const isGone = result.outcome === 'saved' && line?.quantity === 1;
    return isGone ? { kind: 'removed', line } : problemOf(result);
  });
}

/** Restores a removed line. */
export function undoRemoval(line: CartLine): Promise<void> {
  return inTurn(null, async ({ putBack }) => {
    const result = await putBack(line);
    if (result.outcome !== 'asks') return problemOf(result);
    return { kind: 'not-saved', words: notPutBack(spokenText(line.product, 'name').text) };
  });
}

/** Clears the message. */
export function dropNews(): void {
  show(null);
}

/** The element of the last press; null from the second call on. */
export function takePressed(): Element | null {
  const at = pressedAt;
  pressedAt = null;
  return at;
}

function problemOf(result: CartOutcome): CartNews | null {
  if (result.outcome !== 'not-saved') return null;
  return { kind: 'not-saved', words: notSavedMessage(result.reason, false) };
}

/** Runs presses one after another; the quantities and the message are updated after each. */
function inTurn(
  at: Element | null,
  press: (changes: CartChanges) => Promise<CartNews | null>,
): Promise<void> {
  const own = last.then(async () => {
    const changes = await loadChanges();
    const made = await press(changes);
    pressedAt = at;
    recordLines(await changes.linesInCart().catch(() => null));
    show(made);
  });
  last = own.catch((error) => {
    console.error('the cart could not be changed', error);
    show({ kind: 'not-saved', words: notSavedMessage('broken', false) });
  });
  return last;
}

function recordLines(lines: readonly CartLine[] | null): void {
  if (lines) quantities = new Map(lines.map((line) => [line.productId, line.quantity]));
}

function show(next: CartNews | null): void {
  news = next;
  for (const tell of listeners) tell();
}

/** Follows the cart while there are listeners. */
function listen(tell: () => void): () => void {
  listeners.add(tell);
  unfollow ??= followOnDevice(
    async () => (await loadChanges()).linesInCart,
    (lines) => {
      recordLines(lines);
      for (const listener of listeners) listener();
    },
    (error) => {
      unfollow = null;
      console.error('the cart cannot be followed', error);
    },
  );
  return () => {
    listeners.delete(tell);
    if (listeners.size > 0) return;
    unfollow?.();
    unfollow = null;
  };
}
