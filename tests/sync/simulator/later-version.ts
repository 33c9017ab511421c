// The shop as it may be two versions from now: contact messages have changed their shape twice, so that rows of today are two
// versions back.
import * as v from 'valibot';
import type { ContactMessage } from '#core/model/contact-message.ts';
import type { Senders } from '#core/sync/sender.ts';
import { allSenders } from '#core/sync/senders/all-senders.ts';
import { contactSender } from '#core/sync/senders/contact.ts';

const OldMessage = v.object({
  name: v.string(),
  tel: v.string(),
  email: v.string(),
  text: v.string(),
});
const OlderMessage = v.object({
  who: v.string(),
  tel: v.string(),
  email: v.string(),
  text: v.string(),
});

/** All senders, with the contact message at version 3. */
export const laterSenders: Senders = {
  ...allSenders,
  contact: {
    ...contactSender,
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

/** A message as the version before, or the one before that, kept it. */
export function messageOfVersion(version: 1 | 2 | 3, message: ContactMessage): unknown {
  const { name, phone, email, message: text } = message;
  if (version === 3) return message;
  return version === 2 ? { name, tel: phone, email, text } : { who: name, tel: phone, email, text };
}
