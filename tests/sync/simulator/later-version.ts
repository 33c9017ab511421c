// The shop as it may be two versions from now: contact messages have changed their shape twice.
import * as v from 'valibot';
import type { ContactMessage } from '#domain/message/contact-message.ts';
import { contactWrite } from '#domain/message/contact-write.ts';
import { writeKinds } from '#domain/writes/registry.ts';
import type { WriteKinds } from '#engine/outbox/write-kind.ts';

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
