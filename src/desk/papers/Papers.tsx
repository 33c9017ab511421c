import { useSearch } from '@tanstack/react-router';
import { useDeferredValue, useMemo } from 'react';
import { matcherOf, searchText } from '#domain/search/match-text.ts';
import { dayWords, monthInIndia } from '#domain/shared/day-in-india.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { isMonthKept, oldestPaperKept } from '#domain/tax/desk/desk-papers.ts';
import { PAPER_TITLES } from '#domain/tax/messages.ts';
import type { Paper } from '#domain/tax/paper.ts';
import { DAY_MS } from '#engine/limits.ts';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Link } from '../frame/Link.tsx';
import { PagedList } from '../frame/PagedList.tsx';
import { Pills } from '../frame/Pills.tsx';
import { SearchField, useTypedSearch } from '../frame/TypedSearch.tsx';
import { useOwnDesk } from '../frame/use-merchant.ts';
import { AccountantFiles } from './AccountantFiles.tsx';
import {
  CREDIT_NOTES_OFF,
  MONTHS,
  minus,
  NO_PAPER_FOUND,
  NO_PAPERS,
  NO_PAPERS_HOW,
  notWhole,
  PAPERS_TITLE,
  PAPERS_WHAT,
  paperCount,
  SEARCH_PAPERS,
  SHOP_SETTINGS,
  SUMS,
  TAX,
  TOTAL,
  WITHOUT_TAX,
} from './messages.ts';
import { monthWords, usePapers } from './use-papers.ts';
import './Papers.css';

/** The tax papers of a month, its sums and the accountant's files. */
export function Papers() {
  const papers = usePapers();
  const search = useSearch({ from: '/desk/papers' });
  const [{ q: typed = '' }, look] = useTypedSearch(search);
  const wanted = useDeferredValue(typed);
  const months = useMemo(() => monthsOf(papers ?? []), [papers]);
  const month = months.find((it) => it === search.month) ?? months[0];
  const own = useMemo(
    () => (papers ?? []).filter(({ issuedAt }) => monthInIndia(issuedAt) === month),
    [papers, month],
  );
  const found = useMemo(() => findPapers(own, wanted), [own, wanted]);
  if (papers === undefined) return null;
  if (month === undefined) return <NoPapers />;
  return (
    <div className="desk-page">
      <h1>{PAPERS_TITLE}</h1>
      <p className="desk-soft">{PAPERS_WHAT}</p>
      <Pills
        label={MONTHS}
        pills={months.map((it) => ({
          search: { month: it, q: typed },
          name: monthWords(it),
          isCurrent: it === month,
        }))}
      />
      <OfMonth month={month} papers={own} />
      <SearchField
        label={SEARCH_PAPERS}
        value={typed}
        onType={(q) => look({ month: search.month, q })}
      />
      <PagedList
        className="desk-orders"
        items={found}
        count={found.length === 0 ? NO_PAPER_FOUND : paperCount(found.length)}
        of={`${month} ${wanted}`}
      >
        {(paper) => (
          <li key={paper.number}>
            <Listed paper={paper} />
          </li>
        )}
      </PagedList>
    </div>
  );
}

function NoPapers() {
  return (
    <EmptyState title={<h1>{NO_PAPERS}</h1>}>
      <p>{NO_PAPERS_HOW}</p>
      <Link to="/desk/shop">{SHOP_SETTINGS}</Link>
    </EmptyState>
  );
}

/** Sums and files of a month that is here as a whole. */
function OfMonth({ month, papers }: { month: string; papers: readonly Paper[] }) {
  const oldest = oldestPaperKept(useOwnDesk().readAt ?? Date.now());
  if (!isMonthKept(month, oldest)) {
    return <p className="desk-standing">{notWhole(dayWords(oldest + DAY_MS))}</p>;
  }
  return (
    <>
      <Sums papers={papers} />
      <AccountantFiles key={month} month={month} papers={papers} />
    </>
  );
}

/** Sums without a month's credit notes. */
function Sums({ papers }: { papers: readonly Paper[] }) {
  const sum = (of: (paper: Paper) => number) =>
    papers.reduce((all, it) => all + (it.kind === 'credit-note' ? -of(it) : of(it)), 0);
  const rows = [
    [WITHOUT_TAX, sum((it) => it.taxablePaise)],
    [TAX, sum((it) => it.centralPaise + it.statePaise + it.integratedPaise)],
    [TOTAL, sum((it) => it.totalPaise)],
  ] as const;
  return (
    <section className="desk-card">
      <h2>{SUMS}</h2>
      <dl className="desk-paper__sums">
        {rows.map(([name, paise]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatPaise(paise)}</dd>
          </div>
        ))}
      </dl>
      <p className="desk-soft">{CREDIT_NOTES_OFF}</p>
    </section>
  );
}

function Listed({ paper }: { paper: Paper }) {
  const { number, kind, issuedAt, recipient, orderNo, totalPaise } = paper;
  const total = formatPaise(totalPaise);
  const words = [PAPER_TITLES[kind], dayWords(issuedAt), orderNo, recipient.name].filter(Boolean);
  return (
    <Link className="desk-order" to="/desk/papers/$number" params={{ number }}>
      <span className="desk-order__top">
        <strong>{number}</strong>
        <span>{kind === 'credit-note' ? minus(total) : total}</span>
      </span>
      <span className="desk-paper__about desk-soft">
        {words.map((it) => (
          <span key={it}>{it}</span>
        ))}
      </span>
    </Link>
  );
}

/** Newest first, as the papers are. */
function monthsOf(papers: readonly Paper[]): string[] {
  return [...new Set(papers.map(({ issuedAt }) => monthInIndia(issuedAt)))];
}

function findPapers(papers: readonly Paper[], typed: string): readonly Paper[] {
  if (typed.trim() === '') return papers;
  const matches = matcherOf(typed);
  return papers.filter(({ number, orderNo, recipient: { name, phone, gstin }, takesBack }) =>
    matches(searchText([name], [number, orderNo, phone, gstin, takesBack?.number ?? ''])),
  );
}
