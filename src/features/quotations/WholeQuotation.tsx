import { Link } from '@tanstack/react-router';
import { type Quotation, quotationTotal } from '#core/model/quotation.ts';
import { DateTime } from '#ui/DateTime.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Price } from '#ui/Price.tsx';
import { QuotationActions } from './QuotationActions.tsx';
import './WholeQuotation.css';

type WholeQuotationProps = {
  uid: string;
  quotation: Quotation;
  /** A brand's name by its id. */
  brandName: (brand: string) => string;
};

/** What the merchant offers: each line at its price, what it comes to, and what one may do about it. */
export function WholeQuotation({ uid, quotation, brandName }: WholeQuotationProps) {
  const { id, createdAt, lines } = quotation;
  return (
    <div className="whole-quotation">
      <div className="whole-quotation__head">
        <h2 id="quotation-name">
          Quotation <span className="quotation-id">{id}</span>
        </h2>
        <p>
          <DateTime at={createdAt} />
        </p>
      </div>
      <ul className="whole-quotation__lines" aria-label="Items">
        {lines.map(({ product, quantity }) => (
          <li className="quotation-line" key={product.id}>
            <Picture
              productId={product.id}
              image={product.photoURL[0]}
              alt=""
              sizes="4.5rem"
              isEager
            />
            <div className="quotation-line__words">
              <Link className="quotation-line__name" to="/product/$id" params={{ id: product.id }}>
                {product.name}
              </Link>
              <span className="quotation-line__soft">{brandName(product.brand)}</span>
              <span className="quotation-line__sum">
                <span className="quotation-line__soft">
                  <Price paise={product.pricePaise} /> × {quantity}
                </span>
                <Price paise={product.pricePaise * quantity} />
              </span>
            </div>
          </li>
        ))}
      </ul>
      <section className="whole-quotation__end" aria-label="Total">
        <dl className="whole-quotation__total">
          <dt>Total</dt>
          <dd>
            <Price paise={quotationTotal(quotation)} />
          </dd>
        </dl>
        <QuotationActions uid={uid} quotation={quotation} nameId="quotation-name" />
        <Link className="whole-quotation__back" to="/quotations">
          My Quotations
        </Link>
      </section>
    </div>
  );
}
