import { useEffect, useRef } from 'react';
import { type KnownNumber, knownNumber } from '#domain/order/desk/phone-order-form.ts';
import { readablePhone } from '#domain/quotation/offered-quotation.ts';
import { DEFAULT_COUNTRY_CODE } from '#domain/shared/limits.ts';
import { Button } from '#ui/form/Button.tsx';
import { useDeskOrders } from '../orders/use-desk-orders.ts';
import * as messages from './messages.ts';
import { usePhoneOrders } from './use-phone-orders.ts';
import './ReadBack.css';

type Typed = {
  /** Ten digits. */
  phone: string;
  name: string;
};

/** The number in groups, and its owner as far as this phone knows. */
export function ReadNumber({ phone, name }: Typed) {
  const known = useKnownNumber(phone, name);
  return (
    <p className="desk-read-number" role="status">
      <strong>{grouped(phone)}</strong>
      {known && (
        <span className={known.is === 'other' ? 'desk-asks' : 'desk-soft'}>
          {wordsOf(known, name)}
        </span>
      )}
    </p>
  );
}

/** Asks for confirmation before an order goes into the account of this number. */
export function ReadBack({ phone, name, onYes, onNo }: Typed & { onYes(): void; onNo(): void }) {
  const known = useKnownNumber(phone, name);
  const question = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    question.current?.focus({ preventScroll: true });
    // Clear of the navigation bar below.
    question.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <fieldset className="desk-read-back" aria-labelledby="read-back" ref={question} tabIndex={-1}>
      <p className="desk-read-number">
        <strong id="read-back">{messages.isNumberRight(grouped(phone))}</strong>
        <span>{messages.READ_IT_BACK}</span>
      </p>
      {known?.is === 'other' && <p className="desk-asks">{wordsOf(known, name)}</p>}
      <div className="desk-links">
        <Button onClick={onYes}>{messages.NUMBER_IS_RIGHT}</Button>
        <Button variant="secondary" onClick={onNo}>
          {messages.CHANGE_NUMBER}
        </Button>
      </div>
    </fieldset>
  );
}

/** Looks the number up in the orders on this phone, unsent ones too; undefined while loading. */
function useKnownNumber(phone: string, name: string): KnownNumber | undefined {
  const placed = useDeskOrders();
  const taken = usePhoneOrders();
  if (!placed || !taken) return undefined;
  const orders = [
    ...placed.map(({ order }) => ({ ...order.address, placedAt: order.timestamp })),
    ...taken.map(({ order }) => ({ ...order.address, placedAt: order.createdAt })),
  ];
  return knownNumber(phone, name, orders);
}

function wordsOf(known: KnownNumber, typed: string): string {
  if (known.is === 'new') return messages.NEW_NUMBER;
  return known.is === 'known'
    ? messages.lastOrderWasFor(known.name)
    : messages.otherNameBefore(known.name, typed.trim());
}

function grouped(phone: string): string {
  return readablePhone(`+${DEFAULT_COUNTRY_CODE}${phone}`);
}
