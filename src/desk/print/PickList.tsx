import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { DeskOrder } from '#domain/device/tables.ts';
import { isToFetch, type Pick, pickList } from '#domain/order/desk/pick-list.ts';
import { preorderedLine } from '#domain/order/desk/preordered.ts';
import { parcelLines } from '#domain/order/first-parcel.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Button } from '#ui/form/Button.tsx';
import { Link } from '../frame/Link.tsx';
import { Pills } from '../frame/Pills.tsx';
import { BACK_TO_ORDERS } from '../messages.ts';
import { PreorderNote } from '../orders/PreorderNote.tsx';
import '../orders/PackingSlip.css';
import { tickedOf, tickKey, useTickedKeys } from '../orders/ticked-orders.ts';
import { type ShownOrder, useDeskOrders } from '../orders/use-desk-orders.ts';
import { STANDING } from '../several/messages.ts';
import { LeftList } from '../several/OutcomeNote.tsx';
import {
  BY_ORDER,
  BY_PRODUCT,
  fetchedWords,
  forOrders,
  NOT_PICKED,
  NOTHING_TO_PICK,
  NOTHING_TO_PICK_HOW,
  OTHER_GOODS,
  PICK_TITLE,
  PREORDERED_TITLE,
  PREORDERED_WHY,
  PRINT_LIST,
  pickedFor,
} from './messages.ts';
import { NothingTicked } from './NothingTicked.tsx';
import './Print.css';
import { useFetched } from './use-fetched.ts';
import { useProductNames } from './use-product-names.ts';

/** What to fetch for the ticked orders that wait to be packed, by product or by order. It prints on any paper. */
export function PickList() {
  const orders = useDeskOrders();
  const keys = useTickedKeys();
  const ticked = useMemo(() => tickedOf(orders ?? [], keys), [orders, keys]);
  const { by } = useSearch({ from: '/desk/pick' });
  if (!orders) return null;
  if (ticked.length === 0) return <NothingTicked />;
  const shown = ticked.filter(({ order }) => isToFetch(order));
  if (shown.length === 0)
    return <NothingTicked title={NOTHING_TO_PICK} how={NOTHING_TO_PICK_HOW} />;
  const left = ticked
    .filter(({ order }) => !isToFetch(order))
    .map(({ order: { orderNo }, queue }) => ({ orderNo, why: STANDING[queue] }));
  return (
    <div className="desk-page">
      <p className="desk-links desk-screen-only">
        <Link to="/desk/orders">{BACK_TO_ORDERS}</Link>
      </p>
      <h1>{PICK_TITLE}</h1>
      <div className="desk-screen-only">
        <Pills
          label={PICK_TITLE}
          pills={[
            { search: {}, name: BY_PRODUCT, isCurrent: by !== 'order' },
            { search: { by: 'order' }, name: BY_ORDER, isCurrent: by === 'order' },
          ]}
        />
      </div>
      {by === 'order' ? <ByOrder orders={shown} /> : <ByProduct orders={shown} ticked={keys} />}
      {left.length > 0 && (
        <div className="desk-screen-only">
          <Notice>
            <p>{NOT_PICKED}</p>
            <LeftList left={left} />
          </Notice>
        </div>
      )}
      <Button className="desk-screen-only" variant="secondary" onClick={() => print()}>
        {PRINT_LIST}
      </Button>
    </div>
  );
}

type ByProductProps = {
  orders: readonly ShownOrder[];
  /** Keys of all ticked orders, also of those that are packed by now. */
  ticked: readonly string[];
};

function ByProduct({ orders, ticked }: ByProductProps) {
  const productOf = useProductNames();
  const { groups, preordered } = useMemo(
    () =>
      pickList(
        orders.map(({ order }) => order),
        productOf,
      ),
    [orders, productOf],
  );
  const { isFetched, toggle } = useFetched(ticked);
  const picks = groups.flatMap((it) => it.picks);
  const done = picks.filter(({ key }) => isFetched(key)).length;
  const list = (some: readonly Pick[]) => (
    <ul className="desk-picks">
      {some.map((pick) => (
        <PickRow
          key={pick.key}
          pick={pick}
          isFetched={isFetched(pick.key)}
          onToggle={() => toggle(pick.key)}
        />
      ))}
    </ul>
  );
  return (
    <>
      <p role="status" className="desk-screen-only">
        {fetchedWords(done, picks.length)}
      </p>
      {groups.map(({ category, picks }) => (
        <section key={category} className="desk-card">
          <h2>{category || OTHER_GOODS}</h2>
          {list(picks)}
        </section>
      ))}
      {preordered.length > 0 && (
        <section className="desk-card">
          <h2>{PREORDERED_TITLE}</h2>
          <p className="desk-soft">{PREORDERED_WHY}</p>
          {list(preordered)}
        </section>
      )}
    </>
  );
}

type PickRowProps = { pick: Pick; isFetched: boolean; onToggle(): void };

function PickRow({ pick: { name, pieces, orders }, isFetched, onToggle }: PickRowProps) {
  return (
    <li>
      <label className="desk-pick">
        <input type="checkbox" checked={isFetched} onChange={onToggle} />
        <strong className="desk-pick__pieces">{pieces}</strong>
        <span>{name}</span>
      </label>
      <details className="desk-screen-only">
        <summary>{forOrders(orders.length)}</summary>
        <ul className="desk-links">
          {orders.map(({ order, pieces }) => (
            <li key={tickKey({ order })}>
              <OrderLink order={order} words={pickedFor(pieces, order.orderNo)} />
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

function ByOrder({ orders }: { orders: readonly ShownOrder[] }) {
  return orders.map(({ order }) => (
    <section key={tickKey({ order })} className="desk-card">
      <h2 className="desk-links">
        <OrderLink order={order} words={order.orderNo} />
      </h2>
      <p>{[order.address.name, order.address.city].filter(Boolean).join(', ')}</p>
      <ul className="desk-picks">
        {parcelLines(order, 'last').map((line) => (
          <li
            key={`${line.productId} ${line.pricePaise} ${line.quoted === true}`}
            className="desk-pick"
          >
            <strong className="desk-pick__pieces">{line.quantity}</strong>
            <span>
              <span>{line.name}</span>
              <PreorderNote preordered={preorderedLine(line, order)} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  ));
}

function OrderLink({ order, words }: { order: DeskOrder; words: string }) {
  const { customer, orderId } = order;
  return (
    <Link to="/desk/orders/$customer/$orderId" params={{ customer, orderId }}>
      {words}
    </Link>
  );
}
