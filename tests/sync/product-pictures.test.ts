// The worker's pictures on bad lines and full devices: a cut line costs one picture, a full device may cost them all.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pictureAddress } from '#core/model/picture.ts';
import { answerWithPicture, warmPictures } from '../../sw/product-images.ts';

/** What is kept, by address. */
let kept: Map<string, string>;
let isFull: boolean;
let line: (url: string) => Response;

const at = (id: string, size: 200 | 400 = 200) => pictureAddress(id, '0', size);
const picture = (body: BodyInit) =>
  new Response(body, { headers: { 'Content-Type': 'image/webp' } });

function cut(): Response {
  let sent = 0;
  const body = new ReadableStream({
    pull: (to) =>
      sent++ ? to.error(new TypeError('network error')) : to.enqueue(new Uint8Array(9)),
  });
  return picture(body);
}

beforeEach(() => {
  kept = new Map();
  isFull = false;
  const cache = {
    match: async (url: string) => (kept.has(url) ? picture(kept.get(url) ?? '') : undefined),
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    delete: async ({ url }: { url: string }) => kept.delete(url),
    async put(url: string, reply: Response) {
      const body = await reply.text();
      if (isFull) throw new DOMException('no room', 'QuotaExceededError');
      kept.set(url, body);
    },
  };
  vi.stubGlobal('caches', {
    open: async () => cache,
    delete: async () => kept.clear(),
  });
  vi.stubGlobal('fetch', async (url: string) => line(url));
  kept.set(at('amla'), 'amla');
});
afterEach(() => vi.unstubAllGlobals());

test('a line that breaks in the middle of a picture does not cost the pictures that are kept', async () => {
  line = (url) => (url === at('chia') ? cut() : picture('whole'));
  await warmPictures([at('bel'), at('chia'), at('dill')]);
  expect(kept.get(at('amla'))).toBe('amla');
  expect(kept.has(at('chia'))).toBe(false);
  await answerWithPicture(new Request(at('chia')));
  expect(kept.get(at('amla'))).toBe('amla');
});

test('a picture that breaks off on its way is shown in a size that is kept', async () => {
  line = cut;
  const reply = await answerWithPicture(new Request(at('amla', 400)));
  expect(await reply.text()).toBe('amla');
});

test('a device whose cache cannot be opened shows what the network has', async () => {
  line = () => picture('whole');
  vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('', 'UnknownError')) });
  expect(await (await answerWithPicture(new Request(at('amla')))).text()).toBe('whole');
});

test('a full device gives up its pictures, and the one that is asked for is shown all the same', async () => {
  line = () => picture('whole');
  isFull = true;
  expect(await (await answerWithPicture(new Request(at('bel')))).text()).toBe('whole');
  expect(kept.size).toBe(0);
});
