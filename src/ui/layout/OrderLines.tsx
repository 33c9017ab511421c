import { Link } from '@tanstack/react-router';
import type { OrderLine } from '#domain/order/order.ts';
import { asEnglish, type SpokenText } from '#domain/shared/spoken-text.ts';
import type { Elements } from '../elements.ts';
import { LinePicture } from '../media/LinePicture.tsx';
import { ORDERED_ITEMS } from '../messages.ts';
import { Price } from '../text/Price.tsx';
import './OrderLines.css';

/** A line with further notes about it. `shown`: its name in the spoken language, if that is known. */
export type LineWithNotes = OrderLine & {
  notes?: readonly (string | null | undefined | false)[];
  shown?: SpokenText;
};

type OrderLinesProps = {
  lines: readonly LineWithNotes[];
  /** Whether each name links to its product; leave off in flows such as the checkout. */
  isLinked?: boolean;
  /** Actions on a line. */
  action?: ((line: OrderLine) => Elements) | undefined;
};

/** Order lines, each with its price, quantity and sum. */
export function OrderLines({ lines, isLinked, action }: OrderLinesProps) {
  return (
    <ul className="order-lines" aria-label={ORDERED_ITEMS}>
      {lines.map((line) => (
        <li className="order-lines__line" key={keyOf(line)}>
          <LinePicture photoUrl={line.photoUrl} />
          <div className="order-lines__words">
            <Name line={line} isLinked={isLinked} />
            {line.brand && (
              <span className="order-lines__soft" lang={asEnglish(line.brand).lang}>
                {line.brand}
              </span>
            )}
            {line.notes?.map(
              (note) =>
                note && (
                  <span className="order-lines__note" key={note}>
                    {note}
                  </span>
                ),
            )}
            <span className="order-lines__sum">
              <span className="order-lines__soft">
                <Price paise={line.pricePaise} />
                <span>{` × ${line.quantity}`}</span>
              </span>
              <Price paise={line.pricePaise * line.quantity} />
            </span>
            {action?.(line)}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Name({ line, isLinked }: { line: LineWithNotes; isLinked: boolean | undefined }) {
  const { text, lang } = line.shown ?? asEnglish(line.name);
  return (
    <span className="order-lines__name" lang={lang}>
      {isLinked ? (
        <Link to="/product/$id" params={{ id: line.productId }}>
          {text}
        </Link>
      ) : (
        text
      )}
    </span>
  );
}

/** Unique even if an order has one product at several prices. */
function keyOf({ productId, pricePaise, quoted }: OrderLine): string {
  return `${productId} ${pricePaise} ${quoted === true}`;
}
