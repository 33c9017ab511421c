import { memo, useMemo } from 'react';
import { Button, LinkButton } from '#ui/form/Button.tsx';
import { useOwnDesk } from '../frame/use-merchant.ts';
import { StepButton } from '../orders/StepButton.tsx';
import { tickAlso, tickedOf, tickKey, tickOrders, useTickedKeys } from '../orders/ticked-orders.ts';
import type { ShownOrder } from '../orders/use-desk-orders.ts';
import {
  andTellAll,
  LABELS,
  markDelivered,
  markDeliveredToCourier,
  markDeliveredWithCash,
  markPacked,
  PICK_LIST,
  shipWords,
  TABLE,
  TICKED,
  tickedWords,
  UNTICK_ALL,
  yesMark,
} from './messages.ts';
import { OutcomeNote } from './OutcomeNote.tsx';
import './Several.css';
import { deliveredAs, isCashDue, type SharedStep, takesPart } from './take-each.ts';
import { useTakeSeveral } from './use-take-several.ts';

/** While orders are ticked: the steps and papers for all of them at once, above the bar of the desk. */
export const SeveralBar = memo(function SeveralBar({ orders }: { orders: readonly ShownOrder[] }) {
  const keys = useTickedKeys();
  const ticked = useMemo(() => tickedOf(orders, keys), [orders, keys]);
  const { role } = useOwnDesk();
  const { take, outcome, forget } = useTakeSeveral(orders);
  if (ticked.length === 0 && !outcome) return null;
  const part = (does: SharedStep['does']) => ticked.filter((it) => takesPart(does, it, role));
  const [toPack, toShip, onTheWay] = [part('pack').length, part('ship').length, part('deliver')];
  async function deliver(isCashTaken: boolean) {
    const done = await take(ticked, 'deliver', (order) => deliveredAs(order, isCashTaken));
    tickAlso(done.map(tickKey), false);
  }
  const delivered = (label: string, isCashTaken: boolean, isSecond = false) => (
    <StepButton
      key={label}
      label={label}
      tells
      second={andTellAll(label)}
      variant={isSecond ? 'secondary' : 'primary'}
      onTake={() => void deliver(isCashTaken)}
    />
  );
  const hasCash = onTheWay.some(({ order }) => isCashDue(order));
  return (
    <section className="desk-several" aria-label={TICKED}>
      {outcome && <OutcomeNote outcome={outcome} onClose={forget} />}
      {ticked.length > 0 && (
        <>
          <p className="desk-several__count">
            <strong role="status">{tickedWords(ticked.length)}</strong>
            <Button variant="link" onClick={() => tickOrders([])}>
              {UNTICK_ALL}
            </Button>
          </p>
          <div className="desk-several__steps">
            {toPack > 0 && (
              // What is packed stays ticked: labels and shipping come next.
              <StepButton
                key={toPack}
                label={markPacked(toPack)}
                tells
                second={yesMark(markPacked(toPack))}
                onTake={() => void take(ticked, 'pack', () => ({ does: 'pack' }))}
              />
            )}
            {toShip > 0 && (
              <LinkButton to="/desk/ship" variant={toPack > 0 ? 'secondary' : 'primary'}>
                {shipWords(toShip)}
              </LinkButton>
            )}
            {hasCash && delivered(markDeliveredWithCash(onTheWay.length), true)}
            {hasCash && delivered(markDeliveredToCourier(onTheWay.length), false, true)}
            {!hasCash && onTheWay.length > 0 && delivered(markDelivered(onTheWay.length), false)}
          </div>
          <p className="desk-several__papers">
            <LinkButton variant="secondary" to="/desk/labels">
              {LABELS}
            </LinkButton>
            <LinkButton variant="secondary" to="/desk/pick">
              {PICK_LIST}
            </LinkButton>
            {role === 'merchant' && (
              <LinkButton variant="secondary" to="/desk/table">
                {TABLE}
              </LinkButton>
            )}
          </p>
        </>
      )}
    </section>
  );
});
