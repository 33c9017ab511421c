// Events that come twice, at once, late or out of order; for orders, messages and reviews see late-orders, late-notifications and reviews.
import '../own-project.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { storePhone } from '../../../backend/functions/src/account/store-phone.ts';
import { database } from '../../../backend/functions/src/database.ts';
import { makeSizes } from '../../../backend/functions/src/pictures/make-sizes.ts';
import { judgeUpload } from '../../../backend/functions/src/uploads/judge-upload.ts';
import { thumbnailPath } from '../../../src/domain/shared/picture.ts';
import { change, marks, product, stamped, tombstone } from '../changed-product.ts';
import { redelivered } from '../redelivered.ts';

const bucket = getStorage().bucket('demo-haat-late-events.appspot.com');
const PROFILE = { first_name: 'Asha', last_name: 'Rao', email: 'asha.rao@example.com' };
const PHONE = '+919876543210';
const DAY_MS = 86_400_000;
const asha = database.doc('users/asha');
const settings = database.doc('shop/settings');

beforeEach(async () => {
  for (const name of ['shop', 'users', 'products', 'tombstones', 'catalogue']) {
    await database.recursiveDelete(database.collection(name));
  }
  await bucket.deleteFiles({ force: true });
});

afterAll(() => database.terminate());

/** Stores a file, and returns the contents of its event. */
async function stored(name: string, bytes: Buffer) {
  await bucket.file(name).save(bytes, { resumable: false, metadata: { contentType: 'image/png' } });
  const [{ generation }] = await bucket.file(name).getMetadata();
  return { name, generation: String(generation) };
}
const square = (background: string) =>
  sharp({ create: { width: 9, height: 9, channels: 3, background } })
    .png()
    .toBuffer();
const small = bucket.file(thumbnailPath('moringa', '0', 100));
const disguised = bucket.file('service-documents/a-disguised-file-of-asha');

interface Happening {
  /** Its events, in order. */
  readonly happens: () => Promise<(() => Promise<unknown>)[]>;
  readonly leaves: () => Promise<unknown>;
  readonly is: unknown;
}
const TIME = expect.any(Timestamp);

const HAPPENINGS: Readonly<Record<string, Happening>> = {
  'an account adds its phone to a profile': {
    happens: async () => {
      await asha.set(PROFILE);
      return [() => storePhone('asha', PHONE)];
    },
    leaves: async () => (await asha.get()).data(),
    is: { ...PROFILE, phone: PHONE },
  },
  'an account without a phone makes no profile': {
    happens: async () => [() => storePhone('asha', undefined)],
    leaves: async () => (await asha.get()).exists,
    is: false,
  },
  'a product without its time is stamped': {
    happens: async () => [await change(() => product.set({ price: 100 }))],
    leaves: async () => (await marks()).updatedAt,
    is: TIME,
  },
  'a product with its time is announced': {
    happens: async () => [await change(() => product.set(stamped(100)))],
    leaves: marks,
    is: { updatedAt: TIME, changedAt: TIME, isHeard: true },
  },
  'a product that is deleted has a tombstone for 90 days': {
    happens: async () => {
      await product.set(stamped(100));
      return [await change(() => product.delete())];
    },
    leaves: async () => {
      const [{ isHeard, deletedAt }, stone] = [await marks(), await tombstone.get()];
      const lasts = stone.get('expiresAt').toMillis() - deletedAt.toMillis();
      return { isHeard, deletedAt, days: Math.round(lasts / DAY_MS) };
    },
    is: { isHeard: true, deletedAt: TIME, days: 90 },
  },
  'settings that are deleted come back empty, without a tombstone': {
    happens: async () => {
      await settings.set({ email: 'farm@fields.example' });
      return [await change(() => settings.delete(), settings)];
    },
    leaves: async () => {
      const stones = await database.collection('tombstones').get();
      return [Object.keys((await settings.get()).data() ?? {}), stones.size];
    },
    is: [['updatedAt'], 0],
  },
  'settings that were said again after a deletion stay': {
    happens: async () => {
      await settings.set({ email: 'farm@fields.example' });
      const deletion = await change(() => settings.delete(), settings);
      await settings.set({ email: 'shop@fields.example' });
      return [deletion];
    },
    leaves: async () => (await settings.get()).data(),
    is: { email: 'shop@fields.example' },
  },
  'of two photos under one name the later has its sizes': {
    happens: async () => {
      const name = 'products/moringa/original/0';
      const files = [await stored(name, await square('red'))];
      files.push(await stored(name, await square('blue')));
      return files.map((file) => () => makeSizes(bucket, file));
    },
    leaves: async () => {
      const { dominant } = await sharp((await small.download())[0]).stats();
      const [{ generation }] = await small.getMetadata();
      return { isBlue: dominant.b > dominant.r, generation };
    },
    is: { isBlue: true, generation: expect.anything() },
  },
  'a disguised file goes': {
    happens: async () => {
      const file = await stored(disguised.name, Buffer.from('MZ program'));
      return [() => judgeUpload(bucket, file)];
    },
    leaves: async () => (await disguised.exists())[0],
    is: false,
  },
};

type News = readonly (() => Promise<unknown>)[];
const inTurn = async (news: News) => {
  for (const it of news) await it();
};

describe.each<[string, (news: News) => Promise<unknown>]>([
  ['again', inTurn],
  ['at once', (news) => Promise.all([...news, ...news].map((it) => it()))],
  ['in the wrong order', (news) => inTurn(news.toReversed())],
])('news that comes %s changes nothing more', (_how, bring) => {
  test.each(Object.entries(HAPPENINGS))('%s', async (_what, { happens, leaves, is }) => {
    const news = (await happens()).map((it) => () => redelivered(it));
    await bring(news);
    const once = await leaves();
    expect(once).toEqual(is);
    await bring(news);
    expect(await leaves()).toEqual(once);
  });
});
