// The messages sent from this phone: their numbers are there at once, without a network, and what the shop says to them later.
import { expect, test } from 'vitest';
import { signOut } from '#domain/account-mirror/sign-in.ts';
import { sendFeedback } from '#domain/feedback/feedback-write.ts';
import { readSaid } from '#domain/inbox/fetch-said.ts';
import { sendMessage } from '#domain/message/contact-write.ts';
import { readSentMessages, recordSaid } from '#domain/message/sent-messages.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { DAY_MS } from '#engine/limits.ts';
import { PHOTO } from './support/kept-rows.ts';
import { eachPhone } from './support/phone.ts';

const phone = eachPhone();
const WORDS = { name: 'Asha', phone: '+91 9876543210', email: 'a@example.com', message: 'Late.' };
const MARK = { of: 'contact-us', timestamp: 1, answered: false };

async function write(): Promise<string> {
  const id = mintId();
  const saved = await sendMessage(phone.database, id, WORDS, 'contact-us');
  expect(saved.outcome).toBe('saved');
  return id;
}
const sent = (of: 'contact-us' | 'services' = 'contact-us') =>
  readSentMessages(phone.database, of, phone.now);
const ask = async () => {
  const answer = await readSaid((await sent()).map(({ id }) => id));
  if (answer.kind === 'ok') await recordSaid(phone.database, answer.value);
};

test('a message has its number from the press on, counts from when the shop has it, and hears what the shop says', async () => {
  const id = await write();
  phone.reload();
  expect(await sent()).toEqual([{ id, of: 'contact-us', sentAt: null, said: 'nothing' }]);
  phone.shop.faults.push({ landsFirst: true, drop: true });
  await phone.drain();
  expect(await sent()).toMatchObject([{ sentAt: null }]);
  phone.pass();
  await phone.drain();
  expect(await sent()).toMatchObject([{ id, sentAt: phone.now, said: 'nothing' }]);
  await ask();
  expect(await sent()).toMatchObject([{ said: 'nothing' }]);
  phone.shopHas(`/inbox/${id}`, MARK);
  await ask();
  expect(await sent()).toMatchObject([{ said: 'acknowledged' }]);
  phone.isOnline = false;
  await ask();
  expect(await sent()).toMatchObject([{ said: 'acknowledged' }]);
  phone.isOnline = true;
  phone.shopHas(`/inbox/${id}`, { ...MARK, answered: true, removed: true });
  await ask();
  expect(await sent()).toMatchObject([{ said: 'acknowledged' }]);
  phone.shopHas(`/inbox/${id}`, { ...MARK, answered: true });
  await ask();
  expect(await sent()).toMatchObject([{ said: 'answered' }]);
  phone.pass(90 * DAY_MS);
  expect(await sent()).toEqual([]);
});

test('feedback is listed apart; what is discarded leaves the list, and a log-out clears it', async () => {
  await phone.enter();
  const id = mintId();
  const file = new File([PHOTO], 'photo', { type: 'image/jpeg' });
  await sendFeedback(phone.database, id, { name: 'Jar', description: 'It leaks.' }, file, []);
  const [first, second] = [await write(), await write()];
  expect((await sent()).map((it) => it.id)).toEqual([second, first]);
  expect(await sent('services')).toMatchObject([{ id, of: 'services' }]);
  await phone.giveUp(first);
  expect((await sent()).map((it) => it.id)).toEqual([second]);
  await phone.giveUp(id);
  expect(await sent('services')).toEqual([]);
  await signOut(phone.database, 'asha');
  expect(await sent()).toEqual([]);
});

test('the last ten are remembered', async () => {
  const ids: string[] = [];
  for (let at = 0; at < 11; at++) ids.push(await write());
  expect((await sent()).map((it) => it.id)).toEqual(ids.slice(1).reverse());
});
