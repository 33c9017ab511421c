import { Link } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { cartCount } from '#domain/cart/cart.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { spokenText } from '#domain/shared/spoken-text.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Button } from '#ui/form/Button.tsx';
import { Icon } from '#ui/media/Icon.tsx';
import { UNDO } from '#ui/messages.ts';
import { Price } from '#ui/text/Price.tsx';
import { addOne, type CartNews, dropNews, takePressed, undoRemoval } from './cart-presses.ts';
import { MixQuestion } from './MixQuestion.tsx';
import {
  BEYOND_QUESTION,
  beyondWords,
  CART,
  itemsWords,
  MIX_QUESTION,
  mixWords,
  removedOf,
  VIEW_CART,
} from './messages.ts';
import { useCart } from './use-cart.ts';
import './CartBar.css';

type CartBarProps = {
  /** Whether to show the link to the cart. */
  showsWay: boolean;
  news: CartNews | null;
};

/** At the bottom of the screen: the result of the last press and, on a phone, the link to the cart with its total. */
export function CartBar({ showsWay, news }: CartBarProps) {
  const cart = useCart();
  const way = showsWay && cart && cart.lines.length > 0 ? cart : null;
  const isThere = way !== null;
  // Keep the pressed element out from under the bar.
  useLayoutEffect(() => {
    if (isThere || news) takePressed()?.scrollIntoView({ block: 'nearest' });
  }, [isThere, news]);
  if (!way && !news) return null;
  return (
    <section className="cart-bar" aria-label={CART}>
      {news && <News news={news} />}
      {way && (
        <Link className="cart-bar__way" to="/cart">
          <span>
            <span>{`${itemsWords(cartCount(way.lines))} · `}</span>
            <Price paise={way.totalPaise} />
          </span>{' '}
          <span className="cart-bar__view">
            {VIEW_CART}
            <Icon name="next" />
          </span>
        </Link>
      )}
    </section>
  );
}

function News({ news }: { news: CartNews }) {
  if (news.kind === 'asks') return <Question {...news} />;
  if (news.kind === 'not-saved') {
    return (
      <div className="cart-bar__news">
        <Notice tone="careful" isUrgent>
          {news.words}
        </Notice>
      </div>
    );
  }
  const { line } = news;
  return (
    <div className="cart-bar__news">
      <Notice>{removedOf(spokenText(line.product, 'name').text)}</Notice>
      <Button variant="link" onClick={() => void undoRemoval(line)}>
        {UNDO}
      </Button>
    </div>
  );
}

/** Asks before an item at today's price joins items at quoted prices. */
function Question({ product, line }: Extract<CartNews, { kind: 'asks' }>) {
  const price = formatPaise(product.pricePaise);
  const { text: name } = spokenText(product, 'name');
  return (
    <MixQuestion
      title={line ? BEYOND_QUESTION : MIX_QUESTION}
      words={line ? beyondWords(name, line.quantity, price) : mixWords(name, price)}
      onAdd={() => void addOne(product, null, true)}
      onLeave={dropNews}
    />
  );
}
