// The first page: banners that turn and can be stopped, and videos that wait for a tap.
import type { Page } from 'playwright/test';
import { expect, test } from '../steps/journey.ts';
import { holdClock } from '../steps/list-page.ts';
import { visitShop } from '../steps/whole-device.ts';

const carousel = (page: Page) => page.getByRole('region', { name: 'From our farms' });
/** The banner that is shown; nobody can reach the others. */
const shownSlide = (page: Page) => carousel(page).locator('[role=group]:not([inert])');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await expect(button(page, 'Next banner')).toBeVisible();
}

/** Opens the page with a clock that only the test moves on. */
async function openHomeWithClock(page: Page): Promise<void> {
  await page.clock.install();
  await openHome(page);
  await holdClock(page);
}

async function stays(page: Page, name: string): Promise<void> {
  // Longer than one turn takes.
  await page.clock.runFor(2_600);
  await expect(shownSlide(page)).toHaveAccessibleName(name);
}

test('one banner is shown, every two seconds the next one, in a ring', async ({ page }) => {
  await openHomeWithClock(page);
  await expect(shownSlide(page)).toHaveCount(1);
  const first = Number(`${await shownSlide(page).getAttribute('aria-label')}`[0]);
  for (const turn of [1, 2, 3]) {
    await page.clock.runFor(2_000);
    const name = `${((first - 1 + turn) % 3) + 1} of 3`;
    await expect(shownSlide(page)).toHaveAccessibleName(name);
  }
});

test('the banners stop while they are pointed at, and go on afterwards', async ({ page }) => {
  await openHomeWithClock(page);
  await carousel(page).hover();
  const name = `${await shownSlide(page).getAttribute('aria-label')}`;
  await stays(page, name);
  await page.mouse.move(5, 700);
  await page.clock.runFor(2_100);
  await expect(shownSlide(page)).not.toHaveAccessibleName(name);
});

test('the banners stop while the keyboard stands on them', async ({ page }) => {
  await openHomeWithClock(page);
  await button(page, 'Next banner').focus();
  const name = `${await shownSlide(page).getAttribute('aria-label')}`;
  await stays(page, name);
});

test('the banners stop while a finger holds them, and while the page is not seen', async ({
  page,
}) => {
  await openHomeWithClock(page);
  const moveOn = async (name: string) => {
    await page.clock.runFor(2_600);
    await expect(shownSlide(page)).not.toHaveAccessibleName(name);
  };
  const shown = async () => `${await shownSlide(page).getAttribute('aria-label')}`;
  const held = await shown();
  await button(page, 'Next banner').dispatchEvent('touchstart');
  await stays(page, held);
  await page.evaluate(() => dispatchEvent(new Event('touchend')));
  await moveOn(held);

  const see = (state: DocumentVisibilityState) =>
    page.evaluate((is) => {
      Object.defineProperty(document, 'visibilityState', { value: is, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  const unseen = await shown();
  await see('hidden');
  await stays(page, unseen);
  await see('visible');
  await moveOn(unseen);
});

test('the banners stop while they are scrolled out of sight, and go on when they are seen again', async ({
  page,
}) => {
  await openHomeWithClock(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(carousel(page)).not.toBeInViewport();
  // A turn that was under way ends.
  await page.clock.runFor(500);
  const name = `${await shownSlide(page).getAttribute('aria-label')}`;
  await stays(page, name);
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(carousel(page)).toBeInViewport();
  await expect(async () => {
    await page.clock.runFor(2_100);
    await expect(shownSlide(page)).not.toHaveAccessibleName(name, { timeout: 100 });
  }).toPass();
});

test('the banners stop by their button, turn by arrows and keys, and start again', async ({
  page,
}) => {
  await openHomeWithClock(page);
  const shows = async (name: string) => {
    await page.clock.runFor(500);
    await expect(shownSlide(page)).toHaveAccessibleName(name);
  };
  await button(page, 'Pause the banners').click();
  await page.mouse.move(5, 700);
  while ((await shownSlide(page).getAttribute('aria-label')) !== '1 of 3') {
    await button(page, 'Next banner').click();
    await page.clock.runFor(500);
  }
  await button(page, 'Previous banner').click();
  await shows('3 of 3');
  await button(page, 'Next banner').click();
  await shows('1 of 3');
  await page.keyboard.press('ArrowRight');
  await shows('2 of 3');
  await page.keyboard.press('ArrowLeft');
  await shows('1 of 3');
  await page.mouse.move(5, 700);
  await stays(page, '1 of 3');
  await button(page, 'Play the banners').click();
  await page.clock.runFor(2_100);
  await expect(shownSlide(page)).toHaveAccessibleName('2 of 3');
});

test('between two banners nothing is drawn for a second, which spares the battery', async ({
  page,
}) => {
  await openHomeWithClock(page);
  const name = `${await shownSlide(page).getAttribute('aria-label')}`;
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(shownSlide(page)).not.toHaveAccessibleName(name, { timeout: 100 });
  }).toPass();
  await page.evaluate(() => {
    const ask = window.requestAnimationFrame;
    Reflect.set(window, 'framesAsked', 0);
    window.requestAnimationFrame = (draw) => {
      Reflect.set(window, 'framesAsked', Reflect.get(window, 'framesAsked') + 1);
      return ask.call(window, draw);
    };
  });
  const drawnIn = async (ms: number) => {
    const before = await page.evaluate<number>(() => Reflect.get(window, 'framesAsked'));
    await page.clock.runFor(ms);
    return (await page.evaluate<number>(() => Reflect.get(window, 'framesAsked'))) - before;
  };
  expect(await drawnIn(800)).toBeGreaterThan(0);
  expect(await drawnIn(1_000)).toBe(0);
  expect(await drawnIn(400)).toBeGreaterThan(0);
});

test('who likes no motion sees the first banner until asking for another', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHomeWithClock(page);
  await stays(page, '1 of 3');
  await button(page, 'Next banner').click();
  await page.clock.runFor(500);
  await expect(shownSlide(page)).toHaveAccessibleName('2 of 3');
});

test('a banner leads to what it shows', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHome(page);
  await shownSlide(page).getByRole('link').click();
  await expect(page).toHaveURL('/category/moringa');
});

test.describe('in a browser that was never here', () => {
  test.use({ device: 'no-worker-new' });

  for (const [width, kind] of [
    [767, 'mobile'],
    [768, 'desktop'],
  ] as const) {
    test(`at ${width} px the ${kind} pictures are shown, without anything moving`, async ({
      page,
      network,
    }) => {
      await page.setViewportSize({ width, height: 740 });
      await page.addInitScript(() => {
        let shifted = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            shifted += Number(Reflect.get(entry, 'value'));
            const sources = Reflect.get(entry, 'sources') as { node?: Element }[];
            document.documentElement.dataset.moved += ` ${sources.map(({ node }) => node?.className)}`;
          }
          document.documentElement.dataset.shifted = String(shifted);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await openHome(page);
      const picture = shownSlide(page).getByRole('img');
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
      const other = kind === 'mobile' ? 'desktop' : 'mobile';
      const banners = network.seen(({ url }) => url.pathname.startsWith('/banners/'));
      expect(banners.filter(({ url }) => url.pathname.includes(`/${kind}/`))).not.toEqual([]);
      expect(banners.filter(({ url }) => url.pathname.includes(`/${other}/`))).toEqual([]);
      const { shifted, moved } = await page.evaluate(() => ({
        ...document.documentElement.dataset,
      }));
      expect(Number(shifted ?? 0), moved).toBeLessThan(0.01);
    });
  }
});

test('a video is a picture until it is tapped; then it comes without cookies', async ({
  page,
  network,
  complaints,
}) => {
  complaints.expectFailedRequests();
  await visitShop(page);
  await openHome(page);
  await expect(page.getByText('Connected.')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(network.seen(({ url }) => url.hostname.includes('youtube'))).toEqual([]);
  await button(page, 'Play: A morning on the moringa field').click();
  await expect(page.locator('iframe[title="A morning on the moringa field"]')).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\//,
  );
});
