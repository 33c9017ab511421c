// In which language the desk begins, and what stays English in any.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inEnglish, say, speakIn, spokenLanguage, textKey } from '#engine/texts/speak.ts';
import { speakDeskLanguage } from '../../../src/desk/language/desk-language.ts';
import { cancelledLine } from '../../../src/desk/orders/messages.ts';
import { reasonOf } from '../../../src/desk/orders/ReasonFields.tsx';
import { givenOrder } from '../given.ts';

const page = { documentElement: { lang: 'en-IN' }, title: 'Desk', querySelector: () => null };
let isThere = true;

beforeEach(() => {
  isThere = true;
  page.documentElement.lang = 'en-IN';
  vi.stubGlobal('document', page);
  const cache = { put: async () => undefined };
  vi.stubGlobal('caches', { match: async () => undefined, open: async () => cache });
  vi.stubGlobal('fetch', async () => {
    if (!isThere) throw new TypeError('no network');
    return Response.json({});
  });
});
afterEach(() => speakIn(null));

function chosen(atDesk: string | null, inShop: string | null): void {
  const getItem = (key: string) => ({ 'desk-language': atDesk, language: inShop })[key] ?? null;
  vi.stubGlobal('localStorage', { getItem });
}

test.each([
  ['English where nobody chose', null, null, 'en'],
  ['as chosen at the desk', 'hi', null, 'hi'],
  ['as chosen at the desk, whatever the shop speaks', 'en', 'hi', 'en'],
  ['as chosen in the shop where nobody chose at the desk', null, 'hi', 'hi'],
  ['English where the desk does not speak what the shop does', null, 'ta', 'en'],
  ['English where what is stored is no language', 'toString', '', 'en'],
])('the desk begins %s', async (_, atDesk, inShop, language) => {
  chosen(atDesk, inShop);
  await speakDeskLanguage();
  expect(spokenLanguage()).toBe(language);
  expect(page.documentElement.lang).toBe(`${language}-IN`);
});

test('without a language’s texts the desk opens in English, and says so to screen readers', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  isThere = false;
  chosen('hi', null);
  await speakDeskLanguage();
  expect(spokenLanguage()).toBe('en');
  expect(page.documentElement.lang).toBe('en-IN');
});

const HELLO = () => say('Hello');

test('what is for others is English at a Hindi desk, and the desk speaks Hindi again after it', () => {
  speakIn({ language: 'hi', catalog: { [textKey('Hello')]: 'नमस्ते' }, format: String });
  expect([HELLO(), inEnglish(HELLO), HELLO()]).toEqual(['नमस्ते', 'Hello', 'नमस्ते']);
  const fail = () => inEnglish(() => JSON.parse('{'));
  expect(fail).toThrow();
  expect(HELLO()).toBe('नमस्ते');
});

test('a chosen reason is stored as it is offered in English, and one’s own as it was typed', () => {
  const typed = ' बारिश ';
  expect(reasonOf({ chosen: 'It is sold out.', typed })).toBe('It is sold out.');
  expect(reasonOf({ chosen: 'Another reason', typed })).toBe('बारिश');
  expect(reasonOf({ chosen: '', typed })).toBe('');
  const order = givenOrder({ cancelledBy: 'merchant' });
  const reasons = ['बारिश', 'It is sold out.', undefined];
  expect(reasons.map((cancelReason) => cancelledLine({ ...order, cancelReason }))).toEqual([
    ...['Cancelled at the desk. बारिश', 'Cancelled at the desk. It is sold out.'],
    'Cancelled at the desk.',
  ]);
});
