// A catalogue of many parts: a worker of the page brings it onto the phone, and without that worker the page does.
import type { Page } from 'playwright/test';
import { seededProducts } from '../../support/demo-products.ts';
import { mirroredProducts } from '../../support/device-storage.ts';
import type { FaultProxy } from '../../support/fault-proxy.ts';
import { expect, test } from '../steps/journey.ts';
import { visitShop } from '../steps/whole-device.ts';

type Seen = { url: URL };

const ORIGIN = 'http://localhost:5000';
const PARTS = '/catalogue/parts/';
const SLICES = 5;
const isWorker = ({ url }: Seen) => url.pathname.startsWith('/assets/catalogue-worker-');

// Answers of a proxy come before what another journey's browser has kept.
test.use({ device: 'no-worker-new' });

/** From now on the whole catalogue comes in five times as many parts; returns their addresses. */
async function publishInSlices(network: FaultProxy): Promise<string[]> {
  const read = async (path: string) => (await fetch(ORIGIN + path)).json();
  const head = await read('/catalogue/head');
  const names: string[] = [];
  for (const name of head.base.parts) {
    const part = await read(PARTS + name);
    for (let slice = 0; slice < SLICES; slice++) {
      const entries = Object.entries(part).map(([list, all]) => [
        list,
        Array.isArray(all) ? all.filter((_, at) => at % SLICES === slice) : all,
      ]);
      const sliced = `${name.slice(1)}${slice}`;
      names.push(sliced);
      answer(network, PARTS + sliced, Object.fromEntries(entries));
    }
  }
  answer(network, '/catalogue/head', { ...head, base: { ...head.base, parts: names } });
  return names.map((name) => PARTS + name);
}

function answer(network: FaultProxy, path: string, body: object): void {
  network.fault(({ url }: Seen) => url.pathname === path, {
    do: 'answer',
    status: 200,
    type: 'application/json',
    body: JSON.stringify(body),
  });
}

/** Parts that the page itself has asked for; what its worker asks for is not among them. */
function partsReadByPage(page: Page): Promise<string[]> {
  return page.evaluate(
    (parts) =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.startsWith(parts)),
    PARTS,
  );
}

async function expectWholeCatalogue(page: Page): Promise<void> {
  const seeded = (await seededProducts()).map(({ id }) => id);
  expect(await mirroredProducts(page)).toEqual(expect.arrayContaining(seeded));
}

test('a large catalogue comes onto the phone without holding up the screen, and is searched at once', async ({
  page,
  network,
}) => {
  const parts = await publishInSlices(network);
  await visitShop(page);
  await expectWholeCatalogue(page);
  const read = new Set(
    network.seen(({ url }) => parts.includes(url.pathname)).map(({ url }) => url.pathname),
  );
  expect(read.size).toBe(parts.length);
  expect((await partsReadByPage(page)).filter((path) => parts.includes(path))).toEqual([]);
  await page.getByRole('combobox', { name: 'Search products' }).fill('haldi');
  await expect(
    page.getByRole('option').filter({ hasText: 'Show results in Turmeric' }),
  ).toBeVisible();
});

test('where the worker does not come, the page brings a large catalogue onto the phone by itself', async ({
  page,
  network,
  complaints,
}) => {
  complaints.expectFailedRequests();
  const parts = await publishInSlices(network);
  network.fault(isWorker, { do: 'answer', status: 404, type: 'text/html', body: '<h1>Gone</h1>' });
  await visitShop(page);
  await expectWholeCatalogue(page);
  expect(network.seen(isWorker).length).toBeGreaterThan(0);
  expect(await partsReadByPage(page)).toEqual(expect.arrayContaining(parts));
});
