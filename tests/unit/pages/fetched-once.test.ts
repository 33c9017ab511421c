// What a phone fetches once and keeps: the texts of a language that it has not spoken before, also after a deploy, and a product's document.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchDocument, isDocumentKept } from '#browser/downloads/product-document.ts';
import { textsAddress } from '#engine/texts/read-texts.ts';
import { say, speakIn, textKey } from '#engine/texts/speak.ts';
import { speakLanguage } from '#engine/texts/speak-language.ts';

const CART = { [textKey('Cart')]: 'கூடை' };
const ORDERS = { [textKey('My Orders')]: 'என் ஆர்டர்கள்' };

/** What the shop has at each path; a number stands for that status. */
let shop: Record<string, object | number>;
/** A product's document, wherever it is. */
let stored: string | null;
let asked: string[];

beforeEach(() => {
  asked = [];
  stored = null;
  const kept = new Map<string, Response>();
  const match = async (path: string) => kept.get(path)?.clone();
  const put = async (path: string, reply: Response) => void kept.set(path, reply);
  vi.stubGlobal('caches', { match, open: async () => ({ match, put }) });
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    if (stored) return new Response(stored, { headers: { 'Content-Type': 'application/pdf' } });
    const found = shop[path] ?? 404;
    if (found === 0) throw new TypeError('no network');
    return typeof found === 'number' ? new Response('', { status: found }) : Response.json(found);
  });
});
afterEach(() => {
  speakIn(null);
  vi.unstubAllGlobals();
});

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

test('a document is fetched once, and once more when the merchant has put another one in its place', async () => {
  const read = async (bytes: number) => (await fetchDocument('moringa', bytes))?.text();
  for (const [times, report] of ['report of May', 'report of August'].entries()) {
    stored = report;
    const { length } = report;
    expect(await isDocumentKept('moringa', length)).toBe(false);
    expect([await read(length), await read(length)]).toEqual([report, report]);
    expect(await isDocumentKept('moringa', length)).toBe(true);
    expect(asked).toHaveLength(times + 1);
  }
});
