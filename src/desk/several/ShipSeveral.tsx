import { type KeyboardEvent, memo, useMemo, useRef } from 'react';
import type { DeskOrder } from '#domain/device/tables.ts';
import { MAX_PARCEL_TEXT } from '#domain/order/desk/order-steps.ts';
import {
  givenParcels,
  NOTHING_SCANNED,
  placeScanned,
  sameNumbers,
} from '#domain/order/desk/parcel-numbers.ts';
import { Field } from '#ui/form/Field.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Link } from '../frame/Link.tsx';
import { useOwnDesk } from '../frame/use-merchant.ts';
import { PARCEL_HINT } from '../messages.ts';
import { StepButton } from '../orders/StepButton.tsx';
import { tickAlso, tickedOf, tickKey, useTickedKeys } from '../orders/ticked-orders.ts';
import { type ShownOrder, useDeskOrders } from '../orders/use-desk-orders.ts';
import {
  andTellAll,
  COURIER_OF_ALL,
  markShipped,
  NOT_SHIPPED_HERE,
  NOTHING_TO_SHIP,
  NOTHING_TO_SHIP_HOW,
  parcelOf,
  SCANNED_FULL,
  SCANNED_KNOWN,
  SHIP_TITLE,
  sameAs,
  scannedNumber,
  scannedOrder,
  TO_SHIP,
  TRACKING_NUMBERS,
  withoutNumber,
} from './messages.ts';
import { LeftList, OutcomeNote } from './OutcomeNote.tsx';
import { Scanner } from './Scanner.tsx';
import './Several.css';
import { takesPart, whyLeft } from './take-each.ts';
import { useTakeSeveral } from './use-take-several.ts';
import { useTypedParcels } from './use-typed-parcels.ts';

/** Ships the ticked orders that are packed: one courier for all, and a tracking number for each. */
export function ShipSeveral() {
  const orders = useDeskOrders();
  return orders ? <Parcels orders={orders} /> : null;
}

function Parcels({ orders }: { orders: readonly ShownOrder[] }) {
  const { role } = useOwnDesk();
  const keys = useTickedKeys();
  const { take, outcome, forget } = useTakeSeveral(orders);
  const { courier, numbers, setCourier, setNumber } = useTypedParcels();
  const ticked = useMemo(() => tickedOf(orders, keys), [orders, keys]);
  const given = useMemo(
    () => orders.flatMap(({ order }) => givenParcels(tickKey({ order }), order)),
    [orders],
  );
  const toShip = ticked.filter((it) => takesPart('ship', it, role));
  const others = ticked.filter((it) => !takesPart('ship', it, role));
  const typed = toShip.map(({ order }) => parcelIn(order, numbers[tickKey({ order })]));
  const same = sameNumbers(typed, given);
  const bare = typed.filter(({ number }) => number.trim() === '').length;
  const scanning = useRef(NOTHING_SCANNED);

  function scanned(code: string): string | null {
    const it = placeScanned(code, typed, scanning.current, Date.now());
    scanning.current = it.after;
    if (it.is === 'known') return SCANNED_KNOWN;
    if (it.is === 'full') return SCANNED_FULL;
    if (it.is === 'other') return null;
    if (it.is === 'order') return scannedOrder(it.parcel.orderNo);
    if (it.from) setNumber(it.from, '');
    setNumber(it.parcel.key, it.number);
    return scannedNumber(it.number, it.parcel.orderNo);
  }
  async function ship() {
    const done = await take(toShip, 'ship', (order) => ({
      does: 'ship',
      courier: courier.trim(),
      trackingNumber: (numbers[tickKey({ order })] ?? '').trim(),
    }));
    for (const it of done) setNumber(tickKey(it), '');
    tickAlso(done.map(tickKey), false);
  }
  const note = outcome && <OutcomeNote outcome={outcome} onClose={forget} />;
  const left = others.length > 0 && (
    <div>
      <p>{NOT_SHIPPED_HERE}</p>
      <LeftList left={others.map(whyLeft)} />
    </div>
  );
  const back = (
    <p className="desk-links">
      <Link to="/desk/orders" search={{ queue: 'ship' }}>
        {TO_SHIP}
      </Link>
    </p>
  );
  if (toShip.length === 0) {
    return (
      <EmptyState title={<h1>{outcome ? SHIP_TITLE : NOTHING_TO_SHIP}</h1>}>
        {note}
        {!outcome && <p>{NOTHING_TO_SHIP_HOW}</p>}
        {left}
        {back}
      </EmptyState>
    );
  }
  return (
    <div className="desk-ship">
      {back}
      <h1>{SHIP_TITLE}</h1>
      {note}
      {left}
      <Field
        label={COURIER_OF_ALL}
        hint={PARCEL_HINT}
        value={courier}
        maxLength={MAX_PARCEL_TEXT}
        isOptional
        onChange={(event) => setCourier(event.currentTarget.value)}
      />
      <section className="desk-ship" aria-labelledby="tracking-numbers">
        <h2 id="tracking-numbers">{TRACKING_NUMBERS}</h2>
        <Scanner onCode={scanned} />
        <ol className="desk-ship__parcels">
          {toShip.map(({ order }, at) => (
            <ParcelField
              key={typed[at]?.key}
              order={order}
              number={typed[at]?.number ?? ''}
              also={same.get(tickKey({ order }))?.join(', ') ?? ''}
              onType={setNumber}
            />
          ))}
        </ol>
      </section>
      <div className="desk-steps">
        {bare > 0 && <p className="desk-soft">{withoutNumber(bare)}</p>}
        <StepButton
          key={toShip.length}
          label={markShipped(toShip.length)}
          tells
          second={andTellAll(markShipped(toShip.length))}
          onTake={() => void ship()}
        />
      </div>
    </div>
  );
}

function parcelIn(order: DeskOrder, number = '') {
  return { key: tickKey({ order }), orderNo: order.orderNo, number };
}

type ParcelFieldProps = {
  order: DeskOrder;
  number: string;
  /** Other orders with the same number. */
  also: string;
  onType(key: string, number: string): void;
};

/** Memoized: a key press redraws only its own field. */
const ParcelField = memo(function ParcelField({ order, number, also, onType }: ParcelFieldProps) {
  const { name, zipcode } = order.address;
  return (
    <li>
      <Field
        label={parcelOf(order.orderNo, name, zipcode)}
        error={also ? sameAs(also) : undefined}
        value={number}
        maxLength={MAX_PARCEL_TEXT}
        isOptional
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="next"
        onKeyDown={goOn}
        onChange={(event) => onType(tickKey({ order }), event.currentTarget.value)}
      />
    </li>
  );
});

/** Enter leads to the next field, from the last one out of the list: a scanner in the hand presses it after each code. */
function goOn(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const field = event.currentTarget;
  const fields = [...(field.closest('ol')?.querySelectorAll('input') ?? [])];
  const next = fields[fields.indexOf(field) + 1];
  if (next) next.focus();
  else field.blur();
}
