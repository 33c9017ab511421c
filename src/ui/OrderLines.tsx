import type { OrderLine } from '#core/model/order.ts';
import { DrawnLeaf } from './DrawnLeaf.tsx';
import { Price } from './Price.tsx';
import { useFailedPicture } from './use-failed-picture.ts';
import './OrderLines.css';
import './Picture.css';

/** A line, and what there is to say about it besides. */
export type LineWithNote = OrderLine & { note?: string | undefined };

/** What is ordered: each line with its price, quantity and sum. */
export function OrderLines({ lines }: { lines: readonly LineWithNote[] }) {
  return (
    <ul className="order-lines" aria-label="Items">
      {lines.map((line) => (
        <li className="order-lines__line" key={line.productId}>
          <LinePicture photoUrl={line.photoUrl} />
          <div className="order-lines__words">
            <span className="order-lines__name">{line.name}</span>
            {line.brand && <span className="order-lines__soft">{line.brand}</span>}
            {line.note && <span className="order-lines__note">{line.note}</span>}
            <span className="order-lines__sum">
              <span className="order-lines__soft">
                <Price paise={line.pricePaise} /> × {line.quantity}
              </span>
              <Price paise={line.pricePaise * line.quantity} />
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}

function LinePicture({ photoUrl }: { photoUrl: string }) {
  const [hasFailed, onError] = useFailedPicture(photoUrl);
  if (photoUrl === '' || hasFailed) return <DrawnLeaf alt="" />;
  return (
    <img
      className="picture"
      crossOrigin="anonymous"
      src={photoUrl}
      width={200}
      height={200}
      alt=""
      decoding="async"
      onError={onError}
    />
  );
}
