// What a phone keeps beside the shop’s documents: the delivery’s pincode, tax papers, sent messages, its notifications’ language. It leaves with its account.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renewPushLanguage } from '#browser/push/renew-language.ts';
import { signOut } from '#domain/account-mirror/sign-in.ts';
import { putAddress } from '#domain/address/addresses.ts';
import * as delivery from '#domain/delivery/pincode.ts';
import * as notifications from '#domain/device/notifications.ts';
import { sendFeedback } from '#domain/feedback/feedback-write.ts';
import { readSaid } from '#domain/inbox/fetch-said.ts';
import { sendMessage } from '#domain/message/contact-write.ts';
import { readSentMessages, recordSaid } from '#domain/message/sent-messages.ts';
import { keepPaper, paperKey, readKeptPaper } from '#domain/tax/kept-papers.ts';
import type { PlainFields } from '#engine/firestore/firestore-values.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { DAY_MS } from '#engine/limits.ts';
import { speakIn } from '#engine/texts/speak.ts';
import { spokenFrom } from '#engine/texts/spoken-from.ts';
import { someAddress } from './support/account-writes.ts';
import { PHOTO } from './support/kept-rows.ts';
import { shopQuotes } from './support/orders.ts';
import { eachPhone } from './support/phone.ts';

const phone = eachPhone();
const leave = () => signOut(phone.database, 'asha');

describe('the pincode that the phone promises for', () => {
  const pincode = () => delivery.readDeliveryPincode(phone.database);
  const choose = (zipcode: string, isSaved: boolean) =>
    delivery.writeDeliveryPincode(phone.database, zipcode, isSaved);

  async function enterWith(...zipcodes: string[]): Promise<void> {
    await phone.enter();
    for (const zipcode of zipcodes) {
      await putAddress(phone.database, 'asha', someAddress({ id: `at-${zipcode}`, zipcode }));
    }
  }

  test('stays where it was typed, also when an account comes and goes with another that was chosen', async () => {
    expect(await pincode()).toBe(null);
    await choose('560001', false);
    await enterWith('600002');
    expect(await pincode(), 'the saved one was not chosen').toBe('560001');
    await choose('600002', true);
    expect(await pincode()).toBe('600002');
    await leave();
    expect(await pincode()).toBe('560001');
    expect(JSON.stringify(await phone.database.deviceState.toArray())).not.toContain('600002');
  });

  test('is a saved address’ where none was typed, for as long as its account is there, unless there can be no such pincode', async () => {
    await enterWith('600002', '600002', '466001', '290001');
    expect(await delivery.savedPincodes(phone.database)).toHaveLength(2);
    expect(await delivery.savedPincodes(phone.database)).toContain(await pincode());
    await leave();
    expect(await pincode()).toBe(null);
  });

  test('is the last one chosen, and an invalid one counts for nothing', async () => {
    await enterWith('600002');
    await choose('600002', true);
    await choose('400001', false);
    expect(await pincode()).toBe('400001');
    await leave();
    await phone.database.deviceState.put({ key: 'delivery-pincode', value: '012345' });
    expect(await pincode()).toBe(null);
  });
});

test('a kept invoice stays when the quotations are read again, is nobody else’s, and goes as its shopper logs out', async () => {
  const invoice = paperKey('FARM-2627-00012');
  const other = paperKey('FARM-2627-00013');
  const kept = (uid = 'asha', key = invoice) => readKeptPaper(phone.database, uid, key);
  const bytes = new ArrayBuffer(3);
  await phone.enter();
  await keepPaper(phone.database, 'asha', invoice, bytes);
  shopQuotes(phone, 'q1', 1_000, []);
  await phone.refresh();
  const found = [await kept(), await kept('bala'), await kept('asha', other)];
  expect(found).toEqual([bytes, undefined, undefined]);
  await leave();
  // One that comes late.
  await keepPaper(phone.database, 'asha', invoice, bytes);
  expect(await kept()).toBeUndefined();
});

describe('messages sent from this phone', () => {
  const WORDS = { name: 'Asha', phone: '+91 9876543210', email: 'a@example.com', message: 'Late.' };

  async function write(): Promise<string> {
    const id = mintId();
    const saved = await sendMessage(phone.database, id, WORDS, 'contact-us');
    expect(saved).toEqual({ outcome: 'saved', id });
    return id;
  }
  const sent = (of: 'contact-us' | 'services' = 'contact-us') =>
    readSentMessages(phone.database, of, phone.now);

  test('have a number from the press on, count from when the shop has them, and hear what the shop says', async () => {
    const id = await write();
    phone.reload();
    expect(await sent()).toEqual([{ id, of: 'contact-us', sentAt: null, said: 'nothing' }]);
    phone.shop.faults.push({ landsFirst: true, drop: true });
    await phone.drain();
    expect(await sent()).toMatchObject([{ sentAt: null }]);
    phone.pass();
    await phone.drain();
    expect(await sent()).toMatchObject([{ id, sentAt: phone.now, said: 'nothing' }]);
    const says = async (mark: PlainFields | null) => {
      const said = { of: 'contact-us', timestamp: 1, answered: false, ...mark };
      if (mark) phone.shopHas(`/inbox/${id}`, said);
      const answer = await readSaid([id]);
      if (answer.kind === 'ok') await recordSaid(phone.database, answer.value);
      return (await sent())[0]?.said;
    };
    expect(await says(null)).toBe('nothing');
    expect(await says({})).toBe('acknowledged');
    phone.isOnline = false;
    expect(await says(null)).toBe('acknowledged');
    phone.isOnline = true;
    expect(await says({ answered: true, removed: true })).toBe('acknowledged');
    expect(await says({ answered: true })).toBe('answered');
    phone.pass(90 * DAY_MS);
    expect(await sent()).toEqual([]);
  });

  test('are listed apart from feedback; what is discarded leaves the list, the last ten are remembered, and a log-out clears it', async () => {
    await phone.enter();
    const id = mintId();
    const file = new File([PHOTO], 'photo', { type: 'image/jpeg' });
    await sendFeedback(phone.database, id, { name: 'Jar', description: 'It leaks.' }, file, []);
    const listed = async () => (await sent()).map((it) => it.id);
    const ids: string[] = [];
    for (let at = 0; at < 9; at++) ids.unshift(await write());
    expect(await listed()).toEqual(ids);
    expect(await sent('services')).toMatchObject([{ id, of: 'services' }]);
    for (const discarded of [id, ids.shift() ?? '']) await phone.giveUp(discarded);
    expect([await listed(), await sent('services')]).toEqual([ids, []]);
    for (let at = 0; at < 3; at++) ids.unshift(await write());
    expect(await listed()).toEqual(ids.slice(0, 10));
    await leave();
    expect(await sent()).toEqual([]);
  });
});

describe('the language of notifications', () => {
  const PATH = '/users/asha/devices/this-phone';
  const DEVICE = { token: 'token', createdAt: 1, orders: true };
  const INDIAN = { ...DEVICE, language: 'hi' };

  async function enterWithDevice(deviceId: string | null = 'this-phone'): Promise<void> {
    await phone.enter();
    const arranged = { deviceId, orders: true };
    await notifications.changeNotificationSettings(phone.database, 'asha', () => arranged);
    phone.shopHas(PATH, DEVICE);
  }
  afterEach(() => {
    speakIn(null);
    vi.unstubAllGlobals();
  });

  /** How often the shop is asked where the pages are in these languages, one after the other. */
  async function asked(...languages: (string | null)[]): Promise<number[]> {
    const counts: number[] = [];
    for (const language of languages) {
      let count = 0;
      speakIn(language === null ? null : spokenFrom(language, {}));
      await renewPushLanguage(phone.database, (uid, fresh) => {
        count += 1;
        return phone.credential(uid, fresh);
      });
      counts.push(count);
    }
    return counts;
  }
  const settings = () => notifications.readNotificationSettings(phone.database, 'asha');

  test('is told once where it changes, and all else stays; English from the start is never told, nor is anything without notifications', async () => {
    await enterWithDevice(null);
    expect(await asked('hi')).toEqual([0]);
    await enterWithDevice();
    expect(await asked(null)).toEqual([0]);
    expect(phone.atShop(PATH)).toEqual(DEVICE);
    expect(await asked('hi', 'hi')).toEqual([1, 0]);
    expect(phone.atShop(PATH)).toEqual(INDIAN);
    const kept = { deviceId: 'this-phone', orders: true, language: 'hi' };
    expect(await settings()).toMatchObject(kept);
    expect(await asked(null, null)).toEqual([1, 0]);
    expect(phone.atShop(PATH)).toEqual({ ...DEVICE, language: 'en' });
  });

  test('stays as chosen through a page in another language, such as a friend’s link', async () => {
    await enterWithDevice();
    vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'language' ? 'hi' : null) });
    expect(await asked('hi', 'ta', null)).toEqual([1, 0, 0]);
    expect(phone.atShop(PATH)).toEqual(INDIAN);
  });

  test('is told later where there was no network or no yes of the shop', async () => {
    await enterWithDevice();
    phone.isOnline = false;
    await asked('hi');
    phone.isOnline = true;
    phone.shop.rule = (path) => (path === PATH ? { code: 403, status: 'PERMISSION_DENIED' } : null);
    await asked('hi');
    expect(phone.atShop(PATH)).toEqual(DEVICE);
    phone.shop.rule = () => null;
    expect(await asked('hi')).toEqual([1]);
    expect(phone.atShop(PATH)).toEqual(INDIAN);
  });

  test('registers no phone that the shop has forgotten; that one says that it gets no notifications', async () => {
    await enterWithDevice();
    phone.shop.documents.delete(PATH);
    await asked('hi');
    expect(phone.atShop(PATH)).toBeNull();
    expect(await settings()).toMatchObject({ deviceId: null, orders: false });
  });
});
