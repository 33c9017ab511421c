import { useRef, useState } from 'react';
import { shop } from '#config/shop.ts';
import type { Product } from '#domain/product/product.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { spokenText } from '#domain/shared/spoken-text.ts';
import type { Elements } from '#ui/elements.ts';
import { Button } from '#ui/form/Button.tsx';
import { type ShareOutcome, share as shareThis } from '#ui/form/share.ts';
import { canonicalAddress } from '#ui/layout/page-head.ts';
import { Icon } from '#ui/media/Icon.tsx';
import { LINK_COPIED, LINK_TO_PRODUCT, SHARE, sharedWords } from '../messages.ts';
import './ShareProduct.css';

type ShareProductProps = {
  product: Product;
  brand: string;
  /** Other actions in the same row. */
  children: Elements;
};

/** Shares a product. The result appears beside the button, in space reserved for it. */
export function ShareProduct({ product, brand, children }: ShareProductProps) {
  const [outcome, setOutcome] = useState<ShareOutcome | null>(null);
  const isBusy = useRef(false);
  const url = canonicalAddress(`/product/${encodeURIComponent(product.id)}`);

  async function share() {
    if (isBusy.current) return;
    isBusy.current = true;
    setOutcome(null);
    const { text: name } = spokenText(product, 'name');
    const text = sharedWords({ name, brand, price: formatPaise(product.pricePaise) }, shop.name);
    setOutcome(await shareThis({ title: name, text, url }));
    isBusy.current = false;
  }

  return (
    <div className="share-product">
      {children}
      <Button variant="secondary" onClick={() => void share()}>
        <Icon name="share" />
        <span>{SHARE}</span>
      </Button>
      {outcome === 'to-copy' && (
        <input
          className="share-product__link"
          aria-label={LINK_TO_PRODUCT}
          readOnly
          value={url}
          ref={selectAll}
          onFocus={({ target }) => target.select()}
        />
      )}
      <span role="status">{outcome === 'copied' && LINK_COPIED}</span>
    </div>
  );
}

/** Focuses the field, which selects its text, ready to be copied by keys or the phone's menu. */
function selectAll(field: HTMLInputElement | null): void {
  field?.focus({ preventScroll: true });
}
