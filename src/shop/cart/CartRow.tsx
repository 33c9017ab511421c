import { Link } from '@tanstack/react-router';
import { type CartLine, lineParts, lineTotal } from '#domain/cart/cart.ts';
import { outOfStockNote } from '#domain/order/preorder.ts';
import { asEnglish, spokenText } from '#domain/shared/spoken-text.ts';
import { Button } from '#ui/form/Button.tsx';
import { Picture } from '#ui/media/Picture.tsx';
import { Price } from '#ui/text/Price.tsx';
import { QUOTED_PRICE, REMOVE } from './messages.ts';
import { QuantityStepper } from './QuantityStepper.tsx';
import './CartRow.css';

type CartRowProps = {
  line: CartLine;
  brand: string;
  onLess(): void;
  onMore(): void;
  onRemove(): void;
};

export function CartRow({ line, brand, onLess, onMore, onRemove }: CartRowProps) {
  const { product, quantity } = line;
  const stock = outOfStockNote(product, quantity);
  const nameId = `cart-${line.productId}`;
  const { text, lang } = spokenText(product, 'name');
  return (
    <li className="cart-row">
      <div className="cart-row__picture">
        <Picture
          productId={product.id}
          image={product.photoURL[0]}
          alt=""
          sizes="6rem"
          priority="high"
        />
      </div>
      <div className="cart-row__words">
        <Link
          className="cart-row__name"
          id={nameId}
          to="/product/$id"
          params={{ id: product.id }}
          lang={lang}
        >
          {text}
        </Link>
        {brand && (
          <Link
            className="cart-row__brand"
            to="/brand/$brandId"
            params={{ brandId: product.brand }}
            lang={asEnglish(brand).lang}
          >
            {brand}
          </Link>
        )}
        {stock && <span className="cart-row__stock">{stock}</span>}
        <span className="cart-row__sum">
          <span className="cart-row__times">
            {lineParts(line).map((part) => (
              <span className="cart-row__part" key={String(part.isQuoted)}>
                <Price paise={part.pricePaise} />
                <span>{` × ${part.quantity}${part.isQuoted ? ` · ${QUOTED_PRICE}` : ''}`}</span>
              </span>
            ))}
          </span>
          <Price paise={lineTotal(line)} />
        </span>
      </div>
      <div className="cart-row__actions">
        <QuantityStepper quantity={quantity} label={text} onLess={onLess} onMore={onMore} />
        <Button variant="link" aria-describedby={nameId} onClick={onRemove}>
          {REMOVE}
        </Button>
      </div>
    </li>
  );
}
