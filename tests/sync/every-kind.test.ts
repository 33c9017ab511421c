// Every kind of write, in every version that phones may hold: it arrives once and as it was meant, or is still on the phone.
import { beforeEach, describe, expect, test } from 'vitest';
import { signOut } from '#domain/account-mirror/sign-in.ts';
import { writeKinds } from '#domain/writes/registry.ts';
import type { DocumentWrite } from '#engine/firestore/commit-document.ts';
import { UPLOAD_LEASE_MS } from '#engine/limits.ts';
import { isProven } from '#engine/outbox/settled-writes.ts';
import { eachFaultyStorage } from './support/faulty-storage.ts';
import { KEPT } from './support/kept-rows.ts';
import { sell } from './support/orders.ts';
import { eachPhone } from './support/phone.ts';

const phone = eachPhone();
const storage = eachFaultyStorage(phone);

const html = { 'Content-Type': 'text/html' };
/** Replies of a stranger in the shop's place, and of a shop in trouble. */
const FALSE_ANSWERS = [
  { status: 200, body: '{}' },
  { status: 200, body: '<html>Sign in to the free WiFi</html>', headers: html },
  { status: 302, body: '', headers: { Location: '/login' } },
  { status: 511, body: '<html></html>', headers: html },
  { status: 200, body: '{"writeResults":[{"upd' },
  { status: 200, body: '{"writeResults":[{}]}' },
  { status: 400, body: '' },
  { status: 403, body: 'Forbidden', headers: html },
  { status: 413, body: 'Request Entity Too Large', headers: html },
  { status: 503, body: '{"error":{"code":503,"message":"later"}}' },
];
/** Only the merchant may read these. */
const UNREADABLE = ['contact', 'enquiry', 'feedback'];
/** A well-formed yes is not enough for these: the phone asks the shop for more. */
const CHANGES = ['address', 'address-removal', 'order-address', 'profile', 'stock-alert'];
const MORE_ASKED = ['order', 'wish-list', ...CHANGES];
/** No screen reports the arrival of these. */
const NEVER_TOLD = ['order-cancellation', 'stock-alert'];
const TIME = '2026-11-20T06:00:00.000000Z';
/** A yes in Firestore's own form. */
const LIE = {
  status: 200,
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ writeResults: [{ updateTime: TIME }], commitTime: TIME }),
};

test('rows of every kind are kept, in its version of today and in all that it still understands', () => {
  const versions = (kind: string) =>
    [...new Set(KEPT.flatMap(([, { row }]) => (row.kind === kind ? row.v : [])))].sort();
  for (const { kind, version } of Object.values(writeKinds)) {
    expect(versions(kind), kind).toEqual(Array.from({ length: version }, (_, at) => at + 1));
  }
});

describe.each(KEPT)('%s', (_name, { row, path, before, after, takenBack, atFirst, press }) => {
  const { id, uid } = row;
  const kind = writeKinds[row.kind];
  let asItWas: unknown;
  let sent: DocumentWrite[];
  const send = () =>
    phone.drain(phone.around('before', 'commit', (write) => sent.push(write as DocumentWrite)));
  const atShop = () => phone.atShop(path);
  const shown = async () => {
    const tables = phone.database.tables.filter(
      ({ name }) => name !== 'outbox' && name !== 'deviceState',
    );
    return Promise.all(tables.map(async (it) => [it.name, await it.toArray()]));
  };
  async function expectDelivered(): Promise<void> {
    expect(atShop()).toEqual(after);
    expect(phone.shop.documents.size).toBe(2 + (after ? 1 : 0));
    expect(await phone.rows()).toEqual([]);
    expect([...storage.files.keys()]).toEqual(kind?.file ? [`service-documents/${id}`] : []);
    expect(await phone.database.waitingFiles.count()).toBe(0);
    const words = sent.map(({ fence: _, ...write }) => JSON.stringify(write));
    expect(new Set(words).size).toBeLessThan(2);
    if (row.kind === 'enquiry')
      expect((await phone.database.enquiries.get(id))?.sentAt).toBeTypeOf('number');
    else if (!NEVER_TOLD.includes(row.kind)) expect(await isProven(phone.database, id)).toBe(true);
  }
  async function expectWaiting(): Promise<void> {
    expect(atShop()).toEqual(before);
    expect(await phone.row(id)).toMatchObject({ state: 'backoff', payload: row.payload });
    expect(await isProven(phone.database, id)).toBe(false);
    if (row.kind === 'enquiry') expect((await phone.database.enquiries.get(id))?.sentAt).toBeNull();
  }

  beforeEach(async () => {
    sent = [];
    if (uid) await phone.enter(uid);
    // Quoted products keep their price.
    sell(phone, { 'moringa-leaf-powder': 'quotationId' in row.payload ? 900 : 249.5, chia: 120 });
    if (before) phone.shopHas(path, before);
    await atFirst?.(phone.database);
    asItWas = await shown();
    await (press?.(phone.database) ?? kind?.apply?.(phone.database, row.payload, row));
    await phone.database.outbox.add(row);
  });

  test('is what the phone shows, whatever the shop says before it has gone', async () => {
    // An order that is to be taken back is at the shop until then.
    if (!uid || row.kind === 'order-cancellation') return;
    const pressed = await shown();
    expect(await phone.refresh()).toMatchObject({ outcome: 'up-to-date', refused: [] });
    expect(await shown()).toEqual(pressed);
  });

  test('waits without a network, also over a restart, and goes once when it is back', async () => {
    phone.isOnline = false;
    expect(await send()).toMatchObject({ synced: 0, sendable: 1 });
    phone.reload();
    expect(await send()).toMatchObject({ synced: 0 });
    await expectWaiting();
    phone.isOnline = true;
    phone.pass();
    expect(await send()).toMatchObject({ synced: 1, sendable: 0 });
    expect(phone.shop.commits).toHaveLength(1);
    await expectDelivered();
  });

  test('whose answer is lost is looked for where that is allowed, else sent again in the same words', async () => {
    phone.shop.faults.push({ landsFirst: true, drop: true });
    const seen = UNREADABLE.includes(row.kind) ? 0 : 1;
    expect(await send()).toMatchObject({ synced: seen, sendable: 1 - seen });
    phone.pass();
    await send();
    expect(sent).toHaveLength(2 - seen);
    expect(storage.uploads).toHaveLength(kind?.file ? 1 : 0);
    await expectDelivered();
  });

  test('that landed unseen is not called sent before it is proven, and goes no second time', async () => {
    await phone.drainBlindly();
    expect(atShop()).toEqual(after);
    expect(await phone.row(id)).toMatchObject({ state: 'backoff', everSent: true });
    expect(await isProven(phone.database, id)).toBe(false);
    expect(await send()).toMatchObject({ synced: 1, sendable: 0 });
    await expectDelivered();
  });

  test('takes nobody else’s answer for the shop’s, neither for a yes nor for a no', async () => {
    const answers = MORE_ASKED.includes(row.kind) ? [...FALSE_ANSWERS, LIE] : FALSE_ANSWERS;
    for (const { faults } of kind?.file ? [storage, phone.shop] : [phone.shop]) {
      // Twice each, because the shop's own second no is final.
      for (const reply of answers.flatMap((it) => [it, it])) {
        faults.push({ reply });
        expect(await send(), JSON.stringify(reply)).toMatchObject({ synced: 0, sendable: 1 });
        await expectWaiting();
        phone.pass();
      }
    }
    sent = [];
    expect(await send()).toMatchObject({ synced: 1, sendable: 0 });
    await expectDelivered();
  });

  test.each([
    [403, 'PERMISSION_DENIED', 2],
    [400, 'INVALID_ARGUMENT', 1],
  ] as const)(
    'refused (%i %s) stays, holds up nothing else, and goes when the shop agrees',
    async (code, status, asked) => {
      const other = await phone.raiseEnquiry('rajma', uid);
      phone.shop.rule = (at) => (at === path ? { code, status } : null);
      for (const round of [1, 2]) {
        await phone.drainAgain(4);
        expect(phone.shop.commits.filter((it) => it.path === path)).toHaveLength(round * asked);
        expect(await phone.rows()).toMatchObject([
          { id, state: 'refused', payload: row.payload, lastError: { code: status } },
        ]);
        expect(atShop()).toEqual(before);
        expect(phone.atShop(`/queries/${other}`)).not.toBeNull();
        // A retry by hand starts afresh.
        await phone.retry(id);
      }
      phone.shop.rule = () => null;
      phone.shop.documents.delete(`/queries/${other}`);
      await send();
      await expectDelivered();
    },
  );

  test('goes under the account that made it, or not at all, a visitor’s under none; and leaves what it was meant to leave', async () => {
    if (uid) {
      await signOut(phone.database, uid);
      for (const account of [null, 'bala']) {
        if (account) await phone.enter(account);
        phone.account = account;
        expect(await send()).toMatchObject({ synced: 0, sendable: 0 });
      }
      expect(sent).toEqual([]);
    }
    await phone.enter(uid ?? 'bala');
    expect(await send()).toMatchObject({ synced: 1, sendable: 0, shopAnswered: true });
    expect(phone.shop.commits).toEqual([{ path, token: uid && `token-of-${uid}` }]);
    await expectDelivered();
  });

  test('goes once, whoever is killed while sending it and whoever sends it at the same time', async () => {
    // The dead page never learns how it ended.
    const dead = phone.around('after', 'commit', () => new Promise(() => undefined));
    phone.drain(dead).catch(() => undefined);
    await expect.poll(atShop, { timeout: 5_000 }).toEqual(after);
    phone.reload();
    // While its lease lasts no other drain takes the row.
    expect(await send()).toMatchObject({ synced: 0, sendable: 1 });
    phone.pass(UPLOAD_LEASE_MS + 1_000);
    const reports = await Promise.all([send(), send(), send()]);
    expect(reports.reduce((sum, { synced }) => sum + synced, 0)).toBe(1);
    expect(storage.uploads).toHaveLength(kind?.file ? 1 : 0);
    await expectDelivered();
  });

  test('given up before it went never goes, and the phone is as it was', async () => {
    await phone.giveUp(id);
    expect(await shown()).toEqual(asItWas);
    expect(await phone.rows()).toEqual([]);
    await send();
    expect([sent, storage.uploads, atShop()]).toEqual([[], [], before]);
    expect(await isProven(phone.database, id)).toBe(false);
  });

  test('given up after it may have landed is taken back at the shop, where it can be', async () => {
    await phone.drainBlindly();
    await phone.giveUp(id);
    expect(await shown()).toEqual(asItWas);
    await phone.drainAgain();
    expect(atShop()).toEqual(takenBack);
    expect(await phone.rows()).toEqual([]);
  });
});
