// The code that makes a drawn page answer must not load the phone’s database: a third of the first script, and no tap needs it.
import { expect, test } from 'vitest';
import { namesDatabase, reachedFrom } from './read-imports.ts';

/** Everything that loads at once with these: files of the shop, and packages by name. */
const comesWith = (...entries: string[]) => reachedFrom(entries, ({ isAtOnce }) => isAtOnce);

const DRAWN = ['index', 'products', 'category.$categoryId', 'brand.$brandId', 'product.$id'];
const READ = ['search', 'blogs', 'blog.$id', 'faqs', 'about-us', 'privacy-policy', 'spare-parts'];

const OF_THE_DEVICE =
  /^src\/engine\/(device|account|firestore\/(?!firebase-project)|outbox\/(?!write\.|row-status\.))|^src\/domain\/.*\/fetch-/;

test.each([
  'src/shop/main.tsx',
  ...[...DRAWN, ...READ].map((name) => `src/shop/routes/${name}.tsx`),
])('%s answers its first tap without the phone’s database', (file) => {
  const all = comesWith(file, 'src/shop/routes/__root.tsx');
  expect(all.size).toBeGreaterThan(10);
  expect([...all].filter((it) => OF_THE_DEVICE.test(it) || namesDatabase(it))).toEqual([]);
});

test('the walls notice code that does need the database: the cart', () => {
  expect([...comesWith('src/shop/routes/cart.tsx')]).toContain('dexie');
});
