import { useState } from 'react';
import { useReachability } from '#browser/sync/use-reachability.ts';
import { CLOSED_KEPT_MS } from '#domain/order/desk/desk-orders.ts';
import { QUEUES } from '#domain/order/desk/order-queues.ts';
import { dayWords } from '#domain/shared/day-in-india.ts';
import { DAY_MS } from '#engine/limits.ts';
import { Button } from '#ui/form/Button.tsx';
import { Field, Select } from '#ui/form/Field.tsx';
import { useOwnDesk } from '../frame/use-merchant.ts';
import { QUEUE_NAMES } from '../messages.ts';
import {
  ALL_LISTS,
  BY_DATE,
  chosenWords,
  DAYS_WRONG,
  FROM,
  LIST,
  OLDER_FAILED,
  OLDER_NEED_NETWORK,
  OLDER_READ,
  onlySince,
  READ_OLDER,
  READING_OLDER,
  someUnread,
  TO,
  tickedOrders,
  WHICH_ORDERS,
} from './messages.ts';
import { type OlderOrders, readOlderOrders } from './read-older.ts';
import { beginOfDay, type useChosenOrders } from './use-chosen-orders.ts';

type ChooseOrdersProps = {
  chosen: ReturnType<typeof useChosenOrders>;
  onOlder(older: OlderOrders): void;
};

/** Chooses the orders of a table, and says what this phone does not hold. */
export function ChooseOrders({ chosen, onOlder }: ChooseOrdersProps) {
  const { orders, choice, change, ticked, isTicked } = chosen;
  return (
    <section className="desk-card">
      {ticked > 0 && (
        <Select
          label={WHICH_ORDERS}
          value={isTicked ? 'ticked' : 'days'}
          options={[
            { value: 'ticked', words: tickedOrders(ticked) },
            { value: 'days', words: BY_DATE },
          ]}
          onChange={({ currentTarget: { value } }) =>
            change({ of: value === 'ticked' ? 'ticked' : 'days' })
          }
        />
      )}
      {!isTicked && (
        <>
          <div className="desk-table__days">
            <Field
              label={FROM}
              type="date"
              value={choice.from}
              onChange={({ currentTarget }) => change({ from: currentTarget.value })}
            />
            <Field
              label={TO}
              type="date"
              value={choice.to}
              onChange={({ currentTarget }) => change({ to: currentTarget.value })}
            />
            <Select
              label={LIST}
              value={choice.queue ?? ''}
              options={[
                { value: '', words: ALL_LISTS },
                ...QUEUES.map((value) => ({ value, words: QUEUE_NAMES[value] })),
              ]}
              onChange={({ currentTarget: { value } }) =>
                change({ queue: QUEUES.find((it) => it === value) ?? null })
              }
            />
          </div>
          <Older from={choice.from} onOlder={onOlder} />
        </>
      )}
      {orders !== undefined && (
        <p role="status">{orders === null ? DAYS_WRONG : chosenWords(orders.length)}</p>
      )}
    </section>
  );
}

type OlderProps = { from: string; onOlder: ChooseOrdersProps['onOlder'] };

/** Closed orders of days that this phone no longer keeps. */
function Older({ from, onOlder }: OlderProps) {
  const { uid, readAt } = useOwnDesk();
  const reachability = useReachability();
  const [read, setRead] = useState<{ since: number; unread: number } | 'reading' | 'failed'>();
  // A finished order leaves this phone in the course of a day: the first whole day is the next one.
  const wholeFrom = (readAt ?? Date.now()) - CLOSED_KEPT_MS + DAY_MS;
  const since = beginOfDay(from);
  if (since === null || since >= wholeFrom) return null;
  if (typeof read === 'object' && read.since <= since) {
    return <p>{read.unread > 0 ? someUnread(read.unread) : OLDER_READ}</p>;
  }
  async function press(moment: number) {
    setRead('reading');
    const older = await readOlderOrders(uid, moment);
    if (older) onOlder(older);
    setRead(older ? { since: moment, unread: older.unread } : 'failed');
  }
  return (
    <>
      <p className="desk-standing">{onlySince(dayWords(wholeFrom))}</p>
      {read === 'reading' && <p role="status">{READING_OLDER}</p>}
      {read === 'failed' && <p role="alert">{OLDER_FAILED}</p>}
      {read !== 'reading' && (
        <div>
          <Button
            variant="secondary"
            why={reachability === 'unreachable' ? OLDER_NEED_NETWORK : null}
            onClick={() => void press(since)}
          >
            {READ_OLDER}
          </Button>
        </div>
      )}
    </>
  );
}
