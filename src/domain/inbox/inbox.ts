// What shoppers send to the merchant, as the desk's inbox has it, and what the merchant does about it.
import * as v from 'valibot';
import { DocumentId } from '#engine/lib/identifiers.ts';
import { MAX_STARS } from '../shared/limits.ts';

/** The collections from which the inbox comes; enquiries are mirrored by themselves. */
export const INBOX_OF = ['queries', 'contact-us', 'services', 'reviews'] as const;
export type InboxOf = (typeof INBOX_OF)[number];

export const Message = v.object({
  name: v.string(),
  phone: v.string(),
  email: v.string(),
  message: v.string(),
});
/** `fileURL`: where its file lies, which only a merchant may fetch. */
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

/** `at`: when it came, ms. */
export type InboxItem = { id: string; at: number } & (
  | ({ of: 'contact-us' } & v.InferOutput<typeof Message>)
  | ({ of: 'services' } & v.InferOutput<typeof Feedback>)
  | ({ of: 'reviews' } & v.InferOutput<typeof ReviewToJudge>)
);

/** Whether the merchant is done with something: answered, or, of a review, not to be published; `removed`: a function deletes it. */
export const InboxMark = v.object({
  of: v.picklist(INBOX_OF),
  answered: v.boolean(),
  removed: v.optional(v.literal(true)),
  timestamp: v.number(),
});
export type InboxMark = v.InferOutput<typeof InboxMark>;

/** The mark that says of a day (ms) that more arrived than the inbox lists. */
export function tooManyId(of: InboxOf, at: number): string {
  return `${TOO_MANY}${of}-${new Date(at).toISOString().slice(0, 10)}`;
}

/** What arrived on which day in such numbers; null for a mark of something else. */
export function tooManyOf(id: string): { of: InboxOf; day: string } | null {
  const of = INBOX_OF.find((it) => id.startsWith(`${TOO_MANY}${it}-`));
  return of ? { of, day: id.slice(-10) } : null;
}

const TOO_MANY = 'too-many-';

/** A mark as it waits. */
export const MarkChange = v.object({ itemId: DocumentId, ...InboxMark.entries });
export type MarkChange = v.InferOutput<typeof MarkChange>;

/** Whether a review is to be read by everybody. */
export const Publication = v.object({ reviewId: DocumentId, published: v.boolean() });
export type Publication = v.InferOutput<typeof Publication>;
