// The first page: banners that turn and can be stopped, and videos that wait for a tap.
import type { Page } from 'playwright/test';
import { expect, PHONE, test } from '../steps/journey.ts';
import { holdClock } from '../steps/list-page.ts';
import { visitShop } from '../steps/whole-device.ts';

const carousel = (page: Page) => page.getByRole('region', { name: 'From our farms' });
/** The banner on display; nobody can reach the others. */
const shownSlide = (page: Page) => carousel(page).locator('[role=group]:not([inert])');
const nameOf = async (page: Page) => `${await shownSlide(page).getAttribute('aria-label')}`;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function openHomeWithClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/');
  await expect(button(page, 'Next banner')).toBeVisible();
  await holdClock(page);
}

/** For longer than one turn takes, nothing turns. */
async function stays(page: Page, name: string, when?: string): Promise<void> {
  await page.clock.runFor(2_600);
  await expect(shownSlide(page), when).toHaveAccessibleName(name);
}

async function movesOn(page: Page, name: string): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(2_100);
    await expect(shownSlide(page)).not.toHaveAccessibleName(name, { timeout: 100 });
  }).toPass();
}

test('one banner is shown, every two seconds the next one, in a ring; between two of them nothing is drawn for a second, which spares the battery', {
  tag: '@core',
}, async ({ page }) => {
  await openHomeWithClock(page);
  await expect(shownSlide(page)).toHaveCount(1);
  const first = Number((await nameOf(page))[0]);
  for (const turn of [1, 2, 3]) {
    await page.clock.runFor(2_000);
    const name = `${((first - 1 + turn) % 3) + 1} of 3`;
    await expect(shownSlide(page)).toHaveAccessibleName(name);
  }
  const name = await nameOf(page);
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

test('the banners stop while they are looked at or out of sight and by their button, and turn by arrows and keys', async ({
  page,
}) => {
  await openHomeWithClock(page);
  const next = button(page, 'Next banner');
  const see = (state: DocumentVisibilityState) =>
    page.evaluate((is) => {
      Object.defineProperty(document, 'visibilityState', { value: is, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  const scrollAway = async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(carousel(page)).not.toBeInViewport();
    // A turn under way ends.
    await page.clock.runFor(500);
  };
  const touchEnds = () => page.evaluate(() => dispatchEvent(new Event('touchend')));
  const ways: [when: string, stop: () => Promise<unknown>, goOn: () => Promise<unknown>][] = [
    ['pointed at', () => carousel(page).hover(), () => page.mouse.move(5, 700)],
    ['focused', () => next.focus(), () => next.blur()],
    ['held by a finger', () => next.dispatchEvent('touchstart'), touchEnds],
    ['not seen', () => see('hidden'), () => see('visible')],
    ['scrolled away', scrollAway, () => carousel(page).scrollIntoViewIfNeeded()],
  ];
  for (const [when, stop, goOn] of ways) {
    await stop();
    const name = await nameOf(page);
    await stays(page, name, when);
    await goOn();
    await movesOn(page, name);
  }
  await button(page, 'Pause the banners').click();
  while ((await nameOf(page)) !== '1 of 3') {
    await next.click();
    await page.clock.runFor(500);
  }
  const turns: [name: string, turn: () => Promise<void>][] = [
    ['3 of 3', () => button(page, 'Previous banner').click()],
    ['1 of 3', () => next.click()],
    ['2 of 3', () => page.keyboard.press('ArrowRight')],
    ['1 of 3', () => page.keyboard.press('ArrowLeft')],
  ];
  for (const [name, turn] of turns) {
    await turn();
    await page.clock.runFor(500);
    await expect(shownSlide(page)).toHaveAccessibleName(name);
  }
  await page.mouse.move(5, 700);
  await stays(page, '1 of 3');
  await button(page, 'Play the banners').click();
  await page.clock.runFor(2_100);
  await expect(shownSlide(page)).toHaveAccessibleName('2 of 3');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.resume();
  await page.reload();
  await expect(next).toBeVisible();
  await holdClock(page);
  await stays(page, '1 of 3');
  await shownSlide(page).getByRole('link').click();
  await expect(page).toHaveURL('/category/moringa');
});

test.describe('in a browser that was never here', () => {
  test.use({ device: 'no-worker-new' });

  test('a banner stays until its picture has come', async ({ page, network, complaints }) => {
    complaints.expectFailedRequests();
    await page.setViewportSize(PHONE);
    network.fault(({ url }) => url.pathname === '/banners/mobile/moringa-morning.webp', {
      do: 'black-hole',
    });
    await page.clock.install();
    await page.goto('/', { waitUntil: 'commit' });
    await expect(button(page, 'Next banner')).toBeVisible();
    await holdClock(page);
    // Checked after each turn's time: three turns would lead back to the first banner.
    for (let turn = 1; turn <= 3; turn++) await stays(page, '1 of 3');
    network.heal();
    await expect
      .poll(async () => {
        await page.clock.runFor(500);
        return nameOf(page);
      })
      .toBe('2 of 3');
    expect(network.seen(({ url }) => url.pathname.includes('/banners/desktop/'))).toEqual([]);
  });
});

test('a phone’s first screen shows a product’s price', async ({ page, network, complaints }) => {
  complaints.expectFailedRequests();
  await page.setViewportSize(PHONE);
  await visitShop(page, '/');
  const first = page.locator('main a[href^="/product/"]').first();
  await expect(first.locator('.price')).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Connected.')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(network.seen(({ url }) => url.hostname.includes('youtube'))).toEqual([]);
  await button(page, 'Play: A morning on the moringa field').click();
  await expect(page.locator('iframe[title="A morning on the moringa field"]')).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\//,
  );
});

test('the chat button covers nothing of the page, however wide the screen', async ({ page }) => {
  await visitShop(page, '/');
  const chat = page.getByRole('link', { name: 'Chat with us' });
  for (const width of [1024, 1199, 1200, 1280, 1440, 1499, 1500]) {
    await page.setViewportSize({ width, height: 800 });
    const free = await chat.evaluate((it) => {
      const { left, bottom } = it.getBoundingClientRect();
      const main = document.querySelector('main') ?? document.body;
      const end =
        main.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(main).paddingRight);
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      return bottom <= header || left >= end;
    });
    expect(free, `${width} px`).toBe(true);
  }
});
