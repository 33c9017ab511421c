import { useState } from 'react';
import { landmarkLine } from '#domain/shared/messages.ts';
import { inEnglish } from '#engine/texts/speak.ts';
import { Button } from '#ui/form/Button.tsx';
import { CALL, CALL_SECOND, COPY_ADDRESS, DELIVER_TO, MAP } from '../../messages.ts';
import { CorrectAddress } from '../CorrectAddress.tsx';
import type { ShownOrder } from '../use-desk-orders.ts';
import { copyText } from './copy-text.ts';

/** Where an order goes, and how to reach its receiver. */
export function OrderAddress({ shown }: { shown: ShownOrder }) {
  const [outcome, setOutcome] = useState('');
  const { name, address, city, state, zipcode, phone, landmark, otherPhone } = shown.order.address;
  const lines = () =>
    [
      ...[name, address, landmark && landmarkLine(landmark), `${city} ${zipcode}`.trim(), state],
      ...[phone, otherPhone].map((number) => number && `+91 ${number}`),
    ]
      .filter(Boolean)
      .join('\n');
  // For the courier.
  const copy = () => void copyText(inEnglish(lines)).then(setOutcome);
  const place = encodeURIComponent([address, city, state, zipcode].filter(Boolean).join(', '));
  return (
    <section className="desk-card" aria-labelledby="deliver-to">
      <h2 id="deliver-to">{DELIVER_TO}</h2>
      <address className="desk-address">{lines()}</address>
      <p className="desk-links desk-screen-only">
        <Button variant="link" onClick={copy}>
          {COPY_ADDRESS}
        </Button>
        <a
          href={`https://www.google.com/maps/search/?api=1&query=${place}`}
          target="_blank"
          rel="noreferrer"
        >
          {MAP}
        </a>
        {phone && <a href={`tel:+91${phone}`}>{CALL}</a>}
        {otherPhone && <a href={`tel:+91${otherPhone}`}>{CALL_SECOND}</a>}
        <span role="status">{outcome}</span>
      </p>
      <CorrectAddress shown={shown} />
    </section>
  );
}
