import { useEffect } from 'react';
import { loadUntilThere } from '#browser/load-until-there.ts';
import { useLiveQuery } from '#browser/sync/use-live-query.ts';
import { useReachability } from '#browser/sync/use-reachability.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import { SENT_FROM_HERE, sentMessageSays } from '#domain/message/messages.ts';
import { readSentMessages, type SentMessage } from '#domain/message/sent-messages.ts';
import { shortNumber } from '#domain/shared/short-number.ts';
import { yourNumber } from './messages.ts';
import './SentMessages.css';

/** The messages of a form that were sent from this phone, each with its number, and what the shop has said to it. */
export function SentMessages({ of }: { of: SentMessage['of'] }) {
  const sent = useLiveQuery(() => readSentMessages(deviceDatabase(), of, Date.now()), [of], []);
  const isReachable = useReachability() === 'reachable';
  useEffect(() => {
    if (isReachable) void askShop(of);
  }, [isReachable, of]);
  if (sent.length === 0) return null;
  return (
    <ul className="form__sent" aria-label={SENT_FROM_HERE}>
      {sent.map((message) => (
        <li key={message.id}>
          <strong>{yourNumber(shortNumber(message.id))}</strong>{' '}
          <span>{sentMessageSays(message)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Asks about those that arrived before this screen was opened and are not answered; loads nothing without one. */
async function askShop(of: SentMessage['of']): Promise<void> {
  const open = (await readSentMessages(deviceDatabase(), of, Date.now())).filter(
    ({ sentAt, said }) => sentAt !== null && said !== 'answered',
  );
  if (open.length === 0) return;
  const loaded = await loadUntilThere(() => import('#browser/sync/refresh-sent-messages.ts'));
  await loaded?.refreshSentMessages(open.map(({ id }) => id));
}
