import { useEffect, useRef } from 'react';
import type { Product } from '#core/model/catalogue/product.ts';
import { isOrderable } from '#core/model/order/preorder.ts';
import { Button } from '#ui/form/Button.tsx';
import { addBeside, takeBeside, useQuantity } from './cart-presses.ts';
import { ADD, addOf } from './messages.ts';
import { QuantityStepper } from './QuantityStepper.tsx';
import './CardAdd.css';

/** Add beside a product, which becomes minus, how many, plus; one stays where one is. */
export function CardAdd({ product }: { product: Product }) {
  const { id, name } = product;
  const quantity = useQuantity(id);
  const isIn = quantity > 0;
  const place = useRef<HTMLDivElement>(null);
  const isBusy = useRef(false);
  const had = useRef({ isIn, focus: false });

  // What is pressed by keys gives way to what stands there then.
  useEffect(() => {
    if (had.current.isIn === isIn) return;
    if (had.current.focus)
      place.current?.querySelector<HTMLElement>('button:last-of-type')?.focus();
    had.current = { isIn, focus: false };
  }, [isIn]);

  function noteFocus() {
    had.current.focus = place.current?.contains(document.activeElement) ?? false;
  }
  async function add() {
    if (isBusy.current) return;
    isBusy.current = true;
    noteFocus();
    await addBeside(product, place.current).finally(() => {
      isBusy.current = false;
    });
  }
  function less() {
    noteFocus();
    void takeBeside(id, place.current);
  }

  if (!isIn && !isOrderable(product)) return null;
  return (
    <div className="card-add" ref={place}>
      {isIn ? (
        <QuantityStepper
          quantity={quantity}
          label={name}
          onLess={less}
          onMore={() => void addBeside(product, place.current)}
        />
      ) : (
        <Button variant="secondary" aria-label={addOf(name)} onClick={() => void add()}>
          {ADD}
        </Button>
      )}
    </div>
  );
}
