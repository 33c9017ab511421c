// A worker of the page for what would hold up the screen with a large catalogue: it answers searches, and fills the mirror from the
// published files.
import { searchProductIds } from '#core/device/catalogue/product-search.ts';
import { readSuggestions } from '#core/device/catalogue/suggestions.ts';
import { deviceDatabase } from '#core/device/database/database.ts';
import * as published from '#core/remote/published-catalogue.ts';
import { importFromParts } from '#core/sync/catalogue/published-source.ts';
import type {
  CatalogueTasks,
  TaskMessage,
  WorkerMessage,
} from '#core/sync/catalogue/worker-tasks.ts';

declare const self: DedicatedWorkerGlobalScope;

self.addEventListener('message', ({ data }: MessageEvent<TaskMessage>) => {
  void answer(data);
});
say('started');

async function answer(message: TaskMessage): Promise<void> {
  const { at } = message;
  try {
    say({ at, answer: await perform(message) });
  } catch (error) {
    say({ at, error: String(error) });
  }
}

async function perform({
  task,
  asked,
}: TaskMessage): Promise<CatalogueTasks[typeof task]['answer']> {
  const database = deviceDatabase();
  if (task !== 'import') {
    const { text, synonyms } = asked;
    const answer = task === 'search' ? searchProductIds : readSuggestions;
    return answer(database, text, { synonyms, yieldToMain: null });
  }
  const refused: string[] = [];
  const setup = { database, published, yieldToMain: async () => undefined };
  await importFromParts(setup, asked.head, asked.state, refused);
  return refused;
}

function say(message: WorkerMessage): void {
  self.postMessage(message);
}
