import { useRef, useState } from 'react';
import type { DeskOrder } from '#domain/device/tables.ts';
import { type HeldChoice, type HeldOrder, termsOf } from '#domain/order/desk/held-order.ts';
import type { OrderStep } from '#domain/order/desk/order-steps.ts';
import { Button } from '#ui/form/Button.tsx';
import { Dialog, DialogAnswers } from '#ui/layout/Dialog.tsx';
import {
  acceptAt,
  CANNOT_BE_TAKEN,
  CUSTOMER_IS_TOLD,
  DO_NOT_TAKE,
  TAKE_ALL_THE_SAME,
  TOO_FEW_MEANS,
  TOO_FEW_TITLE,
  tooFewWords,
} from './messages.ts';
import { useHeldOrder } from './use-held-order.ts';

type AcceptProps = { order: DeskOrder; onTake(step: OrderStep): void };

/** Takes an order on hold: a button for today's prices, and one for those that the customer saw if they differ. */
export function AcceptHeld({ order, onTake }: AcceptProps) {
  const held = useHeldOrder(order);
  const [asked, setAsked] = useState<HeldChoice | null>(null);
  // Its goods are reserved already, at its own prices.
  if (order.acceptedAt) {
    const take = () => onTake({ does: 'release', releasedAt: Date.now() });
    return <Button onClick={take}>{acceptAt(order.totalPaise)}</Button>;
  }
  if (!held) return null;
  const { choices, tooFew } = held;
  if (choices.length === 0) return <p className="desk-standing">{CANNOT_BE_TAKEN}</p>;
  const take = (choice: HeldChoice) => {
    const terms = termsOf(choice, held);
    const { linePaise, charges } = choice;
    onTake({ does: 'release', releasedAt: Date.now(), terms, linePaise, charges });
  };
  return (
    <>
      {choices.map((choice, at) => (
        <Button
          key={choice.prices}
          variant={at === 0 ? 'primary' : 'secondary'}
          onClick={() => (tooFew.length > 0 ? setAsked(choice) : take(choice))}
        >
          {acceptAt(choice.totalPaise, choice.prices, choices[1 - at]?.totalPaise)}
        </Button>
      ))}
      {choices.some(({ totalPaise }) => totalPaise !== order.totalPaise) && (
        <p className="desk-soft">{CUSTOMER_IS_TOLD}</p>
      )}
      {asked && (
        <TooFewDialog
          tooFew={tooFew}
          onLeave={() => setAsked(null)}
          onTake={() => {
            setAsked(null);
            take(asked);
          }}
        />
      )}
    </>
  );
}

type TooFewProps = { tooFew: HeldOrder['tooFew']; onLeave(): void; onTake(): void };

function TooFewDialog({ tooFew, onLeave, onTake }: TooFewProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <Dialog title={TOO_FEW_TITLE} dialog={dialog} onClose={onLeave}>
      <ul>
        {tooFew.map(({ name, wanted, pieces }) => (
          <li key={name}>{tooFewWords(name, wanted, pieces)}</li>
        ))}
      </ul>
      <p>{TOO_FEW_MEANS}</p>
      <DialogAnswers>
        <Button onClick={() => dialog.current?.close()}>{DO_NOT_TAKE}</Button>
        <Button variant="secondary" onClick={onTake}>
          {TAKE_ALL_THE_SAME}
        </Button>
      </DialogAnswers>
    </Dialog>
  );
}
