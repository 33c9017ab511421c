// An enquiry about an out-of-stock product, as stored in `queries/{id}`.
import * as v from 'valibot';
import { DocumentId } from '#engine/lib/identifiers.ts';

/** The fields of `queries/{id}`. Source: specification, entities and calls. */
export const Enquiry = v.strictObject({
  /** The account that asked, or null if nobody was signed in. */
  userId: v.nullable(DocumentId),
  productId: DocumentId,
  /** When the button was pressed, ms since 1970 by the phone's clock. */
  timestamp: v.pipe(v.number(), v.integer(), v.minValue(1)),
});
export type Enquiry = v.InferOutput<typeof Enquiry>;
