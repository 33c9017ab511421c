// What happened to an order, and who did it, from its fields before and after a change. Pure; a function records it.
import * as v from 'valibot';
import { type EditedValue, isSame } from '../editing/edited-fields.ts';
import { AmendmentFields } from './amendment.ts';
import type { OrderStepRecord } from './order-record.ts';

type Fields = Readonly<Record<string, unknown>>;
type Change = { before: Fields; after: Fields };
/** `desk`: whoever signed the change. */
type Who = 'desk' | 'shopper' | 'shop';
type Noticed = {
  does: OrderStepRecord['does'];
  when(change: Change): boolean;
  who: Who | ((change: Change) => Who);
  what?(change: Change): string;
};

const became =
  (field: string, value: unknown) =>
  ({ before, after }: Change) =>
    after[field] === value && before[field] !== value;
/** It has a value now, and had none or another one before. */
const came =
  (field: string) =>
  ({ before, after }: Change) =>
    Boolean(after[field]) && after[field] !== before[field];
const grew = (field: string, { before, after }: Change) =>
  listIn(after, field).length > listIn(before, field).length;
const was = (status: string, { before }: Change) => before.deliveryStatus === status;
const isOnWay = ({ deliveryStatus }: Fields) => deliveryStatus === 'shipped';
const isPartSent = ({ firstParcel }: Fields) => Boolean(firstParcel);
const parcelOf = ({ courier, trackingNumber }: Fields) =>
  [courier, trackingNumber].filter(Boolean).join(' ');
/** The last part that was given back: its reference, and by whom. */
const lastPart = ({ partBack }: Fields) => v.parse(AmendmentFields, { partBack }).partBack;
const partOf = (fields: Fields) => lastPart(fields)?.reference ?? '';
const wayOf = (fields: Fields) => lastPart(fields)?.way;
const textOf = (field: string) => (change: Change) => String(change.after[field] ?? '');

/** In the order in which one change lists what it did. */
const NOTICED: readonly Noticed[] = [
  { does: 'released', when: came('releasedAt'), who: 'desk' },
  {
    does: 'accepted',
    when: (it) => came('acceptedAt')(it) && !it.after.releasedAt,
    who: 'shop',
  },
  {
    does: 'held',
    when: became('deliveryStatus', 'pending'),
    who: 'shop',
    what: textOf('heldReason'),
  },
  { does: 'amended', when: (it) => grew('amendments', it), who: 'desk' },
  {
    does: 'address',
    when: ({ before, after }) =>
      !isSame(before.address as EditedValue, after.address as EditedValue) && !after.unnamedAt,
    who: (it) => (came('addressCorrectedAt')(it) ? 'desk' : 'shopper'),
  },
  {
    does: 'transfer',
    when: came('transactionId'),
    who: 'shopper',
    what: textOf('transactionId'),
  },
  { does: 'packed', when: became('packed', true), who: 'desk' },
  {
    does: 'unpacked',
    when: (it) => it.before.packed === true && it.after.packed === false,
    who: 'desk',
  },
  {
    does: 'first-parcel',
    when: ({ before, after }) => isPartSent(after) && !isPartSent(before),
    who: 'desk',
    what: ({ after }) => parcelOf(Object(after.firstParcel)),
  },
  {
    does: 'first-parcel-back',
    when: ({ before, after }) => isPartSent(before) && !isPartSent(after),
    who: 'desk',
  },
  {
    does: 'shipped',
    when: (it) => became('deliveryStatus', 'shipped')(it) && !was('delivered', it),
    who: 'desk',
    what: ({ after }) => parcelOf(after),
  },
  {
    does: 'unshipped',
    when: (it) => became('deliveryStatus', 'processing')(it) && was('shipped', it),
    who: 'desk',
  },
  {
    does: 'parcel',
    when: ({ before, after }) =>
      isOnWay(before) && isOnWay(after) && parcelOf(before) !== parcelOf(after),
    who: 'desk',
    what: ({ after }) => parcelOf(after),
  },
  { does: 'delivered', when: became('deliveryStatus', 'delivered'), who: 'desk' },
  {
    does: 'undelivered',
    when: (it) => became('deliveryStatus', 'shipped')(it) && was('delivered', it),
    who: 'desk',
  },
  {
    does: 'paid',
    when: became('status', 'success'),
    who: ({ after }) => (after.paymentMethod === 'online_payment' ? 'shop' : 'desk'),
  },
  {
    does: 'cancelled',
    when: (it) => became('deliveryStatus', 'cancel')(it) && !it.after.cameBackAt,
    who: whoCancelled,
  },
  { does: 'came-back', when: came('cameBackAt'), who: 'desk' },
  { does: 'missed', when: came('transferMissedAt'), who: 'desk' },
  {
    does: 'refund-asked',
    when: became('refund', 'asked'),
    who: (it) => (came('refundAskedAt')(it) ? 'desk' : 'shop'),
  },
  { does: 'refund-failed', when: became('refund', 'failed'), who: 'shop' },
  {
    does: 'refunded',
    when: became('refund', 'done'),
    who: ({ after }) => (after.refundWay === 'transfer' ? 'desk' : 'shop'),
    what: textOf('refundReference'),
  },
  {
    does: 'part-refunded',
    when: ({ before, after }) => partOf(after) !== '' && partOf(after) !== partOf(before),
    who: ({ after }) => (wayOf(after) === 'online' ? 'shop' : 'desk'),
    what: ({ after }) => partOf(after),
  },
  { does: 'paper-asked', when: came('paperAskedAt'), who: 'desk' },
  {
    does: 'paper',
    when: (it) => grew('papers', it),
    who: 'shop',
    what: ({ before, after }) => {
      const known = listIn(before, 'papers');
      return listIn(after, 'papers')
        .filter((it) => !known.includes(it))
        .join(', ');
    },
  },
];

/**
 * What a change of `users/{uid}/orders/{orderId}` did, from its stored fields before and after. `event`, `at`: the id
 * and the time (ms) of its event.
 */
export function stepsOfChange(
  change: Change,
  { event, at }: Pick<OrderStepRecord, 'event' | 'at'>,
): OrderStepRecord[] {
  return NOTICED.filter(({ when }) => when(change)).map(({ does, who, what }, nth) => {
    const said = what?.(change);
    const by = typeof who === 'function' ? who(change) : who;
    return {
      event: nth === 0 ? event : `${event} ${nth + 1}`,
      at,
      does,
      by: by === 'desk' ? authorOf(change) : by,
      ...(said && { what: said }),
    };
  });
}

/** Who signed the change; what the console changes is not signed. */
function authorOf({ before, after }: Change): string {
  const isSigned = momentOf(after.changedAt) !== momentOf(before.changedAt);
  return isSigned && typeof after.changedBy === 'string' ? after.changedBy : 'shop';
}

/** A phone that takes back an order it had not heard of does not say so. */
function whoCancelled({ after }: Change): Who {
  if (after.cancelledBy === 'merchant') return 'desk';
  return after.cancelledBy === 'shop' ? 'shop' : 'shopper';
}

/** Firestore's times are objects; their primitive values can be compared. */
function momentOf(stamp: unknown): unknown {
  return typeof stamp === 'object' && stamp !== null ? String(stamp.valueOf()) : stamp;
}

function listIn(fields: Fields, name: string): readonly unknown[] {
  const list = fields[name];
  return Array.isArray(list) ? list : [];
}
