// What a page and the worker that holds its catalogue (sw/catalogue-worker.ts) say to each other.
import type { Suggestions } from '../../device/catalogue/suggestions.ts';
import type { MirrorState } from '../../device/database/tables.ts';
import type { PublishedHead } from '../../model/catalogue/published-catalogue.ts';

/** What the page asks for, and what each of it is answered with. */
export type CatalogueTasks = {
  /** The ids of the products that answer a text, best first; null while there is no mirror. */
  search: {
    asked: { text: string; synonyms: readonly (readonly string[])[] };
    answer: string[] | null;
  };
  /** What is suggested for a text, with the products themselves: the page does not have to open its database for it. */
  suggest: {
    asked: { text: string; synonyms: readonly (readonly string[])[] };
    answer: Suggestions;
  };
  /** Imports the published parts; answers with a line for each document that was refused. */
  import: { asked: { head: PublishedHead; state: MirrorState }; answer: string[] };
};
export type TaskName = keyof CatalogueTasks;

export type TaskMessage = {
  [Name in TaskName]: { at: number; task: Name; asked: CatalogueTasks[Name]['asked'] };
}[TaskName];

/** `started` comes first of all; `at` is that of the message that is answered. */
export type WorkerMessage =
  | 'started'
  | { at: number; answer: CatalogueTasks[TaskName]['answer'] }
  | { at: number; error: string };
