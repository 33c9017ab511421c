// What the desk keeps about an order beside it, where its shopper cannot read it: a private note, and who did what when.
import * as v from 'valibot';
import { DocumentId } from '#engine/lib/identifiers.ts';

/** The longest private note, in characters, and in code units. Source: security rules. */
export const MAX_PRIVATE_NOTE_LENGTH = 2_000;
export const MAX_PRIVATE_NOTE_CODE_UNITS = 6_000;

/** Steps that a record keeps: the newest. */
export const KEPT_STEPS = 100;

/** The names of what can happen to an order. */
const RecordedStep = v.picklist([
  'created',
  'accepted',
  'held',
  'released',
  'amended',
  'address',
  'transfer',
  'paid',
  'missed',
  'packed',
  'unpacked',
  'first-parcel',
  'first-parcel-back',
  'shipped',
  'unshipped',
  'parcel',
  'delivered',
  'undelivered',
  'cancelled',
  'came-back',
  'refund-asked',
  'refund-failed',
  'refunded',
  'part-refunded',
  'paper',
  'paper-asked',
]);
export type RecordedStep = v.InferOutput<typeof RecordedStep>;

/**
 * One thing that happened, as a function recorded it. `event`: the id of its event, so that it counts once; `at` in ms,
 * server time; `by`: an account at the desk, 'shopper', or 'shop' (a function, or the console); `phone`: of that
 * account, as it was then; `what`: courier and number, a reason's name, a reference.
 */
export const OrderStepRecord = v.object({
  event: v.string(),
  at: v.number(),
  does: RecordedStep,
  by: v.string(),
  phone: v.optional(v.string()),
  what: v.optional(v.string()),
});
export type OrderStepRecord = v.InferOutput<typeof OrderStepRecord>;

/** Steps of a later version, whose names this one does not know, are left out. */
const Steps = v.pipe(
  v.array(v.unknown()),
  v.transform((all) => all.filter((it) => v.is(OrderStepRecord, it))),
);

/** The fields of `orderRecords/{orderId}` besides author and time; the merchant writes the note, a function the steps. */
export const OrderRecord = v.object({
  customer: DocumentId,
  note: v.fallback(v.string(), ''),
  steps: v.fallback(Steps, []),
});
export type OrderRecord = v.InferOutput<typeof OrderRecord>;

/** These steps and the recorded ones in the order of time, without those that were dropped; null if none is new. */
export function withSteps(
  recorded: readonly OrderStepRecord[],
  news: readonly OrderStepRecord[],
): OrderStepRecord[] | null {
  const known = new Set(recorded.map(({ event }) => event));
  const fresh = news.filter(({ event }) => !known.has(event));
  if (fresh.length === 0) return null;
  return [...recorded, ...fresh].sort((one, other) => one.at - other.at).slice(-KEPT_STEPS);
}
