import { useSearch } from '@tanstack/react-router';
import { useDeferredValue, useMemo } from 'react';
import { offerTotal, quotationNumber, readablePhone } from '#domain/quotation/offered-quotation.ts';
import { matcherOf, searchText } from '#domain/search/match-text.ts';
import { LinkButton } from '#ui/form/Button.tsx';
import { Price } from '#ui/text/Price.tsx';
import { RelativeTime } from '#ui/text/RelativeTime.tsx';
import { Link } from '../frame/Link.tsx';
import { PagedList } from '../frame/PagedList.tsx';
import { SearchField, useTypedSearch } from '../frame/TypedSearch.tsx';
import { BACK_TO_ORDERS } from '../messages.ts';
import {
  NEW_QUOTATION,
  NO_QUOTATION_FOUND,
  NO_QUOTATIONS,
  QUOTATIONS_TITLE,
  quotationCount,
  SEARCH_QUOTATIONS,
  STATUS_WORDS,
} from './messages.ts';
import { type ShownQuotation, useDeskQuotations } from './use-desk-quotations.ts';

/** The newest quotations, with a search while typing. Each links to its page. */
export function Quotations() {
  const quotations = useDeskQuotations();
  const [{ q: typed = '' }, look] = useTypedSearch(useSearch({ from: '/desk/quotations' }));
  const wanted = useDeferredValue(typed);
  const found = useMemo(() => findQuotations(quotations ?? [], wanted), [quotations, wanted]);
  const none = quotations?.length === 0 ? NO_QUOTATIONS : NO_QUOTATION_FOUND;
  return (
    <>
      <p className="desk-links">
        <Link to="/desk/orders">{BACK_TO_ORDERS}</Link>
      </p>
      <div className="desk-products__top">
        <h1>{QUOTATIONS_TITLE}</h1>
        <LinkButton to="/desk/new-quotation">{NEW_QUOTATION}</LinkButton>
      </div>
      <SearchField label={SEARCH_QUOTATIONS} value={typed} onType={(q) => look({ q })} />
      <PagedList
        className="desk-orders"
        items={found}
        count={quotations ? (found.length === 0 ? none : quotationCount(found.length)) : null}
        of={wanted}
      >
        {(it) => (
          <li key={it.id}>
            <Listed quotation={it} />
          </li>
        )}
      </PagedList>
    </>
  );
}

function Listed({ quotation }: { quotation: ShownQuotation }) {
  const { id, customer, phone, lines, createdAt, status } = quotation;
  return (
    <Link className="desk-order" to="/desk/quotations/$id" params={{ id }}>
      <span className="desk-order__top">
        <strong>{customer || readablePhone(phone)}</strong>
        <Price paise={offerTotal(lines)} />
      </span>
      <span className="desk-soft">
        <span>{`${quotationNumber(id)}${customer ? ` · ${readablePhone(phone)}` : ''} · `}</span>
        <RelativeTime at={createdAt} />
      </span>
      <span className={status === 'refused' ? 'desk-asks' : undefined}>{STATUS_WORDS[status]}</span>
    </Link>
  );
}

function findQuotations(quotations: readonly ShownQuotation[], typed: string): ShownQuotation[] {
  if (typed.trim() === '') return [...quotations];
  const matches = matcherOf(typed);
  return quotations.filter(({ id, customer, phone, lines }) => {
    const names = lines.map(({ name }) => name);
    return matches(searchText([customer, ...names], [quotationNumber(id), id, phone]));
  });
}
