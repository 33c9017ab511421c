import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { chargesPaise } from '#domain/order/charges.ts';
import { orderNumber } from '#domain/order/order.ts';
import { offerTotal } from '#domain/quotation/offered-quotation.ts';
import { Price } from '#ui/text/Price.tsx';
import { ConflictAnswers } from '../edits/ConflictNotice.tsx';
import type { ShownOrder } from '../orders/use-desk-orders.ts';
import { FORM_IN_USE, STATUS_WORDS, TAKEN_BY_PHONE } from './messages.ts';
import { usePhoneCharges } from './PhoneTotal.tsx';
import { type ShownPhoneOrder, usePhoneOrders } from './use-phone-orders.ts';
import { retype } from './use-typed-order.ts';

/** Orders by phone that are not among these orders yet. */
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

function Coming({ taken: { id, order, status, seq } }: { taken: ShownPhoneOrder }) {
  const { address, lines } = order;
  const goodsPaise = offerTotal(lines);
  const charges = usePhoneCharges(goodsPaise) ?? {};
  return (
    <div className="desk-order">
      <span className="desk-order__top">
        <strong>{orderNumber(id)}</strong>
        <Price paise={goodsPaise + chargesPaise(charges)} />
      </span>
      <span>{`${address.name}, ${address.city}`}</span>
      <span className="desk-soft">
        {lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')}
      </span>
      <span role="status" className={status === 'refused' ? 'desk-asks' : 'desk-soft'}>
        {STATUS_WORDS[status]}
      </span>
      {status === 'refused' && seq !== null && <Refused order={order} seq={seq} />}
    </div>
  );
}

/** A refused order can be sent again, put back into the form, or discarded. */
function Refused({ order, seq }: { order: ShownPhoneOrder['order']; seq: number }) {
  const [isInUse, setIsInUse] = useState(false);
  const navigate = useNavigate();
  async function editAgain(leave: () => Promise<void>) {
    const isIn = await retype(order);
    setIsInUse(!isIn);
    if (!isIn) return;
    await leave();
    await navigate({ to: '/desk/new-order' });
  }
  return (
    <>
      <ConflictAnswers seqs={[seq]} refused={[seq]} onEditAgain={editAgain} />
      {isInUse && <p className="desk-asks">{FORM_IN_USE}</p>}
    </>
  );
}
