// What a browser does around installing, played: its offer, and what the shopper answers it. A browser without a window does none of
// it by itself.
import type { Page } from 'playwright/test';
import { expect } from './journey.ts';
import { loadedParts } from './loaded-scripts.ts';

declare global {
  interface Window {
    prompts: number;
  }
}

export const hint = (page: Page) => page.getByRole('region', { name: 'Install Haat' });

/** Every page of the shop is offered to be installed once it has loaded; the shopper says yes to the browser's question. */
export async function playInstallOffer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.prompts = 0;
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => void window.prompts++,
      userChoice: Promise.resolve({ outcome: 'accepted' }),
    });
    addEventListener('load', () => void dispatchEvent(offer));
  });
}

/** How often the browser was to ask since the page was loaded. */
export const prompts = (page: Page): Promise<number> => page.evaluate(() => window.prompts);

/** The browser says that the shop is installed now. */
export function tellInstalled(page: Page): Promise<boolean> {
  return page.evaluate(() => dispatchEvent(new Event('appinstalled')));
}

/** The cart has been shown with everything that comes late, and there is no hint. */
export async function expectNoHint(page: Page): Promise<void> {
  await expect
    .poll(() => loadedParts(page, 'cart'), { message: 'the part with the hint has come' })
    .toBe(1);
  await expect(page.getByText('Connected.')).toBeVisible();
  await page.waitForTimeout(1_000);
  await expect(hint(page)).toHaveCount(0);
}
