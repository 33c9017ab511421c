// The texts of a language that this phone has not spoken before: from the shop, also after a deploy, and then kept.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { textsAddress } from '#engine/texts/read-texts.ts';
import { say, speakIn, textKey } from '#engine/texts/speak.ts';
import { speakLanguage } from '#engine/texts/speak-language.ts';

const CART = { [textKey('Cart')]: 'கூடை' };
const ORDERS = { [textKey('My Orders')]: 'என் ஆர்டர்கள்' };

/** What the shop has at each path; a number stands for that status. */
let shop: Record<string, object | number>;
let asked: string[];

beforeEach(() => {
  asked = [];
  const kept = new Map<string, Response>();
  const put = async (path: string, reply: Response) => void kept.set(path, reply);
  vi.stubGlobal('caches', {
    match: async (path: string) => kept.get(path)?.clone(),
    open: async () => ({ put }),
  });
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const found = shop[path] ?? 404;
    if (found === 0) throw new TypeError('no network');
    return typeof found === 'number' ? new Response('', { status: found }) : Response.json(found);
  });
});
afterEach(() => speakIn(null));

test('after a deploy a tab of the version before speaks a language with the new texts, also without a network; one that changed is in English', async () => {
  shop = { '/texts-ta.json': CART, '/texts-ta-rest.json': ORDERS };
  await speakLanguage('ta');
  expect([say('Cart'), say('My Orders')]).toEqual(['கூடை', 'என் ஆர்டர்கள்']);
  expect([say('Basket'), say('{0} in the basket', [2])]).toEqual(['Basket', '2 in the basket']);
  speakIn(null);
  shop = {};
  asked = [];
  await speakLanguage('ta');
  expect([say('Cart'), asked]).toEqual(['கூடை', []]);
});

test.each([
  ['has its own texts', CART, 'கூடை'],
  ['cannot be reached', 0, 'Cart'],
  ['is in trouble', 503, 'Cart'],
])('where the shop %s, it is not asked for those of another version', async (_, own, cart) => {
  const address = textsAddress('ta') ?? '';
  shop = { [address]: own, '/texts-ta.json': { [textKey('Cart')]: 'வேறு' } };
  await speakLanguage('ta', false).catch(() => undefined);
  expect([say('Cart'), asked]).toEqual([cart, [address]]);
});

test('without the texts of any version the shop speaks English', async () => {
  shop = {};
  await expect(speakLanguage('ta')).rejects.toThrow('404');
  expect(say('Cart')).toBe('Cart');
});
