// The desk in Firefox and WebKit: it keeps its own files beside the shop, whatever the other one's worker deletes; and its worker
// makes pictures of photos. Safari makes no WebP: there the pictures are JPEGs.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deskParts } from '../support/built-parts.ts';
import { makeMerchant } from '../support/demo-accounts.ts';
import { deployWithNewNames } from '../support/next-deploy.ts';
import { chosenEngines } from './chosen-engines.ts';
import { Phone } from './phone.ts';
import { signIn, untilKept } from './shopper.ts';

const LIGHT_PAGE = '/faqs';

type MadeFor = 'product' | 'text' | 'banner';
type Asked = { worker: string; madeFor: MadeFor };
type Made = Record<string, string> | string;

/** Runs in the page: hands the worker a 6-megapixel photo, and returns each resulting file's type by its first bytes, or the worker's error. */
async function makeOne({ worker, madeFor }: Asked): Promise<Made> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [3000, 2000];
  canvas.getContext('2d')?.fillRect(500, 0, 2000, 2000);
  const photo = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'));
  const factory = Reflect.get(globalThis, 'trustedTypes');
  const rules = { createScriptURL: (address: string) => address };
  const address = (factory?.createPolicy('haat-scripts', rules) ?? rules).createScriptURL(worker);
  const started = new Worker(address, { type: 'module' });
  const made = await new Promise<unknown>((resolve, reject) => {
    started.addEventListener('message', ({ data }) => resolve(data.value));
    started.addEventListener('error', ({ message }) => reject(new Error(message)));
    // A comlink call.
    const argumentList = [{ type: 'RAW', value: photo }];
    started.postMessage({ id: '1', type: 'APPLY', path: [madeFor], argumentList });
  });
  if (typeof made === 'string') return made;
  const { sizes, ...whole } = made as { sizes?: Record<string, ArrayBuffer> };
  const nameless = 'bytes' in whole ? { picture: whole.bytes } : whole;
  const files = Object.entries({ ...nameless, ...sizes }).flatMap(([name, file]) => {
    const bytes = file instanceof ArrayBuffer ? file : Reflect.get(Object(file), 'bytes');
    if (!(bytes instanceof ArrayBuffer)) return [];
    const begins = String.fromCharCode(...new Uint8Array(bytes.slice(0, 12)));
    const isJpeg = begins.startsWith('\xff\xd8');
    return [[name, begins.endsWith('WEBP') ? 'webp' : isJpeg ? 'jpeg' : '?'] as const];
  });
  return Object.fromEntries(files);
}

/** The files of each kind of picture where the browser makes WebP; Safari makes none. */
const KINDS = [
  ['product', ['100', '200', '400', '800'], ['photo']],
  ['text', ['picture'], ['picture']],
  ['banner', ['wide', 'narrow'], ['wide', 'narrow']],
] as const satisfies (readonly [MadeFor, readonly string[], readonly string[]])[];

describe.each(chosenEngines())('in %s', (engine) => {
  let phone: Phone;

  beforeEach(async () => {
    phone = await Phone.make(engine);
  });
  afterEach(() => phone.throwAway());

  test('a merchant who has just logged in at the desk opens it without a network, and so after a new version of the shop', async () => {
    const { tab, network } = phone;
    const { uid, phone: number } = await makeMerchant();
    await tab.goto('/desk');
    await untilKept(tab);
    const login = '/login?returnUrl=%2Fdesk';
    await tab.goto(login);
    await untilKept(tab);
    await signIn(tab, { uid, phone: number.slice(-10) }, login);
    await tab.until('the desk', async () => (await tab.path()) === '/desk');
    await tab.sees('Today');
    network.cut();
    await tab.reload();
    await tab.sees('Today');

    network.join();
    await tab.goto(LIGHT_PAGE);
    deployWithNewNames(network);
    await tab.reload();
    await tab.sees('A new version of the shop is ready.');
    await tab.press('Update');
    const isNext = () => tab.evaluate(() => document.documentElement.dataset.version === 'next');
    await tab.until('the new version', isNext);
    network.cut();
    await tab.goto('/desk');
    await tab.sees('Today');
    await tab.goto(LIGHT_PAGE);
    expect(await isNext()).toBe(true);
  });

  test('a photo becomes the files of a picture for a product, a text and a banner', async () => {
    // Once: the desk leads on to the log-in, which would abort a second call of its address.
    await phone.tab.goto('http://localhost:5000/desk');
    const worker = String(deskParts().find((it) => it.includes('desk-picture-worker')));
    for (const [madeFor, names, ofSafari] of KINDS) {
      const made = engine === 'webkit' ? ofSafari : names;
      const type = engine === 'webkit' ? 'jpeg' : 'webp';
      const expected = Object.fromEntries(made.map((name) => [name, type]));
      expect(await phone.tab.evaluate(makeOne, { worker, madeFor }), madeFor).toEqual(expected);
    }
  });
});
