// A quotation made for a phone number reaches that number's account, once.
import '../own-project.ts';
import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Offer, offeredPdfPath } from '#domain/quotation/offered-quotation.ts';
import { quotationFromFields, StoredQuotation } from '#domain/quotation/quotation.ts';
import { SENT_KEPT_MS } from '#domain/shared/limits.ts';
import { database } from '../../../backend/functions/src/database.ts';
import {
  deliverWaiting,
  eraseOffers,
  followOffer,
} from '../../../backend/functions/src/quotations/deliver.ts';
import { beginWithout, id, logIn, PHONE, PRICELESS, stored, uid } from '../at-a-number.ts';
import { redelivered } from '../redelivered.ts';

const NOW = 1_795_160_000_000;
const OFFER: Offer = {
  ...{ phone: PHONE, customer: 'आशा राव', note: '' },
  ...{ createdAt: 1_795_154_400_000, validUntil: 1_796_154_400_000 },
  lines: [{ productId: 'moringa', name: 'Moringa', quantity: 12, price: 199.5 }],
};
const HELD_TO = NOW + 365 * 24 * 60 * 60 * 1000;
const afterAYear = (ms: number) => Timestamp.fromMillis(ms + SENT_KEPT_MS);
const bucket = getStorage().bucket();

beginWithout('deskQuotations', 'users', 'products');

describe('a quotation', () => {
  beforeEach(() => {
    const product = { name: 'Moringa leaf', price: 250, quantity: 50, brand: 'kaveri' };
    return database.doc('products/moringa').set({ ...product, photoURL: [0] });
  });

  async function offered(change: object = {}): Promise<void> {
    await database.doc(`deskQuotations/${id}`).set({ ...OFFER, ...change });
    await bucket.file(offeredPdfPath(id)).save('%PDF-1.3 of a quotation');
  }
  const news = (now = NOW) => redelivered(() => followOffer(bucket, id, now));
  const firstLogIn = (phone = PHONE) => redelivered(() => deliverWaiting(bucket, uid, phone));
  const atShopper = () => stored(`users/${uid}/quotations/${id}`);
  const atDesk = () => stored(`deskQuotations/${id}`);

  test('comes to the account of its number, as phones read it, at its prices and with its PDF', async () => {
    await logIn();
    await offered();
    expect(await news()).toBe('delivered');
    const fields = v.parse(StoredQuotation, await atShopper());
    const { quotation, refused } = quotationFromFields(id, fields);
    expect(refused).toEqual([]);
    const product = { id: 'moringa', name: 'Moringa', pricePaise: 19_950, brand: 'kaveri' };
    const { validUntil } = OFFER;
    expect(quotation).toMatchObject({ validUntil, lines: [{ quantity: 12, product }] });
    const pdf = await fetch(quotation.pdfUrl ?? '');
    expect(await pdf.text()).toBe('%PDF-1.3 of a quotation');
    expect(await atDesk()).toMatchObject({ deliveredTo: uid });
  });

  test('comes once, however often its event comes, even at once: pieces ordered from it stay recorded, and its PDF’s address holds', async () => {
    await logIn();
    await offered();
    const outcomes = await Promise.all([news(), news()]);
    expect(outcomes.toSorted()).toEqual(['delivered', 'ignored']);
    const before = await atShopper();
    await database.doc(`users/${uid}/quotations/${id}`).update({ used: { moringa: 5 } });
    expect(await news()).toBe('ignored');
    await firstLogIn();
    expect(await atShopper()).toEqual({ ...before, used: { moringa: 5 } });
    expect((await fetch(before?.pdfUrl)).status).toBe(200);
    const [files] = await bucket.getFiles({ prefix: `quotations/${uid}/` });
    expect(files).toHaveLength(1);
  });

  test('waits where its number has no account, and comes with the first log-in; others’ stay', async () => {
    await offered();
    expect(await news()).toBe('waits');
    await logIn();
    await firstLogIn('+919876500002');
    expect(await atShopper()).toBeUndefined();
    await firstLogIn();
    expect(await atShopper()).toMatchObject({ id });
    expect(await atDesk()).toMatchObject({ deliveredTo: uid });
  });

  test('that is withdrawn holds no longer from the moment at which the shop hears of it, once', async () => {
    await logIn();
    await offered();
    await news();
    await database.doc(`deskQuotations/${id}`).update({ withdrawnAt: NOW + 9e12 });
    for (const now of [NOW, NOW + 1_000]) {
      const outcome = await news(now);
      if (now === NOW) expect(outcome).toBe('withdrawn');
      expect(await atShopper()).toMatchObject({ validUntil: Timestamp.fromMillis(NOW) });
    }
  });

  test.each([
    ['is withdrawn before anybody has logged in', { withdrawnAt: NOW }, 'withdrawn'],
    ['has a line that makes no sense', { lines: [PRICELESS] }, 'ignored'],
  ])('that %s never comes', async (_what, change, outcome) => {
    await offered(change);
    expect(await news()).toBe(outcome);
    await logIn();
    await firstLogIn();
    expect(await atShopper()).toBeUndefined();
  });

  test('of a product that is gone comes all the same: the merchant has promised it', async () => {
    await database.doc('products/moringa').delete();
    await logIn();
    await offered();
    expect(await news()).toBe('delivered');
    expect(await atShopper()).toMatchObject({ cartItems: [{ product: { name: 'Moringa' } }] });
  });

  test.each([
    ['whose prices hold', { validUntil: HELD_TO }, HELD_TO],
    ['that makes no sense', { validUntil: HELD_TO, lines: [PRICELESS] }, HELD_TO],
  ])(
    '%s is deleted a year after they end, and not before, whoever hears of it how often',
    async (_which, change, heldTo) => {
      await offered(change);
      for (const _ of ['once', 'again']) await news();
      expect(await atDesk()).toMatchObject({ expiresAt: afterAYear(heldTo) });
    },
  );

  test('that was over when it came is deleted a year after that; an end that the merchant has set stays', async () => {
    await offered({ validUntil: 1 });
    await news();
    const { createTime } = await database.doc(`deskQuotations/${id}`).get();
    expect(await atDesk()).toMatchObject({ expiresAt: afterAYear(createTime?.toMillis() ?? 0) });
    await database.doc(`deskQuotations/${id}`).update({ expiresAt: null });
    await news();
    expect(await atDesk()).toMatchObject({ expiresAt: null });
  });

  test('takes its PDF along at its end', async () => {
    await offered();
    await database.doc(`deskQuotations/${id}`).delete();
    for (const _ of ['once', 'again']) await news();
    expect(await bucket.file(offeredPdfPath(id)).exists()).toEqual([false]);
  });

  test('goes with its account, also one that never came to it, and no other’s does', async () => {
    await logIn();
    await offered();
    await news();
    const withdrawn = `deskQuotations/${randomUUID()}`;
    await database.doc(withdrawn).set({ ...OFFER, withdrawnAt: NOW });
    const others = [
      { ...OFFER, deliveredTo: 'ravi' },
      { ...OFFER, phone: '+919876500002' },
    ].map((fields) => ({ path: `deskQuotations/${randomUUID()}`, fields }));
    for (const { path, fields } of others) await database.doc(path).set(fields);
    for (const _ of ['once', 'again']) await eraseOffers(bucket, uid, PHONE);
    expect(await atDesk()).toBeUndefined();
    expect(await stored(withdrawn)).toBeUndefined();
    expect(await bucket.file(offeredPdfPath(id)).exists()).toEqual([false]);
    for (const { path } of others) expect(await stored(path)).toBeDefined();
  });
});
