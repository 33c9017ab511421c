import { paiseFromRupees } from '#core/model/money.ts';
import type { HeldOrder } from '#core/sync/accept-review.ts';
import { Price } from '#ui/Price.tsx';
import { type ReviewedLine, reviewedLines } from './reviewed-lines.ts';
import './ReviewQuestion.css';

/** What changed about an order while it waited, line by line, and what it would cost now. */
export function ReviewQuestion({ held }: { held: HeldOrder }) {
  const lines = reviewedLines(held);
  return (
    <div className="review-question">
      <ul className="review-question__lines">
        {lines.map((line) => (
          <li key={line.productId}>
            <span>
              {line.name} × {line.quantity}
            </span>
            <LinePrice line={line} />
          </li>
        ))}
      </ul>
      {held.today && (
        <dl className="review-question__total">
          <dt>New total</dt>
          <dd>
            <Price paise={paiseFromRupees(held.today.total)} />
          </dd>
        </dl>
      )}
    </div>
  );
}

function LinePrice({ line: { oldPaise, newPaise } }: { line: ReviewedLine }) {
  if (newPaise === null) return <strong>No longer there</strong>;
  if (newPaise === oldPaise) return <Price paise={newPaise} />;
  return (
    <span className="review-question__change">
      <span className="unseen">before </span>
      <s>
        <Price paise={oldPaise} />
      </s>{' '}
      <span className="unseen">now </span>
      <Price paise={newPaise} />
    </span>
  );
}
