// News that comes twice, at once, late or out of order; of orders and messages in late-orders and late-notifications.
import '../own-project.ts';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { storePhone } from '../../../backend/functions/src/account/store-phone.ts';
import { keepChangeMarks } from '../../../backend/functions/src/catalogue/keep-change-marks.ts';
import { database } from '../../../backend/functions/src/database.ts';
import { makeSizes } from '../../../backend/functions/src/pictures/make-sizes.ts';
import { keepPublished } from '../../../backend/functions/src/reviews/keep-published.ts';
import { judgeUpload } from '../../../backend/functions/src/uploads/judge-upload.ts';
import { thumbnailPath } from '../../../src/core/model/catalogue/picture.ts';
import { COPY, published, REVIEW } from '../a-review.ts';
import { redelivered } from '../redelivered.ts';

const bucket = getStorage().bucket('demo-haat-late-events.appspot.com');
const PROFILE = { first_name: 'Asha', last_name: 'Rao', email: 'asha.rao@example.com' };
const PHONE = '+919876543210';
const DAY_MS = 86_400_000;
const asha = database.doc('users/asha');
const product = database.doc('products/moringa');
const settings = database.doc('shop/settings');
const review = database.doc(`reviews/${REVIEW.orderId}_moringa`);
const tombstone = database.doc('tombstones/products_moringa');
const head = database.doc('catalogue/head');

const stamped = (price: number) => ({ price, updatedAt: FieldValue.serverTimestamp() });

/** Changes a document and returns the event that a function would be sent, to be played at will. */
async function change(write: () => Promise<{ writeTime: Timestamp }>, of = product) {
  const before = await of.get();
  const { writeTime } = await write();
  const after = await of.get();
  const at = writeTime.toDate();
  return () => keepChangeMarks({ collection: of.parent.id, id: of.id, at, before, after });
}

beforeEach(async () => {
  const names = 'shop users reviews publishedReviews ratings products tombstones catalogue'.split(
    ' ',
  );
  for (const name of names) await database.recursiveDelete(database.collection(name));
  await bucket.deleteFiles({ force: true });
});

afterAll(() => database.terminate());

/** What phones go by, and whether they hear of the last change. */
async function marks() {
  const [item, stone, mark] = await Promise.all([product.get(), tombstone.get(), head.get()]);
  const [updatedAt, deletedAt] = [item.get('updatedAt'), stone.get('deletedAt')];
  const changedAt = mark.get('changedAt');
  const isHeard: boolean = changedAt?.valueOf() >= (deletedAt ?? updatedAt)?.valueOf();
  return { updatedAt, deletedAt, changedAt, isHeard };
}

async function reviewed(fields: object) {
  const before = await review.get();
  await review.set(fields);
  const after = await review.get();
  return () => keepPublished({ before, after });
}
const shown = async () => {
  const copies = (await database.collection('publishedReviews').get()).docs;
  return [copies.map((it) => it.data()), (await product.get()).get('rating')];
};
const sold = async () => {
  const order = database.doc(`users/asha/orders/${REVIEW.orderId}`);
  await order.set({ items: [{ productId: 'moringa' }], deliveryStatus: 'delivered' });
  await product.set({ price: 100 });
};

/** Stores a file, and returns what the news of it says. */
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
const upload = (name: string, bytes: () => Promise<Buffer>, stays: boolean): Happening => ({
  happens: async () => {
    const file = await stored(name, await bytes());
    return [() => judgeUpload(bucket, file)];
  },
  leaves: async () => (await bucket.file(name).exists())[0],
  is: stays,
});
const disguised = async () => Buffer.from('MZ program');

interface Happening {
  /** The news of it, in its order. */
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
  'a review of its order is published, then corrected': {
    happens: async () => {
      await sold();
      const first = await reviewed(REVIEW);
      const second = await reviewed(published({ stars: 4 }));
      return [first, second, await reviewed(published({ stars: 3 }))];
    },
    leaves: shown,
    is: [[{ ...COPY, stars: 3 }], { count: 1, sum: 3 }],
  },
  'a review is published, then withdrawn': {
    happens: async () => {
      await sold();
      return [await reviewed(published({ stars: 4 })), await reviewed({ ...REVIEW, stars: 4 })];
    },
    leaves: shown,
    is: [[], undefined],
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
  'a disguised file goes': upload('service-documents/a-disguised-file-of-asha', disguised, false),
  'a picture stays': upload(
    'service-documents/a-true-picture-file-of-asha',
    () => square('red'),
    true,
  ),
  'the merchant’s own file stays': upload('documents/moringa', disguised, true),
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

describe('an event that comes late', () => {
  test('does not stamp over a later change that set its own time', async () => {
    const unstamped = await change(() => product.set({ price: 100 }));
    const careful = await change(() => product.set(stamped(120)));
    const { updatedAt } = await marks();
    await careful();
    await unstamped();
    expect((await marks()).updatedAt).toEqual(updatedAt);
  });

  test('is announced all the same when an order, of which phones need not hear, came before its stamp', async () => {
    await product.set({ ...stamped(100), quantity: 9 });
    const edited = await change(() => product.update({ price: 120 }));
    const sold = await change(() =>
      product.update({ quantity: 8, updatedAt: FieldValue.serverTimestamp() }),
    );
    const { updatedAt } = await marks();
    await sold();
    expect((await marks()).changedAt).toBeUndefined();
    await edited();
    expect(await marks()).toMatchObject({ updatedAt, isHeard: true });
  });

  test('does not bring back a product that was deleted since', async () => {
    const unstamped = await change(() => product.set({ price: 100 }));
    const deletion = await change(() => product.delete());
    await deletion();
    await unstamped();
    expect((await product.get()).exists).toBe(false);
    expect((await tombstone.get()).exists).toBe(true);
  });

  test('leaves a product that has come back without a tombstone, in either order', async () => {
    for (const isLate of [true, false]) {
      await product.set(stamped(100));
      const deletion = await change(() => product.delete());
      const hearOfDeletion = async () => {
        await deletion();
        expect((await tombstone.get()).exists).toBe(!isLate);
      };
      if (!isLate) await hearOfDeletion();
      const back = await change(() => product.set(stamped(120)));
      await back();
      if (isLate) await hearOfDeletion();
      expect((await tombstone.get()).exists).toBe(false);
    }
  });

  test('buries a product that was deleted twice, with the time of the second', async () => {
    await product.set(stamped(100));
    const first = await change(() => product.delete());
    await first();
    const back = await change(() => product.set(stamped(120)));
    const second = await change(() => product.delete());
    const between = await marks();
    await second();
    await back();
    const after = await marks();
    expect(after.deletedAt.valueOf() > between.deletedAt.valueOf()).toBe(true);
    expect(after.isHeard).toBe(true);
  });
});

test('a change is announced even when the mark moved just before it was committed', async () => {
  const event = await change(() => product.set(stamped(100)));
  const writtenAt = (await product.get()).updateTime;
  await head.set({ changedAt: Timestamp.fromMillis((writtenAt?.toMillis() ?? 0) - 1) });
  await event();
  expect((await marks()).changedAt.valueOf() >= (writtenAt?.valueOf() ?? '')).toBe(true);
});

test('many products that are added in one go are announced once', async () => {
  const many = Array.from({ length: 20 }, (_, at) => database.doc(`products/new-${at}`));
  const before = await Promise.all(many.map((it) => it.get()));
  const batch = database.batch();
  for (const it of many) batch.set(it, stamped(100));
  await batch.commit();
  const announced = new Set<string>();
  for (const [n, it] of many.entries()) {
    const after = await it.get();
    const at = after.updateTime?.toDate() ?? new Date();
    const change = { collection: 'products', id: it.id, at, before: before[n] ?? after, after };
    await keepChangeMarks(change);
    announced.add((await marks()).changedAt.valueOf());
  }
  expect(announced.size).toBe(1);
});

describe('a product that the merchant hides', () => {
  const hidden = (price: number) => ({ ...stamped(price), hidden: true });

  test('leaves phones as one that is gone, and comes back to them', async () => {
    await product.set(stamped(100));
    await (await change(() => product.set(hidden(100))))();
    const away = await marks();
    expect(away).toMatchObject({ deletedAt: TIME, isHeard: true });
    await (await change(() => product.set(stamped(100))))();
    const back = await marks();
    expect(back.deletedAt).toBeUndefined();
    expect(back.changedAt.valueOf() > away.changedAt.valueOf()).toBe(true);
  });

  test('is changed without anybody hearing of it, and deleted as any other', async () => {
    await product.set(hidden(100));
    await (await change(() => product.set(hidden(120))))();
    expect((await marks()).changedAt).toBeUndefined();
    await (await change(() => product.delete()))();
    expect((await marks()).deletedAt).toBeInstanceOf(Timestamp);
  });

  test('stays with phones where it was shown again before they heard', async () => {
    await product.set(stamped(100));
    const hide = await change(() => product.set(hidden(100)));
    const show = await change(() => product.set(stamped(100)));
    await show();
    await hide();
    expect((await marks()).deletedAt).toBeUndefined();
  });
});
