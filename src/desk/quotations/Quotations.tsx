import { useDeferredValue, useMemo, useState } from 'react';
import { matcherOf } from '#core/model/desk/order-queues.ts';
import { offerTotal, quotationNumber, readablePhone } from '#core/model/order/offered-quotation.ts';
import { AnchorButton } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Price } from '#ui/text/Price.tsx';
import { RelativeTime } from '#ui/text/RelativeTime.tsx';
import {
  linkTo,
  NEW_QUOTATION_AT,
  ORDERS,
  QUOTATIONS,
  quotationAt,
  stayAtTyped,
} from '../frame/navigation.ts';
import { PagedList } from '../frame/PagedList.tsx';
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

/** The newest quotations, searched as one types: each leads to its page. */
export function Quotations({ search }: { search: URLSearchParams }) {
  const quotations = useDeskQuotations();
  const [typed, setTyped] = useState(search.get('q') ?? '');
  const wanted = useDeferredValue(typed);
  const found = useMemo(() => findQuotations(quotations ?? [], wanted), [quotations, wanted]);
  function type(text: string) {
    setTyped(text);
    stayAtTyped(text ? `${QUOTATIONS}?${new URLSearchParams({ q: text })}` : QUOTATIONS);
  }
  const none = quotations?.length === 0 ? NO_QUOTATIONS : NO_QUOTATION_FOUND;
  return (
    <>
      <p className="desk-links">
        <a {...linkTo(ORDERS)}>{BACK_TO_ORDERS}</a>
      </p>
      <div className="desk-products__top">
        <h1>{QUOTATIONS_TITLE}</h1>
        <AnchorButton {...linkTo(NEW_QUOTATION_AT)}>{NEW_QUOTATION}</AnchorButton>
      </div>
      <Field
        label={SEARCH_QUOTATIONS}
        type="search"
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
        autoComplete="off"
      />
      {quotations && (
        <p role="status" className="desk-soft">
          {found.length === 0 ? none : quotationCount(found.length)}
        </p>
      )}
      <PagedList className="desk-orders" items={found} of={wanted}>
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
    <a className="desk-order" {...linkTo(quotationAt(id))}>
      <span className="desk-order__top">
        <strong>{customer || readablePhone(phone)}</strong>
        <Price paise={offerTotal(lines)} />
      </span>
      <span className="desk-soft">
        {quotationNumber(id)}
        {customer && ` · ${readablePhone(phone)}`} · <RelativeTime at={createdAt} />
      </span>
      <span className={status === 'refused' ? 'desk-asks' : undefined}>{STATUS_WORDS[status]}</span>
    </a>
  );
}

function findQuotations(quotations: readonly ShownQuotation[], typed: string): ShownQuotation[] {
  if (typed.trim() === '') return [...quotations];
  const matches = matcherOf(typed);
  return quotations.filter(({ id, customer, phone, lines }) => {
    const names = lines.map(({ name }) => name);
    const text = [quotationNumber(id), customer, phone, readablePhone(phone), ...names].join(' ');
    return matches(text.toLowerCase());
  });
}
