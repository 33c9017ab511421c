// Quotations from the merchant's desk: written without a network, on a page that is closed, with an answer that is lost; and what is left of them on the device.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eraseAccount, signOut } from '#core/device/account/sign-in.ts';
import { readDeskQuotations } from '#core/device/desk/desk-quotations.ts';
import { readDraft, saveDraft } from '#core/device/drafts/drafts.ts';
import { mintId } from '#core/model/identifiers.ts';
import type { Offer } from '#core/model/order/offered-quotation.ts';
import { decodeFields, type PlainFields } from '#core/remote/firestore-values.ts';
import { discard } from '#core/sync/outbox/retry-and-discard.ts';
import { saveQuotation } from '#core/sync/writes/desk-quotation.ts';
import { deskKinds } from '#core/sync/writes/desk-registry.ts';
import { saveWithdrawal } from '#core/sync/writes/desk-withdrawal.ts';
import goldenQuotation from './golden/desk-quotation-v1.json' with { type: 'json' };
import goldenWithdrawal from './golden/desk-withdrawal-v1.json' with { type: 'json' };
import { freshDesk, MERCHANT } from './support/desk-shop.ts';
import { type FaultyStorage, startFaultyStorage } from './support/faulty-storage.ts';
import { letTimePass } from './support/phone.ts';

const { phone, send, rows, theOnlyRow } = freshDesk();
const OFFER: Offer = goldenQuotation.payload;
const PDF = new TextEncoder().encode('%PDF-1.3 of a quotation').buffer;
const DRAFT = 'desk-quotation';

let storage: FaultyStorage;
let id = '';
beforeEach(async () => {
  id = mintId();
  storage = await startFaultyStorage();
  const phonesFetch = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    phonesFetch(url.replace('http://localhost:9199', storage.origin), init),
  );
});
afterEach(() => storage.close());

const stored = (): PlainFields | null => {
  const document = phone().shop.documents.get(`/deskQuotations/${id}`);
  return document ? decodeFields(document.fields) : null;
};
const quote = () =>
  saveQuotation(
    phone().database,
    { id, uid: MERCHANT, offer: OFFER, pdf: PDF, draft: DRAFT },
    phone().now,
  );
const withdraw = () =>
  saveWithdrawal(phone().database, { id: mintId(), uid: MERCHANT, quotationId: id }, phone().now);
const onDesk = () => readDeskQuotations(phone().database, MERCHANT);
const waitingFiles = () => phone().database.waitingFiles.count();

async function sendAll(): Promise<void> {
  for (let round = 0; round < 5; round++) {
    await send();
    letTimePass(phone());
  }
}

test('one that was made without a network goes when it is back, also after the page was closed: first its PDF, under the merchant’s name', async () => {
  phone().isOnline = false;
  await quote();
  await send();
  expect(stored()).toBeNull();
  phone().reload();
  phone().isOnline = true;
  await sendAll();
  expect(storage.uploads).toEqual([`desk-quotations/${id}`]);
  expect(storage.senders).toEqual(['token-of-kamala']);
  expect(storage.files.get(`desk-quotations/${id}`)?.bytes).toEqual(Buffer.from(PDF));
  expect(stored()).toEqual(OFFER);
  expect(await rows()).toEqual([]);
  expect(await waitingFiles()).toBe(0);
  expect(await onDesk()).toMatchObject([{ id, customer: 'आशा राव', deliveredTo: null }]);
});

test.each([1, 2, 3])('one whose answer is lost %i times is made once', async (times) => {
  await quote();
  for (let lost = 0; lost < times; lost++) {
    phone().shop.faults.push({ landsFirst: true, drop: true });
  }
  await sendAll();
  expect(phone().shop.commits).toHaveLength(1);
  expect(storage.uploads).toHaveLength(1);
  expect(stored()).toEqual(OFFER);
  expect(await rows()).toEqual([]);
});

test('one to which the shop has added where it went is known as sent, and not written over', async () => {
  await quote();
  phone().shop.faults.push({ landsFirst: true, drop: true });
  // The line breaks when it has landed, so that nobody can look whether it has.
  phone().shop.rule = () => {
    phone().isOnline = false;
    return null;
  };
  await send();
  phone().shop.rule = () => null;
  phone().isOnline = true;
  letTimePass(phone());
  expect(await rows()).toHaveLength(1);
  const document = phone().shop.documents.get(`/deskQuotations/${id}`);
  if (!document) throw new Error('it did not land');
  document.fields = { ...document.fields, deliveredTo: { stringValue: 'asha' } };
  await sendAll();
  expect(stored()).toMatchObject({ deliveredTo: 'asha' });
  expect(await rows()).toEqual([]);
});

test('no quotation is at the shop before its PDF is', async () => {
  await quote();
  storage.faults.push({ drop: true });
  await send();
  expect(stored()).toBeNull();
  letTimePass(phone());
  await sendAll();
  expect(stored()).toEqual(OFFER);
});

test('a press that comes twice saves one quotation, and its draft goes with it', async () => {
  await saveDraft(phone().database, DRAFT, { phone: '98765' });
  await Promise.all([quote(), quote()]);
  expect(await rows()).toHaveLength(1);
  expect(await readDraft(phone().database, DRAFT)).toBeUndefined();
  await sendAll();
  expect(phone().shop.commits).toHaveLength(1);
});

test('one that is withdrawn before it is sent arrives, and then is withdrawn', async () => {
  phone().isOnline = false;
  await quote();
  await withdraw();
  phone().isOnline = true;
  await sendAll();
  expect(stored()).toEqual({ ...OFFER, withdrawnAt: expect.any(Number) });
  expect(await onDesk()).toMatchObject([{ id, withdrawnAt: expect.any(Number) }]);
  expect(await rows()).toEqual([]);
});

test('a withdrawal whose answer is lost is said once', async () => {
  await quote();
  await sendAll();
  const before = phone().shop.commits.length;
  await withdraw();
  phone().shop.faults.push({ landsFirst: true, drop: true });
  await sendAll();
  expect(phone().shop.commits).toHaveLength(before + 1);
  expect(await rows()).toEqual([]);
});

test('what the shop refuses stays with its PDF, until the merchant gives it up', async () => {
  phone().shop.rule = () => ({ code: 403, status: 'PERMISSION_DENIED' });
  await quote();
  await sendAll();
  const row = await theOnlyRow();
  expect(row).toMatchObject({ state: 'refused' });
  expect(await waitingFiles()).toBe(1);
  expect(await onDesk()).toEqual([]);
  await discard(phone().database, deskKinds, row.seq, phone().now);
  expect(await waitingFiles()).toBe(0);
});

test('a sign-out takes the desk’s quotations off the device, and an account that is erased its PDFs', async () => {
  await quote();
  await sendAll();
  expect(await phone().database.deskQuotations.count()).toBe(1);
  await signOut(phone().database, MERCHANT);
  expect(await phone().database.deskQuotations.count()).toBe(0);
  id = mintId();
  await quote();
  await eraseAccount(phone().database, MERCHANT);
  expect(await waitingFiles()).toBe(0);
});

test('rows that the first version saved still go', async () => {
  id = goldenQuotation.id;
  const { database } = phone();
  await database.outbox.bulkAdd([goldenQuotation, goldenWithdrawal]);
  await database.waitingFiles.put({ id, type: 'application/pdf', bytes: PDF });
  await sendAll();
  expect(stored()).toEqual({ ...OFFER, withdrawnAt: goldenWithdrawal.payload.withdrawnAt });
  expect(await rows()).toEqual([]);
});
