import { useState } from 'react';
import type { Product } from '#domain/product/product.ts';
import { spokenText } from '#domain/shared/spoken-text.ts';
import { notSavedMessage } from '#forms/messages.ts';
import type { Elements } from '#ui/elements.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { LoadingWords } from '#ui/feedback/Skeleton.tsx';
import { Button, LinkButton } from '#ui/form/Button.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Heart } from './Heart.tsx';
import {
  goneWords,
  HOW_TO_WISH,
  LOG_IN_TO_KEEP,
  NOTHING_WISHED,
  ON_THIS_PHONE,
  READING_WISH_LIST,
  SEE_PRODUCTS,
  TAKE_THEM_OFF,
  takenOff,
  takeOff,
  UNDO,
  WISH_LIST_FULL,
  wishedCount,
} from './messages.ts';
import { useWishes, wish } from './use-wishes.ts';
import './WishList.css';

type WishListProps = {
  /** Renders the products, each with `beside(product)` next to it. */
  grid(products: readonly Product[], beside: (product: Product) => Elements): Elements;
};

/** The wish list, each product with its heart to take it off. */
export function WishList({ grid }: WishListProps) {
  const wishes = useWishes();
  const [last, setLast] = useState<Product | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  if (!wishes) return <LoadingWords>{READING_WISH_LIST}</LoadingWords>;
  const { products, gone, isVisitor } = wishes;

  async function change(ids: readonly string[], isWished: boolean): Promise<boolean> {
    for (const id of ids) {
      const result = await wish(id, isWished);
      const isFull = result.outcome === 'full';
      if (result.outcome === 'not-saved') setProblem(notSavedMessage(result.reason, false));
      else setProblem(isFull ? WISH_LIST_FULL : null);
      if (result.outcome !== 'saved') return false;
    }
    return true;
  }
  async function drop(product: Product) {
    if (await change([product.id], false)) setLast(product);
  }
  async function putBack(product: Product) {
    if (await change([product.id], true)) setLast(null);
  }

  const said = last
    ? takenOff(spokenText(last, 'name').text)
    : products.length > 0 && wishedCount(products.length);
  return (
    <div className="wish-list">
      {problem && (
        <Notice tone="careful" isUrgent>
          {problem}
        </Notice>
      )}
      <p className="wish-list__said" role="status">
        {said && <span>{said}</span>}
        {last && (
          <Button variant="link" onClick={() => void putBack(last)}>
            {UNDO}
          </Button>
        )}
      </p>
      {products.length === 0 && gone.length === 0 && (
        <EmptyState title={NOTHING_WISHED}>
          <p>{HOW_TO_WISH}</p>
          <LinkButton to="/products">{SEE_PRODUCTS}</LinkButton>
        </EmptyState>
      )}
      {products.length > 0 &&
        grid(products, (product) => (
          <button
            className="wish-list__heart"
            type="button"
            aria-label={takeOff(spokenText(product, 'name').text)}
            onClick={() => void drop(product)}
          >
            <Heart />
          </button>
        ))}
      {gone.length > 0 && (
        <Notice>
          <span>{goneWords(gone.length)}</span>{' '}
          <Button variant="link" onClick={() => void change(gone, false)}>
            {TAKE_THEM_OFF}
          </Button>
        </Notice>
      )}
      {isVisitor && products.length > 0 && (
        <p className="wish-list__account">
          {ON_THIS_PHONE}{' '}
          <LinkButton to="/login" search={{ returnUrl: '/wishlist' }} variant="link">
            {LOG_IN_TO_KEEP}
          </LinkButton>
        </p>
      )}
    </div>
  );
}
