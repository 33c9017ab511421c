import type { BlockedOrder } from '#domain/order/requote-write.ts';
import { paiseFromRupees } from '#domain/shared/money.ts';
import { asEnglish } from '#domain/shared/spoken-text.ts';
import { ChargeRows } from '#ui/charges/ChargeRows.tsx';
import { Price } from '#ui/text/Price.tsx';
import { NEW_TOTAL, NO_LONGER_THERE, PRICE_BEFORE, PRICE_NOW } from './messages.ts';
import { type RequotedLine, requotedLines } from './requoted-lines.ts';
import './RequoteQuestion.css';

/** What changed in an order while it waited, line by line, and its total now. */
export function RequoteQuestion({ order }: { order: BlockedOrder }) {
  const lines = requotedLines(order);
  return (
    <div className="requote-question">
      <ul className="requote-question__lines">
        {lines.map((line) => (
          <li key={`${line.productId} ${line.isQuoted}`}>
            <span lang={asEnglish(line.name).lang}>{`${line.name} × ${line.quantity}`}</span>
            <LinePrice line={line} />
          </li>
        ))}
      </ul>
      {order.today && (
        <dl>
          <ChargeRows goodsPaise={paiseFromRupees(order.today.subTotal)} charges={order.today} />
          <div className="requote-question__total">
            <dt>{NEW_TOTAL}</dt>
            <dd>
              <Price paise={paiseFromRupees(order.today.total)} />
            </dd>
          </div>
        </dl>
      )}
    </div>
  );
}

function LinePrice({ line: { oldPaise, newPaise } }: { line: RequotedLine }) {
  if (newPaise === null) return <strong>{NO_LONGER_THERE}</strong>;
  if (newPaise === oldPaise) return <Price paise={newPaise} />;
  return (
    <span className="requote-question__change">
      <span className="visually-hidden">{PRICE_BEFORE} </span>
      <s>
        <Price paise={oldPaise} />
      </s>{' '}
      <span className="visually-hidden">{PRICE_NOW} </span>
      <Price paise={newPaise} />
    </span>
  );
}
