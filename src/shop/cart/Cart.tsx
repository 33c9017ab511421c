import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { CartLine } from '#domain/cart/cart.ts';
import type { CartSums } from '#domain/order/cart-sums.ts';
import { formatPaise, paiseFromRupees } from '#domain/shared/money.ts';
import { spokenText } from '#domain/shared/spoken-text.ts';
import { MoreGoods } from '#ui/charges/MoreGoods.tsx';
import { DELIVERY, FREE } from '#ui/charges/messages.ts';
import type { Elements } from '#ui/elements.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Button, LinkButton } from '#ui/form/Button.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { BROWSE_PRODUCTS, TOTAL, UNDO } from '#ui/messages.ts';
import { Price } from '#ui/text/Price.tsx';
import { BASKET } from './basket.ts';
import { CartRow } from './CartRow.tsx';
import { CartSkeleton } from './CartSkeleton.tsx';
import { putBack, raiseLine, removeLine, takeOne } from './cart-changes.ts';
import { MixQuestion } from './MixQuestion.tsx';
import {
  BEYOND_QUESTION,
  BROWSE_MORE,
  beyondWords,
  CART_EMPTY,
  notPutBack,
  PLACE_ORDER,
  removedOf,
  SUMMARY,
} from './messages.ts';
import { type ShownCart, useCart } from './use-cart.ts';
import { useCartChanges } from './use-cart-changes.ts';
import { useCartSums } from './use-cart-sums.ts';
import './Cart.css';

const NOTHING: ShownCart = { lines: [], totalPaise: 0 };

type CartProps = {
  /** The cart as the loader read it. */
  loaded: ShownCart | undefined;
  /** Returns a brand's name for its id. */
  brandName: (brand: string) => string;
  /** Renders when the given lines will arrive. */
  delivery: (lines: readonly CartLine[]) => Elements;
  /** Renders what holds for all of them, below the summary. */
  assurances: (lines: readonly CartLine[]) => Elements;
};

export function Cart({ loaded, brandName, delivery, assurances }: CartProps) {
  const cart = useCart(loaded);
  const sums = useCartSums(cart ?? NOTHING);
  const { problem, change } = useCartChanges();
  const [removed, setRemoved] = useState<CartLine | null>(null);
  const [notBack, setNotBack] = useState<string | null>(null);
  const [askedAbout, setAskedAbout] = useState<CartLine | null>(null);

  async function remove(line: CartLine) {
    setNotBack(null);
    if ((await change(() => removeLine(line.productId))) === 'saved') setRemoved(line);
  }
  async function less(line: CartLine) {
    const outcome = await change(() => takeOne(line.productId));
    if (outcome === 'saved' && line.quantity === 1) setRemoved(line);
  }
  async function more(line: CartLine, mayMix = false) {
    const outcome = await change(() => raiseLine(line.productId, mayMix));
    setAskedAbout(outcome === 'asks' ? line : null);
  }
  async function undo(line: CartLine) {
    setRemoved(null);
    const outcome = await change(() => putBack(line));
    setNotBack(outcome === 'asks' ? notPutBack(spokenText(line.product, 'name').text) : null);
  }

  if (!cart || !sums) return <CartSkeleton />;
  const undoRemoval = removed && (
    <div className="cart__removed">
      <Notice>{removedOf(spokenText(removed.product, 'name').text)}</Notice>
      <Button variant="link" onClick={() => void undo(removed)}>
        {UNDO}
      </Button>
    </div>
  );
  return (
    <>
      {(problem ?? notBack) && (
        <Notice tone="careful" isUrgent>
          {problem ?? notBack}
        </Notice>
      )}
      {askedAbout && (
        <MixQuestion
          title={BEYOND_QUESTION}
          words={wordsBeyond(askedAbout)}
          onAdd={() => void more(askedAbout, true)}
          onLeave={() => setAskedAbout(null)}
        />
      )}
      {cart.lines.length === 0 ? (
        <>
          <EmptyState drawing={BASKET} title={CART_EMPTY}>
            <LinkButton to="/products">{BROWSE_PRODUCTS}</LinkButton>
          </EmptyState>
          {undoRemoval}
        </>
      ) : (
        <div className="cart">
          <div>
            {delivery(cart.lines)}
            <ul className="cart__lines">
              {cart.lines.map((line) => (
                <CartRow
                  key={line.productId}
                  line={line}
                  brand={brandName(line.product.brand)}
                  onLess={() => void less(line)}
                  onMore={() => void more(line)}
                  onRemove={() => void remove(line)}
                />
              ))}
            </ul>
            {undoRemoval}
            <MoreGoods sums={sums} />
            <LinkButton className="cart__more" to="/products" variant="secondary">
              {BROWSE_MORE}
            </LinkButton>
          </div>
          <CartSummary sums={sums} />
          {assurances(cart.lines)}
        </div>
      )}
    </>
  );
}

function wordsBeyond({ product, quantity, cataloguePaise }: CartLine): string {
  const price = cataloguePaise === undefined ? null : formatPaise(cataloguePaise);
  return beyondWords(spokenText(product, 'name').text, quantity, price);
}

/** The cart's total and the button that leads to the order; on a phone always in sight. */
function CartSummary({ sums: { charges, totalPaise } }: { sums: CartSums }) {
  const navigate = useNavigate();
  const { deliveryCharge } = charges;
  return (
    <section className="cart-summary bottom-bar" aria-label={SUMMARY}>
      <dl className="cart-summary__sums">
        <div
          className={`cart-summary__delivery${deliveryCharge ? ' cart-summary__delivery--charged' : ''}`}
        >
          <dt>{DELIVERY}</dt>
          <dd>{deliveryCharge ? <Price paise={paiseFromRupees(deliveryCharge)} /> : FREE}</dd>
        </div>
        <div className="cart-summary__total">
          <dt>{TOTAL}</dt>
          <dd>
            <Price paise={totalPaise} />
          </dd>
        </div>
      </dl>
      {/* The second tap of a double tap on Add to Cart may hit this. */}
      <Button onClick={({ detail }) => detail < 2 && navigate({ to: '/place-order' })}>
        {PLACE_ORDER}
      </Button>
    </section>
  );
}
