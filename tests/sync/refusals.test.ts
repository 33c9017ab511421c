// Refused writes, unreadable rows and rows of other versions: none blocks the others, none is dropped, and the shopper decides.
import { expect, test } from 'vitest';
import { enquiryState } from '#domain/enquiry/raised-enquiries.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { enqueue } from '#engine/outbox/enqueue.ts';
import { changeRow, readOutbox } from '#engine/outbox/outbox-rows.ts';
import { discard } from '#engine/outbox/retry-and-discard.ts';
import { removeSettled } from '#engine/outbox/row-lifecycle.ts';
import { heldUpIn } from '#engine/outbox/row-status.ts';
import { laterKinds as kinds, messageOfVersion } from './simulator/later-version.ts';
import { saveAddress, someAddress } from './support/account-writes.ts';
import { noteTally } from './support/note-tally.ts';
import { eachPhone } from './support/phone.ts';

const phone = eachPhone();
const denied = { code: 403, status: 'PERMISSION_DENIED' };

const ASHA = { name: 'Asha', phone: '+91 9876543210', email: 'a@example.com' };
const note = (message: string) => ({ ...ASHA, message });

async function saveNote(entityKey: string, payload: unknown, v = 3): Promise<string> {
  const id = mintId();
  const write = { id, kind: 'contact', v, uid: null, entityKey, payload };
  await enqueue(phone.database, write, phone.now);
  return id;
}

const drainFully = () => phone.drainAgain(5, { kinds });

test('one poisoned enquiry among 100 does not hold up the 99, and is still there after a reload', async ({
  task,
}) => {
  const ids: string[] = [];
  for (let at = 0; at < 100; at++) ids.push(await phone.raiseEnquiry(`product-${at}`));
  const poisoned = ids[41] ?? '';
  phone.shop.rule = (path) => (path.endsWith(poisoned) ? denied : null);
  await drainFully();
  const arrived = ids.filter((id) => phone.shop.documents.has(`/queries/${id}`));
  phone.reload();
  const kept = await phone.rows();
  const state = (at: number) => enquiryState(phone.database, `product-${at}`, phone.now);
  const said = (await Promise.all(ids.map((_, at) => state(at)))).map(({ status }) => status);
  noteTally(task, {
    promise: 'one-refused',
    repetitions: ids.length,
    lost: ids.length - arrived.length - kept.length,
    doubled: phone.shop.documents.size - arrived.length,
    falselyConfirmed: ids.filter((id, at) => said[at] === 'sent' && !arrived.includes(id)).length,
  });
  expect([phone.shop.documents.size, arrived.length]).toEqual([99, 99]);
  expect(said).toEqual(ids.map((id) => (id === poisoned ? 'refused' : 'sent')));
  expect(kept).toHaveLength(1);
  expect(await phone.row(poisoned)).toMatchObject({
    state: 'refused',
    lastError: { code: 'PERMISSION_DENIED', message: 'PERMISSION_DENIED by the rules' },
  });
});

test('rows of the two previous versions go, and an unreadable row is held, says so, and holds up nothing else', async () => {
  await phone.database.outbox.add({ id: 'corrupt-row-of-some-kind', what: '�' });
  await phone.database.outbox.add({ id: 'another-corrupt-row-here', v: 'one', payload: null });
  const unknown = mintId();
  const moonshot = { id: unknown, kind: 'moonshot', v: 1, uid: null, entityKey: unknown };
  await enqueue(phone.database, { ...moonshot, payload: {} }, phone.now);
  const held = [
    unknown,
    await saveNote('diary', { text: 5 }),
    // Its words could be read.
    await saveNote('c', note('from the future'), 4),
  ];
  const first = await saveNote('a', messageOfVersion(1, note('namaste')), 1);
  const second = await saveNote('b', messageOfVersion(2, note('namaste')), 2);
  const enquiry = await phone.raiseEnquiry();
  await drainFully();
  const sent = [`/contact-us/${first}`, `/contact-us/${second}`, `/queries/${enquiry}`];
  expect([...phone.shop.documents.keys()].sort()).toEqual(sent.sort());
  for (const id of [first, second]) {
    expect(phone.atShop(`/contact-us/${id}`)).toEqual(note('namaste'));
  }
  for (const id of held) {
    expect(await phone.row(id)).toMatchObject({ state: 'held', heldFor: 'schema' });
  }
  const left = await readOutbox(phone.database);
  expect(left.map(({ row }) => row?.id)).toEqual([undefined, undefined, ...held]);
  for (const { seq } of left) await discard(phone.database, kinds, seq, phone.now);
  expect(await readOutbox(phone.database)).toEqual([]);
});

test('a refused write holds back only the later ones of the same thing; the order within it is kept', async () => {
  const first = await saveNote('diary', note('1'));
  const second = await saveNote('diary', note('2'));
  const other = await saveNote('letters', note('x'));
  phone.shop.rule = (path) => (path.endsWith(first) ? denied : null);
  await drainFully();
  expect([...phone.shop.documents.keys()]).toEqual([`/contact-us/${other}`]);
  phone.shop.rule = () => null;
  await phone.retry(first);
  await drainFully();
  const arrived = [...phone.shop.documents.keys()].slice(1);
  expect(arrived).toEqual([first, second].map((id) => `/contact-us/${id}`));
});

test('after many attempts without a network, a refusal is known within two seconds of the shop’s first no, and of Retry', async () => {
  const id = await saveNote('diary', note('1'));
  phone.shop.rule = () => denied;
  await changeRow(phone.database, await phone.seqOf(id), { attempts: 12 });
  for (let round = 0; round < 2; round++) {
    await phone.drain({ kinds });
    phone.now += 2_000;
    await phone.drain({ kinds });
    expect(await phone.row(id)).toMatchObject({ state: 'refused' });
    await phone.retry(id);
  }
});

test('what the shopper has changed since it was sent stays, whatever becomes of what was sent', async () => {
  const sent = await phone.row(await phone.raiseEnquiry());
  if (!sent) throw new Error('the enquiry does not wait');
  const payload = { ...Object(sent.payload), productId: 'chia-seeds' };
  await changeRow(phone.database, sent.seq, { payload });
  expect(await removeSettled(phone.database, sent, [], async () => undefined)).toBe(false);
  expect(await phone.row(sent.id)).toMatchObject({ payload });
});

test('a write that goes out while the shopper discards it is taken back', async () => {
  const id = await saveAddress(phone.database, 'asha', someAddress());
  const seq = await phone.seqOf(id);
  // Another tab claims the row after the discard has begun.
  const discarded = discard(phone.database, kinds, seq, phone.now);
  const claimed = await phone.database.outbox.update(seq, { state: 'sending', everSent: true });
  await discarded;
  expect(await phone.rows()).toHaveLength(claimed);
});

test('only a later change of the same thing is held up, and only while the first one needs the shopper', async () => {
  const address = someAddress();
  await saveAddress(phone.database, 'asha', address);
  await saveAddress(phone.database, 'asha', { ...address, city: 'Jaipur' });
  await saveAddress(phone.database, 'asha', someAddress());
  await saveAddress(phone.database, 'ravi', address);
  const held = async () => {
    const rows = await readOutbox(phone.database);
    const heldUpBy = heldUpIn(rows);
    return rows.map(({ row }) => row && (heldUpBy(row)?.seq ?? null));
  };
  expect(await held()).toEqual([null, null, null, null]);
  const [{ seq: first = 0 } = {}] = await readOutbox(phone.database);
  for (const state of ['refused', 'held'] as const) {
    await changeRow(phone.database, first, { state });
    expect(await held()).toEqual([null, first, null, null]);
  }
  await phone.database.outbox.update(first, { state: 'of tomorrow' });
  expect(await held()).toEqual([null, first, null, null]);
});
