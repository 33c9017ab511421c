// Starts the page's background work once it is hydrated: keeping its place, refreshing, sending, and checking for a new
// version.

import type { AnyRouter } from '@tanstack/react-router';
import { startPageSync } from '#browser/sync/start.ts';
import { keepPlace } from '#ui/layout/kept-place.ts';
import { loadSanitiser } from '#ui/media/harmless-html.ts';
import { startUpdateConversation } from './app-update/update-conversation.ts';

/** Call it once. */
export async function startDeferred(router: AnyRouter): Promise<void> {
  keepPlace(router);
  void startPageSync(loadSanitiser);
  if (import.meta.env.PROD) await startUpdateConversation();
}
