import { Link } from '@tanstack/react-router';
import { type Quotation, quotationTotal } from '#core/model/order/quotation.ts';
import { Picture } from '#ui/media/Picture.tsx';
import { DateTime } from '#ui/text/DateTime.tsx';
import { Price } from '#ui/text/Price.tsx';
import { Sentence } from '#ui/text/Sentence.tsx';
import { moreProducts, QUOTATION_LIST, QUOTATION_NAMED } from './messages.ts';
import { QuotationActions } from './QuotationActions.tsx';
import { QuotationsFrame } from './QuotationsFrame.tsx';
import type { KnownQuotations } from './use-quotations.ts';
import './QuotationList.css';

/** The account's quotations, newest first; `loaded` is what the loader found on this phone. */
export function QuotationList({ loaded }: { loaded: KnownQuotations | null }) {
  return (
    <QuotationsFrame loaded={loaded} returnUrl="/quotations">
      {({ uid, quotations }) => (
        <ul className="quotation-list" aria-label={QUOTATION_LIST}>
          {quotations.map((quotation) => (
            <QuotationCard key={quotation.id} uid={uid} quotation={quotation} />
          ))}
        </ul>
      )}
    </QuotationsFrame>
  );
}

/** So many pictures stand beside each other on the narrowest phone. */
const SHOWN_PICTURES = 3;

/** One quotation of the list. */
function QuotationCard({ uid, quotation }: { uid: string; quotation: Quotation }) {
  const { id, createdAt, lines } = quotation;
  const nameId = `quotation-${id}`;
  const more = lines.length - SHOWN_PICTURES;
  return (
    <li className="quotation-card">
      <h2 className="quotation-card__name" id={nameId}>
        <Link to="/quotation-details" search={{ id }}>
          <Sentence
            text={QUOTATION_NAMED}
            parts={{ id: <span className="quotation-id">{id}</span> }}
          />
        </Link>
      </h2>
      <div className="quotation-card__pictures">
        {lines.slice(0, SHOWN_PICTURES).map(({ product }) => (
          <span className="quotation-card__picture" key={product.id}>
            <Picture
              productId={product.id}
              image={product.photoURL[0]}
              alt={product.name}
              sizes="4.5rem"
              isEager
            />
          </span>
        ))}
        {more > 0 && <span className="quotation-card__more">{moreProducts(more)}</span>}
      </div>
      <p className="quotation-card__sum">
        <DateTime at={createdAt} />
        <Price paise={quotationTotal(quotation)} />
      </p>
      <QuotationActions uid={uid} quotation={quotation} nameId={nameId} />
    </li>
  );
}
