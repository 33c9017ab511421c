import { useEffect, useRef } from 'react';
import { isOrderable } from '#domain/order/preorder.ts';
import type { Product } from '#domain/product/product.ts';
import { spokenText } from '#domain/shared/spoken-text.ts';
import { Button } from '#ui/form/Button.tsx';
import { addOne, removeOne, useQuantity } from './cart-presses.ts';
import { ADD, addOf } from './messages.ts';
import { QuantityStepper } from './QuantityStepper.tsx';
import './CardCartButton.css';

/** "Add" beside a product, which turns into a stepper without leaving the page. */
export function CardCartButton({ product }: { product: Product }) {
  const { id } = product;
  const { text: name } = spokenText(product, 'name');
  const quantity = useQuantity(id);
  const isIn = quantity > 0;
  const place = useRef<HTMLDivElement>(null);
  const isBusy = useRef(false);
  const had = useRef({ isIn, focus: false });

  // A keyboard press swaps the button it was made on; move the focus to the replacement.
  useEffect(() => {
    if (had.current.isIn === isIn) return;
    if (had.current.focus)
      place.current?.querySelector<HTMLElement>('button:last-of-type')?.focus();
    had.current = { isIn, focus: false };
  }, [isIn]);

  function recordFocus() {
    had.current.focus = place.current?.contains(document.activeElement) ?? false;
  }
  async function add() {
    if (isBusy.current) return;
    isBusy.current = true;
    recordFocus();
    await addOne(product, place.current).finally(() => {
      isBusy.current = false;
    });
  }
  function less() {
    recordFocus();
    void removeOne(id, place.current);
  }

  if (!isIn && !isOrderable(product)) return null;
  return (
    <div className="card-cart-button" ref={place}>
      {isIn ? (
        <QuantityStepper
          quantity={quantity}
          label={name}
          onLess={less}
          onMore={() => void addOne(product, place.current)}
        />
      ) : (
        <Button variant="secondary" aria-label={addOf(name)} onClick={() => void add()}>
          {ADD}
        </Button>
      )}
    </div>
  );
}
