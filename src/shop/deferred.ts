// Starts the page's background work once it is hydrated: refreshing, sending, and checking for a new version.

import { startPageSync } from '#browser/sync/start.ts';
import { loadSanitiser } from '#ui/media/harmless-html.ts';
import { startUpdateConversation } from './app-update/update-conversation.ts';

/** Call it once. */
export async function startDeferred(): Promise<void> {
  startPageSync(loadSanitiser);
  if (import.meta.env.PROD) await startUpdateConversation();
}
