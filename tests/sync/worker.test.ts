// The worker: which addresses it opens without a network, and its pictures on bad lines and full devices.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readWarmed } from '#domain/product/warmed-pictures.ts';
import { pictureAddress } from '#domain/shared/picture.ts';
import { textPictureAddress } from '#domain/shared/text-picture.ts';
import { firebaseProject } from '#engine/firestore/firebase-project.ts';
import { NAVIGATION_DENYLIST } from '../../sw/navigation-denylist.ts';
import { answerWithPicture, isProductPicture } from '../../sw/product-images.ts';
import { warmPictures } from '../../sw/warm-pictures.ts';
import { databaseOn } from './support/database.ts';

let kept: Map<string, string>;
let isFull: boolean;
let line: (url: string) => Response;

const at = (id: string, size: 200 | 400 = 200) => pictureAddress(id, '0', size);
const picture = (body: BodyInit) =>
  new Response(body, { headers: { 'Content-Type': 'image/webp' } });

/** Lets the worker of a separate phone warm these pictures. */
function warm(
  urls: string[],
  { database = databaseOn(), isFreeLine = false, sinceAsked = () => Number.POSITIVE_INFINITY } = {},
): Promise<void> {
  return warmPictures({ urls, isFreeLine }, new AbortController(), sinceAsked, database);
}

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
    // The database looks for its backup here.
    match: async () => undefined,
  });
  vi.stubGlobal('fetch', async (url: string) => line(url));
  kept.set(at('amla'), 'amla');
});
afterEach(() => vi.unstubAllGlobals());

test('a picture in a merchant’s text that was seen is there without a network', async () => {
  const own = { storageOrigin: firebaseProject.storageOrigin, storageBucket: 'shop' };
  const request = new Request(textPictureAddress('0123456789abcdef0123456789abcdef', own));
  expect(isProductPicture(request)).toBe(true);
  line = () => picture('leaf');
  await (await answerWithPicture(request)).text();
  line = () => {
    throw new TypeError('network error');
  };
  expect(await (await answerWithPicture(request)).text()).toBe('leaf');
});

test('pictures that nobody waits for give way while a page asks for something', async () => {
  let isCalm = false;
  const fetchedInCalm: boolean[] = [];
  line = () => {
    fetchedInCalm.push(isCalm);
    return picture('whole');
  };
  const sinceAsked = () => {
    if (isCalm) return Number.POSITIVE_INFINITY;
    setTimeout(() => {
      isCalm = true;
    }, 20);
    return 900;
  };
  const urls = [at('bel'), at('chia'), at('dill'), at('fig')];
  await warm(urls, { sinceAsked });
  expect(fetchedInCalm).toEqual([true, true, true, true]);
});

test('a line that breaks in the middle of a picture does not cost the pictures that are kept', async () => {
  line = (url) => (url === at('chia') ? cut() : picture('whole'));
  await warm([at('bel'), at('chia'), at('dill')]);
  expect(kept.get(at('amla'))).toBe('amla');
  expect(kept.has(at('chia'))).toBe(false);
  await answerWithPicture(new Request(at('chia')));
  expect(kept.get(at('amla'))).toBe('amla');
  line = cut;
  const reply = await answerWithPicture(new Request(at('amla', 400)));
  expect(await reply.text(), 'shown in a size that is kept').toBe('amla');
});

test('a full device gives up its pictures, and the one that is asked for is shown all the same; so it is where the cache cannot be opened', async () => {
  line = () => picture('whole');
  isFull = true;
  const shown = async () => (await answerWithPicture(new Request(at('bel')))).text();
  expect(await shown()).toBe('whole');
  expect(kept.size).toBe(0);
  vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('', 'UnknownError')) });
  expect(await shown()).toBe('whole');
});

test('pictures are fetched ahead until a megabyte and a quarter is spent on the first day, also by a worker that was started anew', async () => {
  let fetched = 0;
  line = () => {
    fetched += 200_000;
    return picture(new Uint8Array(200_000));
  };
  const database = databaseOn();
  const all = Array.from({ length: 80 }, (_, each) => at(`p${each}`));
  await warm(all.slice(0, 3), { database });
  expect(fetched).toBe(600_000);
  expect((await readWarmed(database))?.bytes).toBe(600_000);
  await warm(all, { database });
  // Three load at a time, so the last may exceed the budget a little.
  expect(fetched).toBeGreaterThanOrEqual(1.25 * 1024 * 1024);
  expect(fetched).toBeLessThan(1.25 * 1024 * 1024 + 3 * 200_000);
  const before = fetched;
  await warm(all, { database });
  expect(fetched).toBe(before);
  await warm(all, { database, isFreeLine: true });
  expect(fetched).toBeGreaterThan(11 * 1024 * 1024);
});

const SCREENS =
  '/ /products?search=a.b /products?search=2%2F3.5kg&sort=price-low /product/ghee-1.5kg /brand/dr.oetker /blog/a.b?from=/c.d';
const FILES =
  '/assets/gone.js /icons/large.png /screenshots/home.webp /videos/sowing.mp4 /sitemap.xml /robots.txt?now=1 /__/auth/handler /pincode/302001 /api/confirmPayment';

test('every screen opens without a network, whatever its id looks like, and no file does', () => {
  const isScreen = (address: string) => !NAVIGATION_DENYLIST.some((it) => it.test(address));
  expect([SCREENS, FILES].join(' ').split(' ').filter(isScreen)).toEqual(SCREENS.split(' '));
});
