import { deviceDatabase } from '#core/device/database/database.ts';
import { discard, retryNow } from '#core/sync/outbox/retry-and-discard.ts';
import { acceptAsked } from '#core/sync/writes/desk-question.ts';
import { deskKinds } from '#core/sync/writes/desk-registry.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Button } from '#ui/form/Button.tsx';
import { DO_IT_ALL_THE_SAME, LEAVE_IT, NOW_IT_IS, TRY_AGAIN, YOU_SAW } from '../messages.ts';
import {
  MAKE_SOLD_OUT,
  notSent,
  PRODUCT_GONE,
  priceMoved,
  refusedPieces,
  refusedPrice,
  rupeeWords,
  tooFew,
  waitsWords,
  YOU_WANT,
} from './messages.ts';
import type { WaitingChange, WaitingPrice } from './use-desk-stock.ts';

/** What of a product is not sent yet; and where it has moved meanwhile, how it stands, and what to do. */
export function StockNotes({ waiting }: { waiting: readonly WaitingChange[] }) {
  const going = waiting.filter(({ state }) => state === 'waits');
  const by = going.reduce((sum, it) => sum + (it.is === 'pieces' ? it.by : 0), 0);
  const price = going.findLast((it) => it.is === 'price')?.price ?? null;
  const words = waitsWords(by, price);
  return (
    <>
      {words !== '' && (
        <Notice>
          <p>{notSent(words)}</p>
        </Notice>
      )}
      {waiting
        .filter(({ state }) => state !== 'waits')
        .map((change) => (
          <Notice key={change.seq} tone="careful">
            <Question change={change} />
          </Notice>
        ))}
    </>
  );
}

function Question({ change }: { change: WaitingChange }) {
  const { seq, state } = change;
  const database = deviceDatabase();
  const isRefused = state === 'refused';
  const isPieces = change.is === 'pieces';
  const stands = isPieces ? change.left : change.now;
  const mayAccept = stands !== null && (!isPieces || stands > 0);
  return (
    <>
      <p>{isRefused ? refusedWords(change) : askWords(change, stands)}</p>
      {!isRefused && !isPieces && stands !== null && <Prices change={change} now={stands} />}
      <p className="desk-links">
        <Button
          variant="secondary"
          onClick={() => void discard(database, deskKinds, seq, Date.now())}
        >
          {LEAVE_IT}
        </Button>
        {isRefused && <Button onClick={() => void retryNow(database, seq)}>{TRY_AGAIN}</Button>}
        {!isRefused && mayAccept && (
          <Button onClick={() => void acceptAsked(database, seq)}>
            {isPieces ? MAKE_SOLD_OUT : DO_IT_ALL_THE_SAME}
          </Button>
        )}
      </p>
    </>
  );
}

function Prices({ change, now }: { change: WaitingPrice; now: number }) {
  const both = [
    [YOU_SAW, change.upon],
    [YOU_WANT, change.price],
    [NOW_IT_IS, now],
  ] as const;
  return (
    <dl className="desk-both">
      {both.map(([name, rupees]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{rupeeWords(rupees)}</dd>
        </div>
      ))}
    </dl>
  );
}

function askWords(change: WaitingChange, stands: number | null): string {
  if (stands === null) return PRODUCT_GONE;
  return change.is === 'pieces' ? tooFew(change.by, stands) : priceMoved(change.price);
}

function refusedWords(change: WaitingChange): string {
  return change.is === 'pieces' ? refusedPieces(change.by) : refusedPrice(change.price);
}
