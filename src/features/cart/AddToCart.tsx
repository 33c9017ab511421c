import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import type { Product } from '#core/model/catalogue/product.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Button, LinkButton } from '#ui/form/Button.tsx';
import { NeedsScript } from '#ui/form/NeedsScript.tsx';
import { Price } from '#ui/text/Price.tsx';
import { addOne, useCartChanges } from './cart-changes.ts';
import { ADD_TO_CART, CART_NEEDS_SCRIPT, GO_TO_CART } from './messages.ts';
import { useIsInCart } from './use-cart.ts';
import './AddToCart.css';

/** The way into the cart; at the thumb on a phone. */
export function AddToCart({ product }: { product: Product }) {
  const isInCart = useIsInCart(product.id);
  const navigate = useNavigate();
  const { problem, change } = useCartChanges();
  const isBusy = useRef(false);

  async function add() {
    if (isBusy.current) return;
    isBusy.current = true;
    if (await change(() => addOne(product))) await navigate({ to: '/cart' });
    isBusy.current = false;
  }

  return (
    <div className="add-to-cart">
      {problem && (
        <Notice tone="careful" isUrgent>
          {problem}
        </Notice>
      )}
      <NeedsScript>{CART_NEEDS_SCRIPT}</NeedsScript>
      <div className="add-to-cart__bar bottom-bar">
        <span className="add-to-cart__price" aria-hidden="true">
          <Price paise={product.pricePaise} />
        </span>
        {isInCart ? (
          <LinkButton to="/cart">{GO_TO_CART}</LinkButton>
        ) : (
          <Button onClick={() => void add()}>{ADD_TO_CART}</Button>
        )}
      </div>
    </div>
  );
}
