// The tasks that a page gives to the catalogue worker (sw/catalogue-worker.ts).

import type { PublishedHead } from '../catalogue/published-catalogue.ts';
import type { MirrorState } from '../device/tables.ts';
import type { Suggestions } from './suggestions.ts';

type Synonyms = readonly (readonly string[])[];

export type CatalogueTasks = {
  /** The ids of the products that match a text, best first; null while there is no mirror. */
  search(text: string, synonyms: Synonyms): Promise<string[] | null>;
  /** Suggestions for a text, with whole products: the page need not open its database for them. */
  suggest(text: string, synonyms: Synonyms): Promise<Suggestions>;
  /** Imports the published parts; returns a line for each refused document. */
  importParts(head: PublishedHead, state: MirrorState): Promise<string[]>;
};
