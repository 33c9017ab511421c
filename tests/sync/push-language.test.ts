// The shop learns in which language a phone wants its notifications.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renewPushLanguage } from '#browser/push/renew-language.ts';
import {
  changeNotificationSettings,
  readNotificationSettings,
} from '#domain/device/notifications.ts';
import { speakIn } from '#engine/texts/speak.ts';
import { spokenFrom } from '#engine/texts/spoken-from.ts';
import { eachPhone } from './support/phone.ts';

const phone = eachPhone();
const PATH = '/users/asha/devices/this-phone';
const DEVICE = { token: 'token', createdAt: 1, orders: true };

beforeEach(async () => {
  await phone.enter();
  await changeNotificationSettings(phone.database, 'asha', () => ({
    deviceId: 'this-phone',
    orders: true,
  }));
  phone.shopHas(PATH, DEVICE);
});
afterEach(() => {
  speakIn(null);
  vi.unstubAllGlobals();
});

/** How often the shop was asked. */
async function renewed(language: string | null): Promise<number> {
  let asked = 0;
  speakIn(language === null ? null : spokenFrom(language, {}));
  await renewPushLanguage(phone.database, (uid, fresh) => {
    asked += 1;
    return phone.credential(uid, fresh);
  });
  return asked;
}
const settings = () => readNotificationSettings(phone.database, 'asha');

test('a phone whose language changes tells the shop once, and keeps all else as it is; one that goes on in English asks nothing', async () => {
  expect(await renewed(null)).toBe(0);
  expect(phone.atShop(PATH)).toEqual(DEVICE);
  expect([await renewed('hi'), await renewed('hi')]).toEqual([1, 0]);
  expect(phone.atShop(PATH)).toEqual({ ...DEVICE, language: 'hi' });
  expect(await settings()).toMatchObject({ deviceId: 'this-phone', orders: true, language: 'hi' });
  expect([await renewed(null), await renewed(null)]).toEqual([1, 0]);
  expect(phone.atShop(PATH)).toEqual({ ...DEVICE, language: 'en' });
});

test('a page in another language, such as a friend’s link, changes nothing for a phone that has chosen one', async () => {
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'language' ? 'hi' : null) });
  expect([await renewed('hi'), await renewed('ta'), await renewed(null)]).toEqual([1, 0, 0]);
  expect(phone.atShop(PATH)).toEqual({ ...DEVICE, language: 'hi' });
});

test('without a network or a yes of the shop it tries again later', async () => {
  phone.isOnline = false;
  await renewed('hi');
  phone.isOnline = true;
  phone.shop.rule = (path) => (path === PATH ? { code: 403, status: 'PERMISSION_DENIED' } : null);
  await renewed('hi');
  expect(phone.atShop(PATH)).toEqual(DEVICE);
  phone.shop.rule = () => null;
  expect(await renewed('hi')).toBe(1);
  expect(phone.atShop(PATH)).toEqual({ ...DEVICE, language: 'hi' });
});

test('a phone that the shop has forgotten is not registered again by it, and says that it gets no notifications', async () => {
  phone.shop.documents.delete(PATH);
  await renewed('hi');
  expect(phone.atShop(PATH)).toBeNull();
  expect(await settings()).toMatchObject({ deviceId: null, orders: false });
});

test('a phone that never asked for notifications asks the shop nothing', async () => {
  await changeNotificationSettings(phone.database, 'asha', () => ({ deviceId: null }));
  expect(await renewed('hi')).toBe(0);
});
