import { Link } from '@tanstack/react-router';
import { MAX_LINE_QUANTITY } from '#core/model/limits.ts';
import { type CartLine, lineParts, lineTotal } from '#core/model/order/cart.ts';
import { outOfStockNote } from '#core/model/order/preorder.ts';
import { Button } from '#ui/form/Button.tsx';
import { Icon } from '#ui/media/Icon.tsx';
import { Picture } from '#ui/media/Picture.tsx';
import { Price } from '#ui/text/Price.tsx';
import { minusOne, plusOne, QUOTED_PRICE, quantityOf, REMOVE } from './messages.ts';
import './CartRow.css';

type CartRowProps = {
  line: CartLine;
  brand: string;
  onLess(): void;
  onMore(): void;
  onRemove(): void;
};

/** One line of the cart. */
export function CartRow({ line, brand, onLess, onMore, onRemove }: CartRowProps) {
  const { product, quantity } = line;
  const stock = outOfStockNote(product, quantity);
  const nameId = `cart-${line.productId}`;
  return (
    <li className="cart-row">
      <div className="cart-row__picture">
        <Picture productId={product.id} image={product.photoURL[0]} alt="" sizes="6rem" isEager />
      </div>
      <div className="cart-row__words">
        <Link className="cart-row__name" id={nameId} to="/product/$id" params={{ id: product.id }}>
          {product.name}
        </Link>
        {brand && (
          <Link
            className="cart-row__brand"
            to="/brand/$brandId"
            params={{ brandId: product.brand }}
          >
            {brand}
          </Link>
        )}
        {stock && <span className="cart-row__stock">{stock}</span>}
        <span className="cart-row__sum">
          <span className="cart-row__times">
            {lineParts(line).map((part) => (
              <span className="cart-row__part" key={String(part.isQuoted)}>
                <Price paise={part.pricePaise} /> × {part.quantity}
                {part.isQuoted && ` · ${QUOTED_PRICE}`}
              </span>
            ))}
          </span>
          <Price paise={lineTotal(line)} />
        </span>
      </div>
      <div className="cart-row__actions">
        <QuantityStepper
          quantity={quantity}
          max={MAX_LINE_QUANTITY}
          label={product.name}
          onLess={onLess}
          onMore={onMore}
        />
        <Button variant="link" aria-describedby={nameId} onClick={onRemove}>
          {REMOVE}
        </Button>
      </div>
    </li>
  );
}

type QuantityStepperProps = {
  quantity: number;
  max: number;
  /** What is counted, for those who cannot see what stands beside it. */
  label: string;
  onLess(): void;
  onMore(): void;
};

/** Minus, how many, plus. */
function QuantityStepper({ quantity, max, label, onLess, onMore }: QuantityStepperProps) {
  return (
    <fieldset className="stepper">
      <legend className="visually-hidden">{quantityOf(label)}</legend>
      <button type="button" aria-label={minusOne(label)} onClick={onLess}>
        <Icon name="minus" />
      </button>
      <output aria-live="polite">{quantity}</output>
      <button
        type="button"
        aria-label={plusOne(label)}
        aria-disabled={quantity >= max}
        onClick={onMore}
      >
        <Icon name="plus" />
      </button>
    </fieldset>
  );
}
