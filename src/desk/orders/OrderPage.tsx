import { useParams } from '@tanstack/react-router';
import { Fragment, useState } from 'react';
import type { Queue } from '#domain/order/desk/order-queues.ts';
import { Button } from '#ui/form/Button.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { DateTime } from '#ui/text/DateTime.tsx';
import { Sentence } from '#ui/text/Sentence.tsx';
import { Link } from '../frame/Link.tsx';
import { useIsMerchant } from '../frame/use-merchant.ts';
import {
  BACK_TO_ORDERS,
  HELD_BY_HAND,
  HOLD_REASONS,
  NO_SUCH_ORDER,
  NO_SUCH_ORDER_WHY,
  ORDER_TITLE,
  PRINT_SLIP,
  QUEUE_NAMES,
  SLIP_TITLE,
} from '../messages.ts';
import { AmendLines } from './AmendLines.tsx';
import { CameBack } from './CameBack.tsx';
import { CustomerWords } from './CustomerWords.tsx';
import { HeldLines } from './HeldLines.tsx';
import { MoneyBack } from './MoneyBack.tsx';
import { cancelledLine, HELD_AGAIN } from './messages.ts';
import { OrderHistory } from './OrderHistory.tsx';
import { OrderSteps } from './OrderSteps.tsx';
import { OtherOrders } from './OtherOrders.tsx';
import { PrivateNote } from './PrivateNote.tsx';
import './PackingSlip.css';
import { LabelLink } from './page/LabelLink.tsx';
import { OrderAddress } from './page/OrderAddress.tsx';
import { OrderGoods } from './page/OrderGoods.tsx';
import './page/OrderPage.css';
import { OrderPapers } from './page/OrderPapers.tsx';
import { OrderPayment } from './page/OrderPayment.tsx';
import { PartSent } from './page/PartSent.tsx';
import { useOrderRecord } from './page/use-order-record.ts';
import { StepQuestions } from './StepQuestions.tsx';
import { type ShownOrder, useDeskOrders } from './use-desk-orders.ts';
import { useMay } from './use-take-step.ts';

/** One order: its goods, address and payment, and the next steps. Printed, it is the packing slip. */
export function OrderPage() {
  const { customer, orderId } = useParams({ from: '/desk/orders/$customer/$orderId' });
  const orders = useDeskOrders();
  if (!orders) return null;
  const shown = orders.find((it) => it.order.customer === customer && it.order.orderId === orderId);
  if (!shown) {
    return (
      <EmptyState title={<h1>{NO_SUCH_ORDER}</h1>}>
        <p>{NO_SUCH_ORDER_WHY}</p>
        <Link to="/desk/orders">{BACK_TO_ORDERS}</Link>
      </EmptyState>
    );
  }
  return <Shown key={`${customer} ${orderId}`} shown={shown} orders={orders} />;
}

type Part = 'goods' | 'address' | 'payment' | 'steps';

/**
 * The button of the next step stands below what it is about. On a wide screen the first two parts stand on the left, the
 * others beside them.
 */
function partsFor(queue: Queue): readonly Part[] {
  switch (queue) {
    case 'transfer':
    case 'unpaid':
      return ['payment', 'steps', 'address', 'goods'];
    case 'hold':
    case 'pack':
      return ['goods', 'steps', 'address', 'payment'];
    case 'ship':
      return ['address', 'steps', 'goods', 'payment'];
    default:
      return ['steps', 'address', 'goods', 'payment'];
  }
}

function Shown({ shown, orders }: { shown: ShownOrder; orders: readonly ShownOrder[] }) {
  const { order, queue } = shown;
  const record = useOrderRecord(order);
  const isMerchant = useIsMerchant();
  const may = useMay(shown);
  const [isAmending, setIsAmending] = useState(false);
  // The rules take no note on an order whose customer has deleted their account.
  const mayNote = record && (order.address.name !== '' || record.waiting.length > 0);
  const parts = {
    // One big button at a time: the form has its own.
    steps: !(isAmending && may('amend')) && (
      <>
        <OrderSteps shown={shown} />
        <CameBack shown={shown} />
      </>
    ),
    address: <OrderAddress shown={shown} />,
    goods: (
      <>
        {queue === 'hold' ? <HeldLines order={order} /> : <OrderGoods order={order} />}
        <AmendLines shown={shown} isOpen={isAmending} onOpen={setIsAmending} />
      </>
    ),
    payment: <OrderPayment order={order} orders={orders} />,
  };
  const shownParts = (from: number, to?: number) =>
    partsFor(queue)
      .slice(from, to)
      .map((part) => <Fragment key={part}>{parts[part]}</Fragment>);
  return (
    <article className="desk-page">
      <p className="desk-links desk-screen-only">
        <Link to="/desk/orders">{BACK_TO_ORDERS}</Link>
      </p>
      <p className="desk-paper-only">{SLIP_TITLE}</p>
      <h1>
        <Sentence
          text={ORDER_TITLE}
          parts={{ number: <span className="desk-number">{order.orderNo}</span> }}
        />
      </h1>
      <p className="desk-soft">
        <DateTime at={order.arrivedAt} hasTime />
        <span className="desk-screen-only">{` · ${QUEUE_NAMES[queue]}`}</span>
      </p>
      <Standing shown={shown} />
      <PartSent order={order} />
      {record?.note && <p className="desk-standing desk-note desk-screen-only">{record.note}</p>}
      <div className="desk-order-page">
        <div className="desk-order-page__part">
          <StepQuestions shown={shown} />
          <MoneyBack shown={shown} orders={orders} />
          {shownParts(0, 2)}
        </div>
        <div className="desk-order-page__part">
          {shownParts(2)}
          <PrintWays order={order} />
        </div>
        <div className="desk-order-page__part">
          <CustomerWords order={order} />
        </div>
        <div className="desk-order-page__part">
          {mayNote && <PrivateNote order={order} record={record} />}
          {isMerchant && <OrderPapers shown={shown} />}
          <OtherOrders order={order} orders={orders} />
          {record && <OrderHistory record={record} />}
        </div>
      </div>
    </article>
  );
}

const PrintWays = ({ order }: { order: ShownOrder['order'] }) => (
  <div className="desk-words__ways desk-screen-only">
    <LabelLink order={order} />
    {order.firstParcel && <LabelLink order={order} parcel="first" />}
    <Button variant="secondary" onClick={() => print()}>
      {PRINT_SLIP}
    </Button>
  </div>
);

/** Why it is on hold, or who cancelled it. */
function Standing({ shown: { order, queue } }: { shown: ShownOrder }) {
  const { heldReason } = order;
  if (queue === 'hold') {
    return (
      <>
        <p className="desk-standing desk-screen-only">
          {heldReason ? HOLD_REASONS[heldReason] : HELD_BY_HAND}
        </p>
        {order.releasedAt !== undefined && <p className="desk-asks">{HELD_AGAIN}</p>}
      </>
    );
  }
  if (queue !== 'cancelled') return null;
  const lines = [
    cancelledLine(order),
    heldReason === 'too-many-held' ? HOLD_REASONS[heldReason] : null,
  ];
  return lines.map(
    (line) =>
      line && (
        <p key={line} className="desk-standing desk-screen-only">
          {line}
        </p>
      ),
  );
}
