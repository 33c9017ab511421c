import type { DeskOrder } from '#domain/device/tables.ts';
import { preorderedLine } from '#domain/order/desk/preordered.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { LinePicture } from '#ui/media/LinePicture.tsx';
import { Price } from '#ui/text/Price.tsx';
import { ITEMS, TOTAL } from '../../messages.ts';
import { ChargeRows } from '../ChargeRows.tsx';
import { LINES_COME_TO } from '../messages.ts';
import { PreorderNote } from '../PreorderNote.tsx';
import { eachWords, IN_FIRST } from './messages.ts';

/** The lines of an order with the price of a piece, and their total. */
export function OrderGoods({ order }: { order: DeskOrder }) {
  const { lines, subTotalPaise, totalPaise, deliveryCharge, coupon } = order;
  return (
    <section className="desk-card desk-order-goods" aria-labelledby="items">
      <h2 id="items">{ITEMS}</h2>
      <ul className="desk-lines">
        {lines.map((line) => (
          <li key={`${line.productId} ${line.pricePaise} ${line.quoted === true}`}>
            <span className="desk-lines__picture desk-screen-only">
              <LinePicture photoUrl={line.photoUrl} />
            </span>
            <span className="desk-lines__name">
              <strong>{`${line.quantity} ×`}</strong> <span>{line.name}</span>
              <span className="desk-each">{eachWords(line.pricePaise)}</span>
              <PreorderNote preordered={preorderedLine(line, order)} />
              {order.firstParcel && line.preorderWeeks === undefined && (
                <span className="desk-each">{IN_FIRST}</span>
              )}
            </span>
            <Price paise={line.pricePaise * line.quantity} />
          </li>
        ))}
      </ul>
      {Boolean(deliveryCharge || coupon) && (
        <p className="desk-total">
          <span>{LINES_COME_TO}</span> <span>{formatPaise(subTotalPaise)}</span>
        </p>
      )}
      <ChargeRows charges={order} />
      <p className="desk-total">
        <span>{TOTAL}</span> <strong>{formatPaise(totalPaise)}</strong>
      </p>
    </section>
  );
}
