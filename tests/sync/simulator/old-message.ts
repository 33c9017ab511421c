// Messages to the merchant, in the shape of this version of the shop or of an older one.
import { readAccount } from '#core/device/account/account.ts';
import { mintId } from '#core/model/identifiers.ts';
import { messageOfVersion } from './later-version.ts';
import { created, type Press, saved, wish } from './ledger.ts';
import type { World } from './world.ts';

export function contact(
  world: World,
  id: string,
  uid: string | null,
  serial: number,
  version: 1 | 2 | 3 = 3,
): Press {
  const message = {
    name: 'Asha',
    phone: '+91 9876543210',
    email: 'a@example.com',
    message: `No. ${serial}`,
  };
  const it = wish(world, { id, kind: 'contact', uid, ...created(id, 'contact-us', message) });
  const payload = messageOfVersion(version, message);
  return { wish: it, save: () => saved(world, it, version, payload, [], async () => undefined) };
}

/** A message that an older version of the shop saved on this phone. */
export async function oldMessage(world: World, version: 1 | 2): Promise<Press> {
  const uid = (await readAccount(world.database))?.uid ?? null;
  return contact(world, mintId(), uid, ++world.presses, version);
}
