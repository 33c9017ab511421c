import { LoadingWords, Skeleton } from '#ui/feedback/Skeleton.tsx';
import { LOOKING_FOR_QUOTATIONS } from './messages.ts';
import './QuotationList.css';

/** The place of quotations that are being read, or fetched for the first time. */
export function QuotationsSkeleton() {
  return (
    <>
      <LoadingWords>{LOOKING_FOR_QUOTATIONS}</LoadingWords>
      <ul className="quotation-list" aria-hidden="true">
        {['first', 'second', 'third'].map((place) => (
          <li className="quotation-card" key={place}>
            <Skeleton shape="line" width="60%" />
            <div className="quotation-card__pictures">
              <span className="quotation-card__picture">
                <Skeleton shape="square" />
              </span>
              <span className="quotation-card__picture">
                <Skeleton shape="square" />
              </span>
            </div>
            <Skeleton shape="line" />
            <Skeleton shape="button" />
          </li>
        ))}
      </ul>
    </>
  );
}
