// Starts, once the page is hydrated, what it does by itself: refreshing, sending, and looking for a new version of the shop.

import { startPageSync } from '#browser/sync/start.ts';
import { loadSanitiser } from '#ui/media/harmless-html.ts';
import { startUpdateConversation } from './app-update/update-conversation.ts';

/** Call it once. */
export async function startDeferred(): Promise<void> {
  startPageSync(loadSanitiser);
  if (import.meta.env.PROD) await startUpdateConversation();
}
