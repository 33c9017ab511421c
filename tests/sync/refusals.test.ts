// Refused writes, unreadable rows and rows of other versions: none blocks the others, none is dropped, and the shopper decides.
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { enquiryStatus } from '#domain/enquiry/raised-enquiries.ts';
import { writeKinds } from '#domain/writes/registry.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { drain } from '#engine/outbox/drain.ts';
import { enqueue } from '#engine/outbox/enqueue.ts';
import { changeRow, readOutbox } from '#engine/outbox/outbox-rows.ts';
import { discard, retryNow } from '#engine/outbox/retry-and-discard.ts';
import { heldUpIn } from '#engine/outbox/row-status.ts';
import type { WriteKind } from '#engine/outbox/write-kind.ts';
import { saveAddress, someAddress } from './support/account-writes.ts';
import { noteTally } from './support/note-tally.ts';
import { freshPhone, letTimePass } from './support/phone.ts';

const phone = freshPhone();
const denied = { code: 403, status: 'PERMISSION_DENIED' };

/** A kind of write with two earlier versions, all of whose rows share one entity. */
const Note = v.object({ text: v.string(), mood: v.string() });
const noteWrite: WriteKind = {
  kind: 'note',
  version: 3,
  schema: Note,
  upcasts: {
    1: (payload) => ({ text: v.parse(v.string(), payload) }),
    2: (payload) => ({ ...v.parse(v.object({ text: v.string() }), payload), mood: 'calm' }),
  },
  document: (payload, row) => ({
    does: 'set',
    path: `/notes/${row.id}`,
    fields: v.parse(Note, payload),
  }),
  canReadBack: true,
};
const kinds = { ...writeKinds, note: noteWrite };

async function saveNote(entityKey: string, payload: unknown, version = 3): Promise<string> {
  const id = mintId();
  const write = { id, kind: 'note', v: version, uid: null, entityKey, payload };
  await enqueue(phone().database, write, phone().now);
  return id;
}

async function drainFully(): Promise<void> {
  for (let round = 0; round < 5; round++) {
    await drain(phone().setup({ kinds }));
    letTimePass(phone());
  }
}

test('one poisoned enquiry among 100 does not hold up the 99, and is still there after a reload', async ({
  task,
}) => {
  const ids: string[] = [];
  for (let at = 0; at < 100; at++) ids.push(await phone().raiseEnquiry(`product-${at}`));
  const poisoned = ids[41] ?? '';
  phone().shop.rule = (path) => (path.endsWith(poisoned) ? denied : null);
  await drainFully();
  const arrived = ids.filter((id) => phone().shop.documents.has(`/queries/${id}`));
  phone().reload();
  const kept = await phone().rows();
  const said = await Promise.all(
    ids.map((_, at) => enquiryStatus(phone().database, `product-${at}`, phone().now)),
  );
  noteTally(task, {
    promise: 'one-refused',
    repetitions: ids.length,
    lost: ids.length - arrived.length - kept.length,
    doubled: phone().shop.documents.size - arrived.length,
    falselyConfirmed: said.filter(
      (state, at) => state === 'sent' && !arrived.includes(ids[at] ?? ''),
    ).length,
  });
  expect(phone().shop.documents.size).toBe(99);
  expect(arrived).toHaveLength(99);
  expect(said).toEqual(ids.map((id) => (id === poisoned ? 'refused' : 'sent')));
  expect(kept).toHaveLength(1);
  expect(await phone().row(poisoned)).toMatchObject({
    state: 'refused',
    lastError: { code: 'PERMISSION_DENIED', message: 'PERMISSION_DENIED by the rules' },
  });
});

test('rows of the two previous versions go, and an unreadable row is held, says so, and holds up nothing else', async () => {
  const { database, now } = phone();
  await database.outbox.add({ id: 'corrupt-row-of-some-kind', what: '�' });
  await database.outbox.add({ id: 'another-corrupt-row-here', v: 'one', payload: null });
  const unknown = mintId();
  await enqueue(
    database,
    { id: unknown, kind: 'moonshot', v: 1, uid: null, entityKey: unknown, payload: {} },
    now,
  );
  const held = [
    unknown,
    await saveNote('diary', { text: 5 }),
    await saveNote('c', { text: 'from the future' }, 6),
  ];
  const first = await saveNote('a', 'namaste', 1);
  const second = await saveNote('b', { text: 'namaste' }, 2);
  const enquiry = await phone().raiseEnquiry();
  await drainFully();
  const sent = [`/notes/${first}`, `/notes/${second}`, `/queries/${enquiry}`];
  expect([...phone().shop.documents.keys()].sort()).toEqual(sent.sort());
  for (const id of [first, second]) {
    expect(phone().atShop(`/notes/${id}`)).toEqual({ text: 'namaste', mood: 'calm' });
  }
  for (const id of held) {
    expect(await phone().row(id)).toMatchObject({ state: 'held', heldFor: 'schema' });
  }
  const left = await readOutbox(database);
  expect(left.map(({ row }) => row?.id)).toEqual([undefined, undefined, ...held]);
  for (const { seq } of left) await discard(database, kinds, seq, now);
  expect(await readOutbox(database)).toEqual([]);
});

test('a refused write holds back only the later ones of the same thing; the order within it is kept', async () => {
  const first = await saveNote('diary', { text: '1', mood: 'calm' });
  const second = await saveNote('diary', { text: '2', mood: 'calm' });
  const other = await saveNote('letters', { text: 'x', mood: 'calm' });
  phone().shop.rule = (path) => (path.endsWith(first) ? denied : null);
  await drainFully();
  expect([...phone().shop.documents.keys()]).toEqual([`/notes/${other}`]);
  phone().shop.rule = () => null;
  const refused = await phone().row(first);
  await retryNow(phone().database, refused?.seq ?? 0);
  await drainFully();
  expect([...phone().shop.documents.keys()].slice(1)).toEqual([
    `/notes/${first}`,
    `/notes/${second}`,
  ]);
});

test('after many attempts without a network, a refusal is known within two seconds of the shop’s first no, and of Retry', async () => {
  const { database } = phone();
  const id = await saveNote('diary', { text: '1', mood: 'calm' });
  const seq = (await phone().row(id))?.seq ?? 0;
  phone().shop.rule = () => denied;
  await changeRow(database, seq, { attempts: 12 });
  for (let round = 0; round < 2; round++) {
    await drain(phone().setup({ kinds }));
    phone().now += 2_000;
    await drain(phone().setup({ kinds }));
    expect(await phone().row(id)).toMatchObject({ state: 'refused' });
    await retryNow(database, seq);
  }
});

test('a write that goes out while the shopper discards it is taken back', async () => {
  const { database } = phone();
  const id = await saveAddress(database, 'asha', someAddress());
  const seq = (await phone().row(id))?.seq ?? 0;
  // Another tab claims the row after the discard has begun.
  const discarded = discard(database, kinds, seq, phone().now);
  const claimed = await database.outbox.update(seq, { state: 'sending', everSent: true });
  await discarded;
  expect(await phone().rows()).toHaveLength(claimed);
});

test('only a later change of the same thing is held up, and only while the first one needs the shopper', async () => {
  const { database } = phone();
  const address = someAddress();
  await saveAddress(database, 'asha', address);
  await saveAddress(database, 'asha', { ...address, city: 'Jaipur' }, address);
  await saveAddress(database, 'asha', someAddress());
  await saveAddress(database, 'ravi', address);
  const held = async () => {
    const rows = await readOutbox(database);
    const heldUpBy = heldUpIn(rows);
    return rows.map(({ row }) => row && (heldUpBy(row)?.seq ?? null));
  };
  expect(await held()).toEqual([null, null, null, null]);
  const first = (await readOutbox(database))[0]?.seq ?? 0;
  for (const state of ['refused', 'held'] as const) {
    await changeRow(database, first, { state });
    expect(await held()).toEqual([null, first, null, null]);
  }
  await database.outbox.update(first, { state: 'of tomorrow' });
  expect(await held()).toEqual([null, first, null, null]);
});
