// The desk’s built worker that makes pictures of photos, in Firefox and WebKit. Safari makes no WebP: there the pictures are JPEGs.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deskParts } from '../support/built-parts.ts';
import { chosenEngines } from './chosen-engines.ts';
import { Phone } from './phone.ts';

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
  ['a product', 'product', ['100', '200', '400', '800'], ['photo']],
  ['a text', 'text', ['picture'], ['picture']],
  ['a banner', 'banner', ['wide', 'narrow'], ['wide', 'narrow']],
] as const satisfies (readonly [string, MadeFor, readonly string[], readonly string[]])[];

describe.each(chosenEngines())('in %s', (engine) => {
  let phone: Phone;
  beforeAll(async () => {
    phone = await Phone.make(engine);
    // Once: the desk leads on to the log-in, which would abort a second call of its address.
    await phone.tab.goto('http://localhost:5000/desk');
  });
  afterAll(() => phone?.throwAway());

  test.each(KINDS)(
    'a photo becomes the files of a picture for %s',
    async (_, madeFor, names, ofSafari) => {
      const worker = String(deskParts().find((it) => it.includes('desk-picture-worker')));
      const expected =
        engine === 'webkit'
          ? ofSafari.map((name) => [name, 'jpeg'])
          : names.map((name) => [name, 'webp']);
      expect(await phone.tab.evaluate(makeOne, { worker, madeFor })).toEqual(
        Object.fromEntries(expected),
      );
    },
  );
});
