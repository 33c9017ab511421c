// Asks the shop to delete the signed-in account. Idempotent: a deleted account stays deleted.
import type { Credential } from '#engine/account/credential.ts';
import { post } from './shop-server.ts';

/** `sign-in-again`: the sign-in is too old for a deletion. */
export type DeletionAnswer = 'deleted' | 'sign-in-again' | 'no-answer' | 'refused';

export async function requestAccountDeletion(
  idToken: (fresh: boolean) => Promise<Credential>,
): Promise<DeletionAnswer> {
  const answer = await post({ idToken, shop: '' }, 'deleteAccount', {});
  if (answer.outcome === 'answered') return 'deleted';
  if (answer.outcome === 'no-answer') return 'no-answer';
  const isOld = answer.reason === 'sign-in-again' || answer.reason === 'signed-out';
  return isOld ? 'sign-in-again' : 'refused';
}
