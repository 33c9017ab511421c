// The desk waits for the pictures that functions fetch from the web, without looking at every product all the time.
import { expect, test } from 'vitest';
import { fetchedPictures } from '#domain/product/desk/fetched-pictures.ts';

const LEAF = 'https://farm.example/leaf.jpg';
const GONE = `${LEAF}: the answer there is 404`;
type Fields = { picturesFrom?: string[]; picturesFailed?: string[] };

/** A shop of products; `change` happens in each pause, which has this number. */
function shopOf(products: Map<string, Fields>, change: (pauses: number) => void = () => undefined) {
  const seen = { reads: 0, pauses: 0, ms: 0, done: [] as number[] };
  const fieldsOf = (id: string) => {
    const fields = products.get(id);
    return fields ? { fields } : null;
  };
  const readProducts = async (ids: readonly string[]) => {
    seen.reads += ids.length;
    return ids.map(fieldsOf);
  };
  const pause = async (ms: number) => {
    seen.pauses += 1;
    seen.ms += ms;
    change(seen.pauses);
  };
  const progress = (done: number) => seen.done.push(done);
  const wait = () =>
    fetchedPictures({ readProducts }, [...products.keys(), 'deleted'], { pause, progress });
  return { seen, wait };
}

const many = (count: number) =>
  new Map<string, Fields>(
    Array.from({ length: count }, (_, at) => [`p-${at}`, { picturesFrom: ['0', LEAF] }]),
  );

test('it ends with the last product, and names what could not be fetched', async () => {
  const products = many(2);
  products.set('known', { picturesFailed: [] });
  const { wait, seen } = shopOf(products, (pauses) => {
    if (pauses === 2) products.set('p-0', {});
    if (pauses === 5) products.set('p-1', { picturesFailed: [GONE] });
  });
  expect(await wait()).toEqual([{ id: 'p-1', failed: [GONE] }]);
  expect([seen.pauses, seen.done.at(-1)]).toEqual([5, 4]);
});

test('a product that is never done is given up after five minutes, with its addresses', async () => {
  const products = many(45);
  const { wait, seen } = shopOf(products, (pauses) => {
    if (pauses === 20) products.set('p-40', {});
  });
  const missing = await wait();
  expect(missing).toHaveLength(44);
  expect(missing).toContainEqual({ id: 'p-7', failed: [`${LEAF}: it is not fetched yet`] });
  expect(seen.ms).toBeGreaterThan(300_000);
  expect(seen.ms).toBeLessThan(400_000);
});

test('for 500 products, done one in each second, it reads fewer than six times as many', async () => {
  const products = many(500);
  const { wait, seen } = shopOf(products, (pauses) => {
    for (let at = 0; at < pauses * 3; at += 1) products.set(`p-${at}`, {});
  });
  expect(await wait()).toEqual([]);
  expect(seen.reads).toBeLessThan(3_000);
});
