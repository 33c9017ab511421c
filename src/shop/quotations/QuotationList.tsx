import { Link } from '@tanstack/react-router';
import { useOlder } from '#browser/sync/use-older.ts';
import { quotationNumber } from '#domain/quotation/offered-quotation.ts';
import { type Quotation, quotationTotal } from '#domain/quotation/quotation.ts';
import { asEnglish } from '#domain/shared/spoken-text.ts';
import { ShowOlder } from '#ui/layout/ShowOlder.tsx';
import { Picture } from '#ui/media/Picture.tsx';
import { DateTime } from '#ui/text/DateTime.tsx';
import { Price } from '#ui/text/Price.tsx';
import { RelativeTime } from '#ui/text/RelativeTime.tsx';
import { Sentence } from '#ui/text/Sentence.tsx';
import {
  moreProducts,
  OLDER_AS_OF,
  OLDER_QUOTATION_LIST,
  QUOTATION_LIST,
  quotationNamed,
} from './messages.ts';
import { QuotationActions } from './QuotationActions.tsx';
import { QuotationsFrame } from './QuotationsFrame.tsx';
import type { KnownQuotations } from './use-quotations.ts';
import './QuotationList.css';

/** The account's quotations, newest first; `loaded`: the loader's copy from this phone. */
export function QuotationList({ loaded }: { loaded: KnownQuotations | null }) {
  return (
    <QuotationsFrame loaded={loaded} returnUrl="/quotations">
      {({ uid, quotations, since, olderAsOf, hasMore }) => {
        const older = quotations.filter(({ createdAt }) => createdAt < since);
        return (
          <>
            <QuotationCards
              label={QUOTATION_LIST}
              uid={uid}
              quotations={quotations.slice(0, quotations.length - older.length)}
            />
            {older.length > 0 && (
              <>
                {olderAsOf !== null && (
                  <p className="quotation-list__as-of">
                    <Sentence
                      text={OLDER_AS_OF}
                      parts={{ moment: <RelativeTime at={olderAsOf} /> }}
                    />
                  </p>
                )}
                <QuotationCards label={OLDER_QUOTATION_LIST} uid={uid} quotations={older} />
              </>
            )}
            {hasMore && <OlderQuotations />}
          </>
        );
      }}
    </QuotationsFrame>
  );
}

/** Loads quotations older than those on this phone. */
export function OlderQuotations() {
  return <ShowOlder {...useOlder('quotations')} />;
}

type QuotationCardsProps = { label: string; uid: string; quotations: readonly Quotation[] };

function QuotationCards({ label, uid, quotations }: QuotationCardsProps) {
  return (
    <ul className="quotation-list" aria-label={label}>
      {quotations.map((quotation) => (
        <QuotationCard key={quotation.id} uid={uid} quotation={quotation} />
      ))}
    </ul>
  );
}

/** How many pictures fit side by side on the narrowest phone. */
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
          {quotationNamed(quotationNumber(id))}
        </Link>
      </h2>
      <div className="quotation-card__pictures">
        {lines.slice(0, SHOWN_PICTURES).map(({ product }) => (
          <span
            className="quotation-card__picture"
            key={product.id}
            lang={asEnglish(product.name).lang}
          >
            <Picture
              productId={product.id}
              image={product.photoURL[0]}
              alt={product.name}
              sizes="4.5rem"
              priority="high"
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
