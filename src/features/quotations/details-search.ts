// The query of a quotation's own page.
import * as v from 'valibot';
import { DocumentId } from '#core/model/identifiers.ts';

export const DetailsSearch = v.object({
  id: v.fallback(v.optional(DocumentId), undefined),
});
