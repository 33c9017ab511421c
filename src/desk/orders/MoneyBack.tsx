import { useState } from 'react';
import type { DeskOrder } from '#domain/device/tables.ts';
import {
  type MoneyBack as Money,
  moneyBackOf,
  moneyBackPaise,
  owesPart,
} from '#domain/order/money-back.ts';
import { MAX_TRANSACTION_ID_LENGTH } from '#domain/shared/limits.ts';
import { formatPaise } from '#domain/shared/money.ts';
import type { Elements } from '#ui/elements.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Button } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { DateTime } from '#ui/text/DateTime.tsx';
import { RelativeTime } from '#ui/text/RelativeTime.tsx';
import { Sentence } from '#ui/text/Sentence.tsx';
import { NOT_SAVED, STEP_BUTTONS } from '../messages.ts';
import {
  ASK_AGAIN,
  ASKED_BY_ITSELF,
  ASKED_BY_YOU,
  ASKED_PART,
  CHECK_FIRST,
  DONE_ON,
  DONE_REFERENCE,
  DONE_SOMETIME,
  DUE_CASH,
  DUE_ONLINE,
  DUE_ONLINE_HOW,
  DUE_PART,
  DUE_TRANSFER,
  FAILED,
  giveBackWords,
  MISSED_ON,
  MONEY_CAME,
  MONEY_CAME_LATE,
  MONEY_CAME_LATE_WHY,
  MONEY_DONE_TITLE,
  MONEY_LATE_TITLE,
  MONEY_MISSED,
  MONEY_TITLE,
  markGivenBack,
  NO_REFERENCE,
  partBackWords,
  REFERENCE,
  REFERENCE_HINT,
  WAYS,
} from './messages.ts';
import { ToldTransfer } from './ToldTransfer.tsx';
import type { ShownOrder } from './use-desk-orders.ts';
import { useMay, useTakeStep } from './use-take-step.ts';

type MoneyBackProps = { shown: ShownOrder; orders: readonly ShownOrder[] };

/** The refund of an order: its state, and the merchant's next step. Renders nothing without one. */
export function MoneyBack({ shown, orders }: MoneyBackProps) {
  const { order } = shown;
  const may = useMay(shown);
  const { take, isNotSaved } = useTakeStep(order);
  const money = moneyBackOf(order);
  const mayReceive = order.deliveryStatus === 'cancel' && may('receive');
  if (!money && !mayReceive) return <PartBack order={order} />;
  const paise = moneyBackPaise(order);
  const sum = formatPaise(paise);
  return (
    <section className="desk-card desk-screen-only" aria-labelledby="money-back">
      <h2 id="money-back">{titleOf(money)}</h2>
      {money && (
        <p>
          <strong>{sum}</strong>
        </p>
      )}
      <Standing order={order} money={money} />
      {money === 'check' && <ToldTransfer order={order} orders={orders} />}
      {may('askRefund') && (
        <Button onClick={() => void take({ does: 'askRefund', at: Date.now() })}>
          {money === 'failed' ? ASK_AGAIN : giveBackWords(sum)}
        </Button>
      )}
      {may('giveBack') && (
        <ByHand
          label={STEP_BUTTONS.giveBack}
          onGiven={(reference) => void take({ does: 'giveBack', reference, at: Date.now() })}
        />
      )}
      {may('givePart') && (
        <ByHand
          label={markGivenBack(sum)}
          onGiven={(reference) => void take({ does: 'givePart', paise, reference, at: Date.now() })}
        />
      )}
      <PartBack order={order} />
      {mayReceive && (
        <Button
          variant={money === 'check' ? 'primary' : 'link'}
          onClick={() => void take({ does: 'receive' })}
        >
          {money === 'check' ? MONEY_CAME : MONEY_CAME_LATE}
        </Button>
      )}
      {may('missTransfer') && (
        <Button
          variant="secondary"
          onClick={() => void take({ does: 'missTransfer', at: Date.now() })}
        >
          {MONEY_MISSED}
        </Button>
      )}
      {isNotSaved && (
        <Notice tone="careful" isUrgent>
          {NOT_SAVED}
        </Notice>
      )}
    </section>
  );
}

function titleOf(money: Money | null): string {
  if (money === null) return MONEY_LATE_TITLE;
  return money === 'done' ? MONEY_DONE_TITLE : MONEY_TITLE;
}

function Standing({ order, money }: { order: DeskOrder; money: Money | null }): Elements {
  const { refundAskedAt, transferMissedAt } = order;
  switch (money) {
    case 'check':
      return <p>{CHECK_FIRST}</p>;
    case 'part':
      return <p>{DUE_PART}</p>;
    case 'due':
      if (order.paymentMethod === 'NEFT') return <p>{DUE_TRANSFER}</p>;
      if (order.paymentMethod === 'cod') return <p>{DUE_CASH}</p>;
      return (
        <>
          <p>{DUE_ONLINE}</p>
          <p className="desk-soft">{DUE_ONLINE_HOW}</p>
        </>
      );
    case 'asked':
      if (!refundAskedAt) return <p>{owesPart(order) ? ASKED_PART : ASKED_BY_ITSELF}</p>;
      return (
        <p>
          <Sentence text={ASKED_BY_YOU} parts={{ moment: <RelativeTime at={refundAskedAt} /> }} />
        </p>
      );
    case 'failed':
      return <p>{FAILED}</p>;
    case 'done':
      return <Done order={order} />;
    case null:
      return (
        <>
          {transferMissedAt ? (
            <p>
              <Sentence text={MISSED_ON} parts={{ day: <DateTime at={transferMissedAt} /> }} />
            </p>
          ) : null}
          <p className="desk-soft">{MONEY_CAME_LATE_WHY}</p>
        </>
      );
  }
}

/** The last part that went back of an order that goes on, or went on then. */
function PartBack({ order: { partBack } }: { order: DeskOrder }) {
  if (!partBack) return null;
  const { paise, at, reference, way = 'transfer' } = partBack;
  return (
    <p className="desk-soft desk-screen-only">
      <Sentence
        text={partBackWords(formatPaise(paise), way)}
        parts={{ day: <DateTime at={at} hasTime />, reference: <strong>{reference}</strong> }}
      />
    </p>
  );
}

function Done({ order: { refundedAt, refundWay, refundReference } }: { order: DeskOrder }) {
  return (
    <>
      <p>
        {refundedAt && refundWay ? (
          <Sentence
            text={DONE_ON}
            parts={{
              day: <DateTime at={refundedAt} hasTime />,
              way: <span>{WAYS[refundWay]}</span>,
            }}
          />
        ) : (
          DONE_SOMETIME
        )}
      </p>
      {refundReference && (
        <p>
          {DONE_REFERENCE}: <strong>{refundReference}</strong>
        </p>
      )}
    </>
  );
}

/** The merchant has sent the money from the bank, and copies the bank's reference. */
function ByHand({ label, onGiven }: { label: string; onGiven(reference: string): void }) {
  const [reference, setReference] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  return (
    <form
      className="desk-steps"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const typed = reference.trim();
        setIsMissing(!typed);
        if (typed) onGiven(typed);
      }}
    >
      <Field
        label={REFERENCE}
        hint={REFERENCE_HINT}
        error={isMissing ? NO_REFERENCE : undefined}
        value={reference}
        maxLength={MAX_TRANSACTION_ID_LENGTH}
        autoCapitalize="characters"
        autoComplete="off"
        onChange={(event) => setReference(event.currentTarget.value)}
      />
      <Button type="submit" variant="secondary">
        {label}
      </Button>
    </form>
  );
}
