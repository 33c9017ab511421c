// The desk's inbox: what shoppers send to the merchant, and the merchant's marks.
import * as v from 'valibot';
import { DocumentId } from '#engine/lib/identifiers.ts';
import { dateInIndia } from '../shared/day-in-india.ts';
import { MAX_STARS } from '../shared/limits.ts';

/** The collections that feed the inbox; enquiries are mirrored separately. */
export const INBOX_OF = ['queries', 'contact-us', 'services', 'reviews'] as const;
export type InboxOf = (typeof INBOX_OF)[number];

export const Message = v.object({
  name: v.string(),
  phone: v.string(),
  email: v.string(),
  message: v.string(),
});
/** `fileURL`: the address of its file, which only a merchant may fetch. */
export const Feedback = v.object({
  name: v.string(),
  description: v.string(),
  fileURL: v.optional(v.string(), ''),
});
export const ReviewToJudge = v.object({
  userId: DocumentId,
  productId: v.string(),
  customerName: v.string(),
  productName: v.string(),
  review: v.string(),
  stars: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_STARS))),
  timestamp: v.number(),
  published: v.boolean(),
});

/** `at`: arrival, ms. */
export type InboxItem = { id: string; at: number } & (
  | ({ of: 'contact-us' } & v.InferOutput<typeof Message>)
  | ({ of: 'services' } & v.InferOutput<typeof Feedback>)
  | ({ of: 'reviews' } & v.InferOutput<typeof ReviewToJudge>)
);

/** Whether an item is done: answered or, for a review, not to be published; `removed`: a function deletes it. */
export const InboxMark = v.object({
  of: v.picklist(INBOX_OF),
  answered: v.boolean(),
  removed: v.optional(v.literal(true)),
  timestamp: v.number(),
});
export type InboxMark = v.InferOutput<typeof InboxMark>;

/** Id of the mark that more arrived on a day (ms) than the inbox lists. */
export function tooManyId(of: InboxOf, at: number): string {
  return `${TOO_MANY}${of}-${dateInIndia(at)}`;
}

/** The collection and the day of such a mark; null for any other mark. */
export function tooManyOf(id: string): { of: InboxOf; day: string } | null {
  const of = INBOX_OF.find((it) => id.startsWith(`${TOO_MANY}${it}-`));
  return of ? { of, day: id.slice(-10) } : null;
}

const TOO_MANY = 'too-many-';

/** The payload of a waiting mark. */
export const MarkChange = v.object({ itemId: DocumentId, ...InboxMark.entries });
export type MarkChange = v.InferOutput<typeof MarkChange>;

/** Whether to publish a review. */
export const Publication = v.object({ reviewId: DocumentId, published: v.boolean() });
export type Publication = v.InferOutput<typeof Publication>;
