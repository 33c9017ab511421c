// The query that both pages of the sign-in carry: where the shopper was going. Not believed before it is followed.
import * as v from 'valibot';

export const ReturnSearch = v.object({
  returnUrl: v.fallback(v.optional(v.string()), undefined),
});
export type ReturnSearch = v.InferOutput<typeof ReturnSearch>;
