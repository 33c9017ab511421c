// The shop as it may be two versions from now: contact messages have changed their shape twice.
import * as v from 'valibot';
import type { ContactMessage } from '#domain/message/contact-message.ts';
import { contactWrite } from '#domain/message/contact-write.ts';
import { writeKinds } from '#domain/writes/registry.ts';
import { readAccount } from '#engine/account/account.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import type { WriteKinds } from '#engine/outbox/write-kind.ts';
import { QUEUED } from '../golden/rows.ts';
import type { World } from './world.ts';

const ODD = {
  'unknown kind': { kind: 'moonshot' },
  'newer version': { v: 9 },
  'too old': { v: 1 },
  'broken payload': {},
  'broken row': null,
};
export type OddRow = keyof typeof ODD;
/** Schedules are drawn from these in this order. */
export const ODD_ROWS = Object.keys(ODD) as OddRow[];

/** Puts such a row into the outbox: it must stay unchanged and hold up nothing else. */
export async function putOddRow(world: World, which: OddRow): Promise<void> {
  const uid = (await readAccount(world.database))?.uid ?? null;
  const id = mintId();
  const payload: unknown = { odd: id };
  const odd = ODD[which];
  const plain = { id, kind: 'contact', v: 3, uid, entityKey: `odd/${id}`, payload };
  const row = { ...QUEUED, ...plain, createdAt: world.now(), ...odd };
  await world.database.outbox.add(odd ? row : { id, uid, kind: 7, odd: true });
  world.oddRows.push({ id, payload: odd ? payload : undefined });
}

const same = { tel: v.string(), email: v.string(), text: v.string() };
const OldMessage = v.object({ ...same, name: v.string() });
const OlderMessage = v.object({ ...same, who: v.string() });

export const laterKinds: WriteKinds = {
  ...writeKinds,
  contact: {
    ...contactWrite,
    version: 3,
    upcasts: {
      1: (payload) => {
        const { who, ...same } = v.parse(OlderMessage, payload);
        return { ...same, name: who };
      },
      2: (payload) => {
        const { tel, text, ...same } = v.parse(OldMessage, payload);
        return { ...same, phone: tel, message: text };
      },
    },
  },
};

/** A message as one of the two previous versions, or this one, stored it. */
export function messageOfVersion(version: 1 | 2 | 3, message: ContactMessage): unknown {
  const { name, phone, email, message: text } = message;
  if (version === 3) return message;
  return version === 2 ? { name, tel: phone, email, text } : { who: name, tel: phone, email, text };
}
