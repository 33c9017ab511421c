// Letters of twice the size on a small phone: nothing stands on what is read or pressed.
import type { Locator } from 'playwright/test';
import { expect, test } from '../steps/journey.ts';

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
});

async function boxOf(shown: Locator) {
  await expect(shown).toBeVisible();
  const box = await shown.boundingBox();
  if (!box) throw new Error('it has no box');
  return box;
}

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  const isBeside = a.x + a.width <= b.x || b.x + b.width <= a.x;
  return !isBeside && a.y + a.height > b.y && b.y + b.height > a.y;
}

test('the buttons of the banner stand on its picture, and not on its words', async ({ page }) => {
  await page.goto('/');
  const words = page.locator('.banner__words').first();
  for (const name of ['Previous banner', 'Next banner']) {
    expect(await overlap(page.getByRole('button', { name }), words), name).toBe(false);
  }
  const wide = () => document.documentElement.scrollWidth - innerWidth;
  expect(await page.evaluate(wide), 'a sideways scroll').toBe(0);
});

test('whether the shop answers is read first, and the age of the prices below it', async ({
  page,
}) => {
  await page.goto('/products');
  const [reach, age] = [page.getByText('Connected.'), page.locator('.status__age')];
  const [above, below] = [await boxOf(reach), await boxOf(age)];
  expect(above.y + above.height).toBeLessThanOrEqual(below.y + 1);
  expect(Math.abs(above.x - below.x), 'both begin at the same place').toBeLessThan(4);
});

test('the chat is as large as the search beside it, and the shop’s name is whole or not there', async ({
  page,
}) => {
  await page.goto('/blogs');
  const chat = await boxOf(page.getByRole('link', { name: 'Chat with us' }));
  const search = await boxOf(page.getByRole('link', { name: 'Search', exact: true }));
  expect([chat.width, chat.height]).toEqual([search.width, search.height]);
  const name = page.locator('.header__name');
  await expect(name).toBeHidden();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '100%';
  });
  await expect(name).toBeVisible();
  expect(await name.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
});
