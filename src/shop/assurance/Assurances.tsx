import { Link } from '@tanstack/react-router';
import type { Product } from '#domain/product/product.ts';
import { canonicalAddress } from '#ui/layout/page-head.ts';
import { Icon } from '#ui/media/Icon.tsx';
import { useContact } from '#ui/use-shop.ts';
import {
  ASK_ON_WHATSAPP,
  cashOnDelivery,
  ORDER_BY_PHONE,
  questionAbout,
  RETURNS,
} from './messages.ts';
import './Assurances.css';

type AssurancesProps = { products: readonly Pick<Product, 'id' | 'name'>[] };

/** Cash on delivery, returns, and the ways to reach the shop about these products, as far as it has them. */
export function Assurances({ products }: AssurancesProps) {
  const { phones, chatNumber, selling } = useContact();
  const below = selling?.cashBelow ? Number(selling.cashBelow) : null;
  const [phone] = phones;
  const things = products.map(
    ({ id, name }) => `${name}: ${canonicalAddress(`/product/${encodeURIComponent(id)}`)}`,
  );
  return (
    <ul className="assurances">
      {selling?.cash !== 'no' && below !== 0 && (
        <li>
          <span>{cashOnDelivery(below)}</span>
        </li>
      )}
      <li>
        <Link to="/return-policy">{RETURNS}</Link>
      </li>
      {phone && (
        <li>
          <a href={`tel:${phone.replaceAll(' ', '')}`}>
            <Icon name="phone" />
            <span>
              {ORDER_BY_PHONE} <small>{phone}</small>
            </span>
          </a>
        </li>
      )}
      {chatNumber && (
        <li>
          <a
            className="assurances__chat"
            href={`https://wa.me/${chatNumber}?text=${encodeURIComponent(questionAbout(things))}`}
            target="_blank"
            rel="noreferrer"
          >
            <Icon name="chat" />
            <span>{ASK_ON_WHATSAPP}</span>
          </a>
        </li>
      )}
    </ul>
  );
}
