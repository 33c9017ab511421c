// The worker of the desk that makes pictures of photos, as it was built, in the engines of Firefox and of Safari. Safari makes no WebP: there one JPEG goes to the
// shop, of which a function makes the sizes.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deskParts } from '../support/built-parts.ts';
import { chosenEngines } from './chosen-engines.ts';
import { Phone } from './phone.ts';

type Made = { picture: string; files: Record<string, string> } | string;

/** Runs in the page: hands a photo of 6 megapixels to the worker, and tells what each file that comes back is by its beginning. */
async function makeOne(worker: string): Promise<Made> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [3000, 2000];
  canvas.getContext('2d')?.fillRect(500, 0, 2000, 2000);
  const photo = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'));
  const factory = Reflect.get(globalThis, 'trustedTypes');
  const rules = { createScriptURL: (address: string) => address };
  const address = (factory?.createPolicy('haat-scripts', rules) ?? rules).createScriptURL(worker);
  const started = new Worker(address, { type: 'module' });
  const { made } = await new Promise<{ made: unknown }>((resolve, reject) => {
    started.addEventListener('message', ({ data }) => resolve(data));
    started.addEventListener('error', ({ message }) => reject(new Error(message)));
    started.postMessage({ at: 1, photo });
  });
  if (typeof made === 'string') return made;
  const {
    picture,
    photo: one,
    sizes,
  } = made as {
    picture: string;
    photo?: ArrayBuffer;
    sizes?: Record<string, ArrayBuffer>;
  };
  const files = Object.entries(one ? { photo: one } : (sizes ?? {})).map(([name, bytes]) => {
    const begins = String.fromCharCode(...new Uint8Array(bytes.slice(0, 12)));
    const isJpeg = begins.startsWith('\xff\xd8');
    return [name, begins.endsWith('WEBP') ? 'webp' : isJpeg ? 'jpeg' : '?'] as const;
  });
  return { picture, files: Object.fromEntries(files) };
}

const WEBP = { '100': 'webp', '200': 'webp', '400': 'webp', '800': 'webp' };

describe.each(chosenEngines())('in %s', (engine) => {
  let phone: Phone;
  beforeAll(async () => {
    phone = await Phone.make(engine);
  });
  afterAll(() => phone?.throwAway());

  test('a photo becomes the files of a picture', async () => {
    await phone.tab.goto('http://localhost:5000/desk');
    const worker = deskParts().find((it) => it.includes('desk-picture-worker'));
    const made = await phone.tab.evaluate(makeOne, String(worker));
    expect(made).toEqual({
      picture: expect.stringMatching(/^[0-9a-f]{24}$/),
      files: engine === 'webkit' ? { photo: 'jpeg' } : WEBP,
    });
  });
});
