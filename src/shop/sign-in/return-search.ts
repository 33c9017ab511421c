import * as v from 'valibot';

/** The query of both sign-in pages: where the shopper was going. Untrusted: check it before following it. */
export const ReturnSearch = v.object({
  returnUrl: v.fallback(v.optional(v.string()), undefined),
});
export type ReturnSearch = v.InferOutput<typeof ReturnSearch>;
