/** Fences, which keep out what the network held back: somebody else's, of nothing, too large, and taken away. */
import { mintId } from '#core/model/identifiers.ts';
import { MAX_ID_LENGTH } from '#core/model/limits.ts';
import type { Fields } from '../rules/rule-case.ts';
import { countTrue, type Played, requireHonest } from './attack.ts';
import { type Caller, mayChangeAll, mayDelete, mayGet, mayList, maySet } from './firestore-door.ts';
import { type Shopper, withShoppers } from './shoppers.ts';

const PROFILE = { first_name: 'Asha', last_name: 'Rao', email: 'asha@example.com' };
const moved = (): Fields => ({ movedBy: mintId() });

export async function misuseFences(): Promise<Played[]> {
  return await withShoppers(2, async ([owner, other]) => {
    if (!owner || !other) throw new Error('there are no shoppers');
    const fence = `users/${owner.uid}/fences/${owner.uid}`;
    const change = [[`users/${owner.uid}`, PROFILE] as const, [fence, moved()] as const];
    // A function keeps the phone in the same document.
    requireHonest(await mayChangeAll(change, owner), 'a change and its fence');
    requireHonest(await mayGet(fence, owner), 'a look at one’s own fence');
    return [
      await touchForeign(fence, owner, [other, null]),
      await putUpOfNothing(owner, other),
      await overfill(fence, owner),
      counted('a shopper takes fences away, or lists them', [
        await mayDelete(fence, owner),
        await mayList(`users/${owner.uid}/fences`, { limit: 1 }, owner),
      ]),
    ];
  });
}

function counted(attack: string, outcomes: readonly boolean[]): Played {
  return { attack, tries: outcomes.length, through: countTrue(outcomes), bound: 0 };
}

/** Whoever moves another's fence keeps that shopper's changes out. */
async function touchForeign(
  fence: string,
  { uid }: Shopper,
  strangers: readonly Caller[],
): Promise<Played> {
  const outcomes: boolean[] = [];
  for (const as of strangers) {
    outcomes.push(await mayGet(fence, as), await maySet(fence, moved(), as));
    outcomes.push(await maySet(`users/${uid}/fences/${mintId()}`, moved(), as));
    outcomes.push(await mayDelete(fence, as));
  }
  return counted('a stranger reads, moves, puts up or takes away a shopper’s fence', outcomes);
}

/** Without a change beside them, under ids that are nothing's. */
async function putUpOfNothing({ uid, ...owner }: Shopper, other: Shopper): Promise<Played> {
  const ids = [other.uid.slice(1, 15), 'x', '0', `${mintId()}.`, 'अ'.repeat(40)];
  const all = [...ids, 'no-such-product', 'a'.repeat(MAX_ID_LENGTH + 1), 'a'.repeat(1_400)];
  const outcomes: boolean[] = [];
  for (const id of all) outcomes.push(await maySet(`users/${uid}/fences/${id}`, moved(), owner));
  return counted('fences of nothing, under ids that no phone makes', outcomes);
}

async function overfill(fence: string, owner: Shopper): Promise<Played> {
  const much = 'a'.repeat(900_000);
  const wrong: Fields[] = [
    { movedBy: much },
    { ...moved(), more: much },
    { ...moved(), at: new Date() },
    { movedBy: [much] },
    { movedBy: { by: much } },
    { movedBy: null },
    {},
  ];
  const outcomes: boolean[] = [];
  for (const data of wrong) outcomes.push(await maySet(fence, data, owner));
  return counted('fences with more in them than the change that moved them', outcomes);
}
