// A push service that accepts everything, but does not know some browsers and may be down at first.
import { mintId } from '#engine/lib/identifiers.ts';
import { database } from '../../backend/functions/src/database.ts';
import type { PushMessage, PushResult } from '../../backend/functions/src/push/sender.ts';

export function pushService({ gone = [], down = 0 }: { gone?: string[]; down?: number } = {}) {
  const messages: PushMessage[] = [];
  const batches: number[] = [];
  let trouble = down;
  const send = async (some: readonly PushMessage[]): Promise<PushResult[]> => {
    trouble -= 1;
    if (trouble >= 0) throw new Error('the push service is down');
    batches.push(some.length);
    messages.push(...some.filter(({ token }) => !gone.includes(token)));
    return some.map(({ token }) => (gone.includes(token) ? 'gone' : 'sent'));
  };
  /** The devices that have got messages since it was last asked, and the words of these. */
  const told = () =>
    messages
      .splice(0)
      .map(({ token }) => token)
      .toSorted();
  const words = () => messages.splice(0).map(({ data }) => data.body);
  return { messages, batches, send, told, words };
}

export const addDevice = (uid: string, token: string, more: object) =>
  database.doc(`users/${uid}/devices/${mintId()}`).set({ token, createdAt: 1, ...more });
