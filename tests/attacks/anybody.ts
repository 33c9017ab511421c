/** What anybody may send without signing in: how much of it, and what the shop does not take. */
import { Timestamp } from 'firebase-admin/firestore';
import { mintId } from '#core/model/identifiers.ts';
import {
  MAX_CODE_UNITS_PER_CHARACTER,
  MAX_EMAIL_LENGTH,
  MAX_ID_LENGTH,
  MAX_MESSAGE_CODE_UNITS,
  MAX_NAME_LENGTH,
  SENT_KEPT_MS,
} from '#core/model/limits.ts';
import { database } from '../functions/shop-database.ts';
import type { Fields } from '../rules/rule-case.ts';
import { fileAddress } from '../support/storage-server.ts';
import { comesTrue, countTrue, type Played, requireHonest } from './attack.ts';
import { mayDelete, mayGet, mayList, maySet } from './firestore-door.ts';

const OF_EACH = 10;
/** A name has no more code units than this. */
const MAX_NAME_CODE_UNITS = MAX_CODE_UNITS_PER_CHARACTER * MAX_NAME_LENGTH;
/** A document holds no more than this. Bytes */
const BOUND = 52 * 1024;
const MINUTE_MS = 60_000;

/** A letter that takes three bytes, as shoppers in India write them. */
const letters = (count: number) => 'अ'.repeat(count);
const longEmail = (length: number) => `${'a'.repeat(length - 12)}@example.com`;

/** As long as each may be. */
const MAX_LENGTH_DOCUMENTS: Record<string, (id: string) => Fields> = {
  queries: () => ({
    userId: null,
    productId: letters(MAX_ID_LENGTH),
    timestamp: 1_760_000_000_000,
  }),
  'contact-us': () => ({
    name: letters(MAX_NAME_CODE_UNITS),
    phone: '+91 9876543210',
    email: longEmail(MAX_EMAIL_LENGTH),
    message: letters(MAX_MESSAGE_CODE_UNITS),
  }),
  services: (id) => ({
    name: letters(MAX_NAME_CODE_UNITS),
    description: letters(MAX_MESSAGE_CODE_UNITS),
    fileURL: fileAddress(`service-documents/${id}`),
  }),
};

/** One thing that is wrong with it; the fields that it speaks of are those that a collection has. */
const WRONG: Fields[] = [
  { note: 'more' },
  { expiresAt: new Date(4_000_000_000_000) },
  { expiresAt: null },
  { productId: letters(MAX_ID_LENGTH + 1) },
  { productId: 'users/asha' },
  { userId: 'asha' },
  { timestamp: 4_102_444_800_001 },
  { name: letters(MAX_NAME_CODE_UNITS + 1) },
  { message: letters(MAX_MESSAGE_CODE_UNITS + 1) },
  { message: letters(300_000) },
  { description: letters(MAX_MESSAGE_CODE_UNITS + 1) },
  { description: letters(300_000) },
  { email: longEmail(MAX_EMAIL_LENGTH + 1) },
  { fileURL: 'https://evil.example/page.html' },
];

/** Thirty documents as long as they may be, and what is tried with them; none is read by anybody. */
export async function sendMuch(): Promise<Played[]> {
  const sent = Object.entries(MAX_LENGTH_DOCUMENTS).flatMap(([collection, longest]) =>
    Array.from({ length: OF_EACH }, () => {
      const id = mintId();
      return { path: `${collection}/${id}`, data: longest(id) };
    }),
  );
  const refs = sent.map(({ path }) => database.doc(path));
  const later: string[] = [];
  try {
    for (const { path, data } of sent) requireHonest(await maySet(path, data, null), path);
    const unbounded = async () =>
      (await database.getAll(...refs)).filter((it) => {
        const fields = it.data() ?? {};
        const end: unknown = fields.expiresAt;
        const kept = end instanceof Timestamp ? end.toMillis() - Date.now() : Number.NaN;
        const hasEnd = kept <= SENT_KEPT_MS + MINUTE_MS;
        return !hasEnd || Buffer.byteLength(JSON.stringify(fields)) > BOUND;
      }).length;
    await comesTrue(async () => (await unbounded()) === 0);
    return [
      {
        attack: 'documents of a stranger that are above 52 KB or are kept for more than a year',
        tries: sent.length,
        through: await unbounded(),
        bound: 0,
      },
      await sendWrong(later),
      await touchSent(sent),
    ];
  } finally {
    for (const ref of [...refs, ...later.map((path) => database.doc(path))]) await ref.delete();
  }
}

async function sendWrong(sent: string[]): Promise<Played> {
  const tries: [path: string, data: Fields][] = [];
  for (const [collection, longest] of Object.entries(MAX_LENGTH_DOCUMENTS)) {
    for (const wrong of WRONG) {
      const id = mintId();
      tries.push([`${collection}/${id}`, { ...longest(id), ...wrong }]);
    }
    for (const id of [mintId().slice(0, 19), 'a'.repeat(MAX_ID_LENGTH + 1), `${mintId()}.html`]) {
      tries.push([`${collection}/${id}`, longest(id)]);
    }
  }
  const outcomes: boolean[] = [];
  for (const [path, data] of tries) {
    sent.push(path);
    outcomes.push(await maySet(path, data, null));
  }
  return {
    attack: 'documents of a stranger with more fields, longer texts, an end or an id of their own',
    tries: outcomes.length,
    through: countTrue(outcomes),
    bound: 0,
  };
}

/** Somebody who knows a document's id, which nobody can guess. */
async function touchSent(sent: readonly { path: string; data: Fields }[]): Promise<Played> {
  const outcomes: boolean[] = [];
  for (const { path, data } of sent.filter((_, at) => at % OF_EACH === 0)) {
    const never = { ...data, expiresAt: new Date(4_000_000_000_000) };
    const other = { ...data, name: 'Other', productId: 'other' };
    outcomes.push(await maySet(path, never, null), await maySet(path, other, null));
    outcomes.push(await mayGet(path, null), await mayDelete(path, null));
    const [collection = ''] = path.split('/');
    outcomes.push(await mayList(collection, { limit: 1 }, null));
  }
  return {
    attack: 'a stranger reads, changes, deletes or keeps for longer what was sent',
    tries: outcomes.length,
    through: countTrue(outcomes),
    bound: 0,
  };
}
