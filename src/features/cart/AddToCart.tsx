import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { Product } from '#core/model/catalogue/product.ts';
import { formatPaise } from '#core/model/money.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Button, LinkButton } from '#ui/form/Button.tsx';
import { NeedsScript } from '#ui/form/NeedsScript.tsx';
import { Price } from '#ui/text/Price.tsx';
import { addOne, useCartChanges } from './cart-changes.ts';
import { MixQuestion } from './MixQuestion.tsx';
import { ADD_TO_CART, CART_NEEDS_SCRIPT, GO_TO_CART, MIX_QUESTION, mixWords } from './messages.ts';
import { useIsInCart } from './use-cart.ts';
import './AddToCart.css';

/** The way into the cart; at the thumb on a phone. */
export function AddToCart({ product }: { product: Product }) {
  const isInCart = useIsInCart(product.id);
  const navigate = useNavigate();
  const { problem, change } = useCartChanges();
  const [isAsking, setIsAsking] = useState(false);
  const isBusy = useRef(false);

  async function add(mayMix: boolean) {
    if (isBusy.current) return;
    isBusy.current = true;
    const outcome = await change(() => addOne(product, mayMix));
    setIsAsking(outcome === 'asks');
    if (outcome === 'saved') await navigate({ to: '/cart' });
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
          <Button onClick={() => void add(false)}>{ADD_TO_CART}</Button>
        )}
      </div>
      {isAsking && (
        <MixQuestion
          title={MIX_QUESTION}
          words={mixWords(product.name, formatPaise(product.pricePaise))}
          onAdd={() => void add(true)}
          onLeave={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}
