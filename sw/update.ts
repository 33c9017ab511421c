// Lets the next version in. The browser activates it only once the active one has nothing left to do, and waits minutes
// for a picture that hangs.
import { tellWorker, type WorkerMessage } from '#engine/lib/worker-message.ts';
import { pictureRequests } from './product-images.ts';

declare const self: ServiceWorkerGlobalScope;

/** Activates this version, or as the active one makes way for the next; false for any other message. */
export function followUpdate(message: WorkerMessage | null): boolean {
  if (message?.type === 'abort-pictures') pictureRequests.abort();
  else if (message?.type === 'SKIP_WAITING') {
    const { active } = self.registration;
    if (active) tellWorker(active, { type: 'abort-pictures' });
    void self.skipWaiting();
  } else return false;
  return true;
}
