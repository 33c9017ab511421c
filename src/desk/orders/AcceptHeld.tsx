import { useId, useRef, useState } from 'react';
import type { DeskOrder } from '#domain/device/tables.ts';
import { type HeldChoice, type HeldOrder, termsOf } from '#domain/order/desk/held-order.ts';
import type { OrderStep } from '#domain/order/desk/order-steps.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { Button } from '#ui/form/Button.tsx';
import { Dialog, DialogAnswers } from '#ui/layout/Dialog.tsx';
import {
  AT_WHICH_PRICES,
  CANNOT_BE_TAKEN,
  CHOICE_WORDS,
  CUSTOMER_IS_TOLD,
  DO_NOT_TAKE,
  TAKE_ALL_THE_SAME,
  TOO_FEW_MEANS,
  TOO_FEW_TITLE,
  takeFor,
  tooFewWords,
} from './messages.ts';
import { useHeldOrder } from './use-held-order.ts';
import './HeldOrder.css';

type AcceptProps = { order: DeskOrder; onTake(step: OrderStep): void };

/** Takes an order on hold, at today's prices unless the merchant chooses the prices that the customer saw. */
export function AcceptHeld({ order, onTake }: AcceptProps) {
  const held = useHeldOrder(order);
  const [wanted, setWanted] = useState<HeldChoice['prices']>('today');
  const [isAsking, setIsAsking] = useState(false);
  // Its goods are reserved already, at its own prices.
  if (order.acceptedAt) {
    const take = () => onTake({ does: 'release', releasedAt: Date.now() });
    return <Button onClick={take}>{takeFor(order.totalPaise)}</Button>;
  }
  if (!held) return null;
  const choice = held.choices.find(({ prices }) => prices === wanted) ?? held.choices[0];
  if (!choice) return <p className="desk-standing">{CANNOT_BE_TAKEN}</p>;
  const take = () => {
    const terms = termsOf(choice, held);
    const { linePaise } = choice;
    onTake({ does: 'release', releasedAt: Date.now(), terms, linePaise });
  };
  return (
    <>
      {held.choices.length > 1 && (
        <PriceChoice choices={held.choices} chosen={choice} onChoose={setWanted} />
      )}
      {choice.totalPaise !== order.totalPaise && <p className="desk-soft">{CUSTOMER_IS_TOLD}</p>}
      <Button onClick={() => (held.tooFew.length > 0 ? setIsAsking(true) : take())}>
        {takeFor(choice.totalPaise)}
      </Button>
      {isAsking && (
        <TooFewDialog
          tooFew={held.tooFew}
          onLeave={() => setIsAsking(false)}
          onTake={() => {
            setIsAsking(false);
            take();
          }}
        />
      )}
    </>
  );
}

type ChoiceProps = {
  choices: readonly HeldChoice[];
  chosen: HeldChoice;
  onChoose(prices: HeldChoice['prices']): void;
};

function PriceChoice({ choices, chosen, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <fieldset className="desk-held__choice">
      <legend>{AT_WHICH_PRICES}</legend>
      {choices.map(({ prices, totalPaise }) => (
        <label key={prices} htmlFor={`${id}-${prices}`}>
          <input
            type="radio"
            name={id}
            id={`${id}-${prices}`}
            checked={prices === chosen.prices}
            onChange={() => onChoose(prices)}
          />
          <span>{`${CHOICE_WORDS[prices]}: ${formatPaise(totalPaise)}`}</span>
        </label>
      ))}
    </fieldset>
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
