import { Link } from '@tanstack/react-router';
import type { OrderLine } from '#domain/order/order.ts';
import { quotationNumber } from '#domain/quotation/offered-quotation.ts';
import { type Quotation, type QuotationLine, quotationTotal } from '#domain/quotation/quotation.ts';
import { pictureAddress } from '#domain/shared/picture.ts';
import { LinkButton } from '#ui/form/Button.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { OrderLines } from '#ui/layout/OrderLines.tsx';
import { TOTAL } from '#ui/messages.ts';
import { DateTime } from '#ui/text/DateTime.tsx';
import { Price } from '#ui/text/Price.tsx';
import {
  MAYBE_OLDER,
  MY_QUOTATIONS,
  QUOTATION_GONE,
  quotationId,
  quotationNamed,
  WHY_QUOTATION_GONE,
} from './messages.ts';
import { QuotationActions } from './QuotationActions.tsx';
import { OlderQuotations } from './QuotationList.tsx';
import { QuotationsFrame } from './QuotationsFrame.tsx';
import type { KnownQuotations } from './use-quotations.ts';
import { piecesWords } from './validity.ts';
import './QuotationDetails.css';

type QuotationDetailsProps = {
  /** Undefined for the newest. */
  id: string | undefined;
  /** The loader's copy from this phone. */
  loaded: KnownQuotations | null;
  brandName: (brand: string) => string;
};

/** One quotation of the account with all its lines. */
export function QuotationDetails({ id, loaded, brandName }: QuotationDetailsProps) {
  const query = id === undefined ? '' : `?id=${encodeURIComponent(id)}`;
  return (
    <QuotationsFrame loaded={loaded} returnUrl={`/quotation-details${query}`}>
      {({ uid, quotations, hasMore }) => {
        const quotation = quotations.find((known) => id === undefined || known.id === id);
        if (quotation) {
          return <WholeQuotation uid={uid} quotation={quotation} brandName={brandName} />;
        }
        if (hasMore) {
          return (
            <EmptyState title={MAYBE_OLDER}>
              <OlderQuotations />
              <LinkButton to="/quotations">{MY_QUOTATIONS}</LinkButton>
            </EmptyState>
          );
        }
        return (
          <EmptyState title={QUOTATION_GONE}>
            <p>{WHY_QUOTATION_GONE}</p>
            <LinkButton to="/quotations">{MY_QUOTATIONS}</LinkButton>
          </EmptyState>
        );
      }}
    </QuotationsFrame>
  );
}

type WholeQuotationProps = {
  uid: string;
  quotation: Quotation;
  /** A brand's name by its id. */
  brandName: (brand: string) => string;
};

/** The quotation's lines and prices, its total, and the actions on it. */
function WholeQuotation({ uid, quotation, brandName }: WholeQuotationProps) {
  const { id, createdAt, lines } = quotation;
  return (
    <div className="whole-quotation">
      <div className="whole-quotation__head">
        <h2 id="quotation-name">{quotationNamed(quotationNumber(id))}</h2>
        <p>
          <DateTime at={createdAt} />
        </p>
        <p className="quotation-id">{quotationId(id)}</p>
      </div>
      <OrderLines
        lines={lines.map((line) => ({
          ...shownLine(line, brandName),
          notes: [piecesWords(quotation, line)],
        }))}
      />
      <section className="whole-quotation__end" aria-label={TOTAL}>
        <dl className="whole-quotation__total">
          <dt>{TOTAL}</dt>
          <dd>
            <Price paise={quotationTotal(quotation)} />
          </dd>
        </dl>
        <QuotationActions uid={uid} quotation={quotation} nameId="quotation-name" />
        <Link className="whole-quotation__back" to="/quotations">
          {MY_QUOTATIONS}
        </Link>
      </section>
    </div>
  );
}

function shownLine(
  { product, quantity }: QuotationLine,
  brandName: WholeQuotationProps['brandName'],
): OrderLine {
  const [cover] = product.photoURL;
  return {
    productId: product.id,
    quantity,
    pricePaise: product.pricePaise,
    photoUrl: cover === undefined ? '' : pictureAddress(product.id, cover, 200),
    name: product.name,
    brand: brandName(product.brand),
  };
}
