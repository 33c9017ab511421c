import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { CLOSED_KEPT_MS } from '#domain/order/desk/desk-orders.ts';
import {
  type DayTotals,
  type MonthTotals,
  monthsBetween,
  monthTotals,
  type ProductTotal,
  TOTAL_GROUPS,
  type TotalGroup,
  type Totals as TotalSums,
} from '#domain/order/desk/totals.ts';
import {
  dateInIndia,
  dayInIndia,
  dayWords,
  monthInIndia,
  weekdayWords,
} from '#domain/shared/day-in-india.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { DAY_MS } from '#engine/limits.ts';
import { Select } from '#ui/form/Field.tsx';
import { useOwnDesk } from '../frame/use-merchant.ts';
import { orderCount } from '../messages.ts';
import { useDeskOrders } from '../orders/use-desk-orders.ts';
import { PapersLink } from '../papers/PapersLink.tsx';
import {
  besidesWords,
  DAYS,
  GIVEN_BACK_MEANS,
  MONTH,
  monthWords,
  NO_ORDERS,
  NOT_WHOLE,
  notWhole,
  SUM_NAMES,
  soldWords,
  TOP_PRODUCTS,
  TOP_PRODUCTS_MEAN,
  TOTALS_MEAN,
  TOTALS_TITLE,
} from './messages.ts';
import './Totals.css';

const TOP_SHOWN = 10;

/** What a month's orders came to and where their money is: the month first, then each day. Needs no network. */
export function Totals() {
  const orders = useDeskOrders();
  const navigate = useNavigate();
  const search = useSearch({ from: '/desk/totals' });
  const now = Date.now();
  // A finished order leaves this phone in the course of a day: the first whole day is the next one.
  const wholeFrom = (useOwnDesk().readAt ?? now) - CLOSED_KEPT_MS + DAY_MS;
  const months = monthsBetween(wholeFrom, now);
  const month = months.find((it) => it === search.month) ?? monthInIndia(now);
  const {
    month: sums,
    days,
    products,
    besides,
  } = useMemo(
    () =>
      monthTotals(
        (orders ?? []).map(({ order }) => order),
        month,
      ),
    [orders, month],
  );
  return (
    <>
      <h1>{TOTALS_TITLE}</h1>
      <p className="desk-links">
        <PapersLink />
      </p>
      <Select
        label={MONTH}
        value={month}
        onChange={({ currentTarget }) =>
          void navigate({ to: '.', search: { month: currentTarget.value }, replace: true })
        }
        options={months.map((value) => ({ value, words: monthWords(value) }))}
      />
      {dateInIndia(wholeFrom) > `${month}-01` && (
        <p className="desk-standing">{notWhole(dayWords(wholeFrom))}</p>
      )}
      {orders && (
        <section className="desk-card" aria-labelledby="month">
          <h2 id="month">{monthWords(month)}</h2>
          {days.length === 0 ? <p>{NO_ORDERS}</p> : <Sums sums={sums} />}
          {sums.givenBack.orders > 0 && <p className="desk-soft">{GIVEN_BACK_MEANS}</p>}
          <p className="desk-soft">{TOTALS_MEAN}</p>
        </section>
      )}
      {days.length > 0 && <Days days={days} wholeFrom={wholeFrom} />}
      {products.length > 0 && <TopProducts products={products} besides={besides} />}
    </>
  );
}

/** The sums that are not zero: all, then each group with its places. */
function Sums({ sums }: { sums: TotalSums }) {
  const groups = Object.keys(TOTAL_GROUPS) as TotalGroup[];
  const names: readonly (keyof TotalSums)[] = [
    'all',
    ...groups.flatMap((group) => [group, ...TOTAL_GROUPS[group]]),
    'givenBack',
  ];
  return (
    <ul className="desk-totals">
      {names
        .filter((name) => sums[name].orders > 0)
        .map((name) => (
          <li key={name} className={name in PLACES ? 'desk-totals__place' : undefined}>
            <span>{SUM_NAMES[name]}</span>
            <span className="desk-soft">{orderCount(sums[name].orders)}</span>
            <strong>{formatPaise(sums[name].paise)}</strong>
          </li>
        ))}
    </ul>
  );
}

const PLACES = Object.fromEntries(
  Object.values(TOTAL_GROUPS).flatMap((it) => it.map((name) => [name, true])),
);

function Days({ days, wholeFrom }: { days: readonly DayTotals[]; wholeFrom: number }) {
  return (
    <section className="desk-card" aria-labelledby="days">
      <h2 id="days">{DAYS}</h2>
      {days.map((day) => (
        <details key={day.at} className="desk-totals__day">
          <summary>
            <span>{weekdayWords(day.at)}</span>
            <span className="desk-soft">
              {dayInIndia(day.at) < dayInIndia(wholeFrom)
                ? `${orderCount(day.all.orders)}, ${NOT_WHOLE}`
                : orderCount(day.all.orders)}
            </span>
            <strong>{formatPaise(day.all.paise)}</strong>
          </summary>
          <Sums sums={day} />
        </details>
      ))}
    </section>
  );
}

type TopProps = { products: readonly ProductTotal[]; besides: MonthTotals['besides'] };

function TopProducts({ products, besides }: TopProps) {
  const { deliveryPaise, couponPaise } = besides;
  return (
    <section className="desk-card" aria-labelledby="top">
      <h2 id="top">{TOP_PRODUCTS}</h2>
      <ol className="desk-rows">
        {products.slice(0, TOP_SHOWN).map(({ productId, name, pieces, paise }) => (
          <li key={productId}>
            <span>{name}</span>
            <strong>{soldWords(pieces, formatPaise(paise))}</strong>
          </li>
        ))}
      </ol>
      {deliveryPaise + couponPaise > 0 && (
        <p>{besidesWords(formatPaise(deliveryPaise), formatPaise(couponPaise))}</p>
      )}
      <p className="desk-soft">{TOP_PRODUCTS_MEAN}</p>
    </section>
  );
}
