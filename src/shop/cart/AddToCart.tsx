import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { isOrderable } from '#domain/order/preorder.ts';
import type { Product } from '#domain/product/product.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { spokenText } from '#domain/shared/spoken-text.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Button, LinkButton } from '#ui/form/Button.tsx';
import { NeedsScript } from '#ui/form/NeedsScript.tsx';
import { Price } from '#ui/text/Price.tsx';
import { addOne, removeOne, useQuantity } from './cart-presses.ts';
import { MixQuestion } from './MixQuestion.tsx';
import { ADD_TO_CART, CART_NEEDS_SCRIPT, GO_TO_CART, MIX_QUESTION, mixWords } from './messages.ts';
import { QuantityStepper } from './QuantityStepper.tsx';
import { useCartChanges } from './use-cart-changes.ts';
import './AddToCart.css';

/**
 * "Add to Cart", then a stepper; fixed within thumb's reach on a phone. Nothing if it cannot be ordered. Source:
 * specification, product detail.
 */
export function AddToCart({ product }: { product: Product }) {
  const quantity = useQuantity(product.id);
  const navigate = useNavigate();
  const { problem, change } = useCartChanges();
  const [isAsking, setIsAsking] = useState(false);
  const isBusy = useRef(false);
  const { text: name } = spokenText(product, 'name');

  async function add(mayMix: boolean) {
    if (isBusy.current) return;
    isBusy.current = true;
    const outcome = await change(async () => {
      const { addOne } = await import('./cart-changes.ts');
      return addOne(product, mayMix);
    });
    setIsAsking(outcome === 'asks');
    if (outcome === 'saved') await navigate({ to: '/cart' });
    isBusy.current = false;
  }

  if (quantity === 0 && !isOrderable(product)) return null;
  return (
    <div className="add-to-cart">
      {problem && (
        <Notice tone="careful" isUrgent>
          {problem}
        </Notice>
      )}
      <NeedsScript>{CART_NEEDS_SCRIPT}</NeedsScript>
      <div className="add-to-cart__bar bottom-bar">
        {quantity > 0 ? (
          <>
            <QuantityStepper
              quantity={quantity}
              label={name}
              onLess={() => void removeOne(product.id, null)}
              onMore={() => void addOne(product, null)}
            />
            <LinkButton to="/cart">{GO_TO_CART}</LinkButton>
          </>
        ) : (
          <>
            <span className="add-to-cart__price" aria-hidden="true">
              <Price paise={product.pricePaise} />
            </span>
            <Button onClick={() => void add(false)}>{ADD_TO_CART}</Button>
          </>
        )}
      </div>
      {isAsking && (
        <MixQuestion
          title={MIX_QUESTION}
          words={mixWords(name, formatPaise(product.pricePaise))}
          onAdd={() => void add(true)}
          onLeave={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}
