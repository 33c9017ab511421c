import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { deviceDatabase } from '#core/device/database/database.ts';
import { offerTotal } from '#core/model/order/offered-quotation.ts';
import { orderNumber } from '#core/model/order/order.ts';
import { discard, retryNow } from '#core/sync/outbox/retry-and-discard.ts';
import { deskKinds } from '#core/sync/writes/desk-registry.ts';
import { Button } from '#ui/form/Button.tsx';
import { Price } from '#ui/text/Price.tsx';
import { LEAVE_IT, TRY_AGAIN } from '../messages.ts';
import type { ShownOrder } from '../orders/use-desk-orders.ts';
import { EDIT_AGAIN, FORM_IN_USE, STAND_WORDS, TAKEN_BY_PHONE } from './messages.ts';
import { type ShownPhoneOrder, usePhoneOrders } from './use-phone-orders.ts';
import { retype } from './use-typed-order.ts';

/** What was taken by phone and is not among these orders yet. */
export function PhoneOrders({ orders }: { orders: readonly ShownOrder[] }) {
  const all = usePhoneOrders() ?? [];
  if (all.length === 0) return null;
  const placed = new Set(orders.map(({ order }) => order.orderId));
  const coming = all.filter(({ id }) => !placed.has(id));
  if (coming.length === 0) return null;
  return (
    <section className="desk-card" aria-labelledby="by-phone">
      <h2 id="by-phone">{TAKEN_BY_PHONE}</h2>
      <ul className="desk-orders">
        {coming.map((it) => (
          <li key={it.id}>
            <Coming taken={it} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Coming({ taken: { id, order, stand, seq } }: { taken: ShownPhoneOrder }) {
  const { address, lines } = order;
  return (
    <div className="desk-order">
      <span className="desk-order__top">
        <strong>{orderNumber(id)}</strong>
        <Price paise={offerTotal(lines)} />
      </span>
      <span>
        {address.name}, {address.city}
      </span>
      <span className="desk-soft">
        {lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')}
      </span>
      <span role="status" className={stand === 'refused' ? 'desk-asks' : 'desk-soft'}>
        {STAND_WORDS[stand]}
      </span>
      {stand === 'refused' && seq !== null && <Refused order={order} seq={seq} />}
    </div>
  );
}

/** What was not taken can go once more, into the form again, or be left. */
function Refused({ order, seq }: { order: ShownPhoneOrder['order']; seq: number }) {
  const [isInUse, setIsInUse] = useState(false);
  const navigate = useNavigate();
  const database = deviceDatabase();
  async function editAgain() {
    const isIn = await retype(order);
    setIsInUse(!isIn);
    if (!isIn) return;
    await discard(database, deskKinds, seq, Date.now());
    void navigate({ to: '/desk/new-order' });
  }
  return (
    <>
      <p className="desk-links">
        <Button onClick={() => void retryNow(database, seq)}>{TRY_AGAIN}</Button>
        <Button variant="secondary" onClick={() => void editAgain()}>
          {EDIT_AGAIN}
        </Button>
        <Button
          variant="secondary"
          onClick={() => void discard(database, deskKinds, seq, Date.now())}
        >
          {LEAVE_IT}
        </Button>
      </p>
      {isInUse && <p className="desk-asks">{FORM_IN_USE}</p>}
    </>
  );
}
