import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { addOrderToCart } from '#domain/cart/cart-of-order.ts';
import { readProducts } from '#domain/catalogue/catalogue.ts';
import { readMirrorState } from '#domain/catalogue/mirror-state.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import type { OrderLine } from '#domain/order/order.ts';
import { preorderWords } from '#domain/product/messages.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { saveFailureReason } from '#engine/device/save-failure.ts';
import { notSavedMessage } from '#forms/messages.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Button, LinkButton } from '#ui/form/Button.tsx';
import { Dialog, DialogAnswers } from '#ui/layout/Dialog.tsx';
import {
  ADD_THEM,
  BESIDE_QUOTED,
  BESIDE_QUOTED_MEANS,
  BUY_AGAIN,
  DO_NOT_ADD,
  GO_TO_CART,
  goneWords,
  NOTHING_TO_BUY,
  otherPriceWords,
  outOfStockWords,
  preorderedWords,
  productsInCart,
  SHOP_NOT_ON_PHONE,
} from './messages.ts';
import { type AgainNote, orderAgain } from './order-again.ts';

type State =
  | { at: 'idle' | 'asking' }
  | { at: 'problem'; words: string }
  /** With notes, the shopper reads about the changes before opening the cart. */
  | { at: 'done'; added: number; notes: readonly AgainNote[] };

/** Puts an order's products into the cart again; goes straight to the cart if nothing about them has changed. */
export function BuyAgain({ lines }: { lines: readonly OrderLine[] }) {
  const navigate = useNavigate();
  const [state, setState] = useState<State>({ at: 'idle' });
  const dialog = useRef<HTMLDialogElement>(null);
  const isBusy = useRef(false);

  async function buy(mayMix: boolean): Promise<State> {
    const database = deviceDatabase();
    const { generation } = await readMirrorState(database);
    if (generation === 0) return { at: 'problem', words: SHOP_NOT_ON_PHONE };
    const today = await readProducts(
      database,
      lines.map(({ productId }) => productId),
    );
    const { wanted, notes } = orderAgain(lines, today);
    const isAdded =
      wanted.length === 0 || (await addOrderToCart(database, wanted, mayMix, Date.now()));
    if (!isAdded) return { at: 'asking' };
    return { at: 'done', added: wanted.length, notes };
  }

  async function press(mayMix: boolean) {
    if (isBusy.current) return;
    isBusy.current = true;
    const next = await buy(mayMix).catch((error: unknown): State => {
      return { at: 'problem', words: notSavedMessage(saveFailureReason(error), false) };
    });
    if (next.at === 'done' && next.notes.length === 0) await navigate({ to: '/cart' });
    else setState(next);
    isBusy.current = false;
  }

  return (
    <div className="buy-again">
      <Button onClick={() => void press(false)}>{BUY_AGAIN}</Button>
      {state.at === 'problem' && (
        <Notice tone="careful" isUrgent>
          {state.words}
        </Notice>
      )}
      {state.at === 'done' && <Added {...state} />}
      {state.at === 'asking' && (
        <Dialog title={BESIDE_QUOTED} dialog={dialog} onClose={() => setState({ at: 'idle' })}>
          <p>{BESIDE_QUOTED_MEANS}</p>
          <DialogAnswers>
            <Button onClick={() => void press(true)}>{ADD_THEM}</Button>
            <Button variant="secondary" onClick={() => dialog.current?.close()}>
              {DO_NOT_ADD}
            </Button>
          </DialogAnswers>
        </Dialog>
      )}
    </div>
  );
}

function Added({ added, notes }: { added: number; notes: readonly AgainNote[] }) {
  return (
    <>
      <Notice tone="careful" isUrgent>
        <strong>{added > 0 ? productsInCart(added) : NOTHING_TO_BUY}</strong>
        <ul className="buy-again__notes">
          {notes.map((note) => (
            <li key={`${note.kind} ${note.name}`}>{noteWords(note)}</li>
          ))}
        </ul>
      </Notice>
      {added > 0 && <LinkButton to="/cart">{GO_TO_CART}</LinkButton>}
    </>
  );
}

function noteWords(note: AgainNote): string {
  switch (note.kind) {
    case 'gone':
      return goneWords(note.name);
    case 'out-of-stock':
      return outOfStockWords(note.name);
    case 'preorder':
      return preorderedWords(note.name, preorderWords(note.weeks));
    case 'price':
      return otherPriceWords(note.name, formatPaise(note.nowPaise), formatPaise(note.beforePaise));
  }
}
