// The files that the phone precaches for offline use: several at a time, and none of them twice.
import type { SeenRequest } from '../../support/fault-proxy-log.ts';
import { expect, test } from '../steps/journey.ts';
import { LIGHT_PAGE } from '../steps/whole-device.ts';

// These tests are about the first visit.
test.use({ device: 'new' });

/** Among the first files fetched; no page asks for it. */
const EARLY = '/icons/shortcut-search-96.png';
const LATE = /^\/assets\/(account|checkout|carousel)-/;
/** Files that only the worker fetches, never a page. */
const BY_WORKER = /^\/icons\/(shortcut|maskable|monochrome)-|^\/assets\/(account|checkout)-/;

test('a file that does not come holds up none of the others', async ({ page, network }) => {
  const asked = (path: RegExp | string) =>
    network.seen(({ url }: SeenRequest) =>
      typeof path === 'string' ? url.pathname === path : path.test(url.pathname),
    );
  network.fault(({ url }) => url.pathname === EARLY, { do: 'black-hole' });
  await page.goto(LIGHT_PAGE);
  const late = () => new Set(asked(LATE).map(({ url }) => url.pathname)).size;
  await expect.poll(late, { message: 'the others come' }).toBe(3);
  const isThere = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active != null);
  expect(await isThere(), 'a version that is not whole is not installed').toBe(false);

  network.heal();
  // Until the browser gave up that version because of the missing file.
  const isInstalling = () =>
    page.evaluate(
      async () => (await navigator.serviceWorker.getRegistration())?.installing != null,
    );
  await expect.poll(isInstalling).toBe(false);
  await page.reload();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const times = new Map<string, number>();
  for (const { url, fate } of asked(BY_WORKER)) {
    if (fate === 'black-hole') continue;
    times.set(url.pathname, (times.get(url.pathname) ?? 0) + 1);
  }
  expect(times.size).toBeGreaterThan(6);
  expect(Math.max(...times.values()), 'fetched once').toBe(1);
  network.cut();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
