// Back, pressed on a page that was loaded anew and whose code has not come yet: the browser only says so and shows the other address, since the
// page before was of the same document. The shopper sees the page before, and not the one that they have left.
import type { Page } from 'playwright/test';
import type { SeenRequest } from '../../support/fault-proxy-log.ts';
import { expect, test } from '../steps/journey.ts';
import { expectKept } from '../steps/kept-draft.ts';

// What is held up or counted must not be in the browser already.
test.use({ device: 'no-worker-new' });

const isCode = ({ url }: SeenRequest) => /^\/assets\/index-.*\.js$/.test(url.pathname);
const isPartOfPages = ({ url }: SeenRequest) => /^\/assets\/(?!index-).*\.js$/.test(url.pathname);
const message = (page: Page) => page.getByLabel('Message', { exact: true });
const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const TYPED = 'Do you deliver to Sehore?';

/** From a half-written message to another page, which is then loaded anew. */
async function reloadAfterMessage(page: Page, link: string): Promise<void> {
  await page.goto('/contact-us');
  await message(page).fill(TYPED);
  await expectKept(page, TYPED);
  await page.getByRole('contentinfo').getByRole('link', { name: link }).first().click();
  await expect(page).not.toHaveURL('/contact-us');
}

for (const link of ['Blogs', 'About us', 'Return Policy']) {
  for (const [when, isLate] of [
    ['before its code has come', isCode],
    ['while its parts are on their way', isPartOfPages],
  ] as const) {
    test(`Back on ${link}, ${when}, leads back to the message`, async ({ page, network }) => {
      await reloadAfterMessage(page, link);
      network.fault(isLate, { do: 'delay', ms: 2_500 });
      await page.reload({ waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(() => history.back());
      await expect(page).toHaveURL('/contact-us');
      await expect(page.locator('html[data-taken-over]')).toHaveCount(1);
      await expect(title(page, 'Contact us')).toBeVisible();
      await expect(message(page)).toHaveValue(TYPED);
      await page.goForward();
      await expect(message(page)).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
}

/** As soon as React has taken over the page's frame, but not yet the page in it, which it then takes its time for. */
async function onceHalfTakenOver(page: Page, press: 'Back' | 'a link'): Promise<void> {
  await page.addInitScript((how) => {
    if (location.pathname === '/contact-us') return;
    const act = (event: Event) => {
      if (event.isTrusted || document.documentElement.hasAttribute('data-taken-over')) return;
      removeEventListener('mouseover', act, true);
      event.stopImmediatePropagation();
      if (how === 'Back') history.back();
      else document.querySelector<HTMLElement>('footer a[href="/contact-us"]')?.click();
    };
    addEventListener('mouseover', act, true);
  }, press);
}

for (const press of ['Back', 'a link'] as const) {
  test(`${press}, pressed while a page is taken over, leads on`, async ({ page }) => {
    await reloadAfterMessage(page, 'Blogs');
    await onceHalfTakenOver(page, press);
    await page.reload({ waitUntil: 'commit' });
    await expect(page).toHaveURL('/contact-us');
    await expect(title(page, 'Contact us')).toBeVisible();
    await expect(message(page)).toHaveValue(TYPED);
  });
}
