import { useState } from 'react';
import { Button } from '#ui/form/Button.tsx';
import { AfterHydration, lazyComponent } from '#ui/layout/AfterHydration.tsx';
import { WISH_LIST } from '#ui/messages.ts';
import { Heart, type WishView } from './Heart.tsx';
import './WishButton.css';

const NOT_KNOWN: WishView = { isWished: false, problem: null };

// Loads apart: it reads the phone's database. Presses before that are counted, so none is lost.
const WishKeeper = lazyComponent(() => import('./WishKeeper.tsx').then((it) => it.WishKeeper));

/** The heart of a product: puts it on the wish list or takes it off. */
export function WishButton({ productId }: { productId: string }) {
  const [{ isWished, problem }, setView] = useState(NOT_KNOWN);
  const [presses, setPresses] = useState(0);
  return (
    <>
      <Button
        className="wish-button"
        variant="secondary"
        aria-pressed={isWished}
        onClick={() => setPresses(presses + 1)}
      >
        <Heart />
        <span>{WISH_LIST}</span>
      </Button>
      {problem && (
        <span className="wish-button__problem" role="alert">
          {problem}
        </span>
      )}
      <AfterHydration>
        <WishKeeper productId={productId} presses={presses} onView={setView} />
      </AfterHydration>
    </>
  );
}
