// What a page has the worker of its catalogue (sw/catalogue-worker.ts) do.

import type { PublishedHead } from '../catalogue/published-catalogue.ts';
import type { MirrorState } from '../device/tables.ts';
import type { Suggestions } from './suggestions.ts';

type Synonyms = readonly (readonly string[])[];

export type CatalogueTasks = {
  /** The ids of the products that answer a text, best first; null while there is no mirror. */
  search(text: string, synonyms: Synonyms): Promise<string[] | null>;
  /** What is suggested for a text, with the products themselves: the page does not have to open its database for it. */
  suggest(text: string, synonyms: Synonyms): Promise<Suggestions>;
  /** Imports the published parts; answers with a line for each document that was refused. */
  importParts(head: PublishedHead, state: MirrorState): Promise<string[]>;
};
