// What a browser does around installing, played: its offer and what the shopper answers it, whether it keeps the storage, and
// the badge on the app's icon. A browser without a window does none of it by itself.
import type { Page } from 'playwright/test';
import { expect } from './journey.ts';
import { loadedParts } from './loaded-scripts.ts';

type Played = {
  prompts: number;
  /** How often the shop asked that its storage be kept. */
  asked: number;
  /** What the badge showed, one after the other; null for none. */
  badges: (number | null)[];
};

declare global {
  interface Window {
    played: Played;
  }
}

export const hint = (page: Page) => page.getByRole('region', { name: 'Install Haat' });

/** Every page of the shop is offered to be installed once it has loaded; the shopper answers the browser's question so. */
export async function playInstallOffer(
  page: Page,
  outcome: 'accepted' | 'dismissed' = 'accepted',
): Promise<void> {
  await page.addInitScript((answer) => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => void window.played.prompts++,
      userChoice: Promise.resolve({ outcome: answer }),
    });
    addEventListener('load', () => void dispatchEvent(offer));
  }, outcome);
}

/** Notes what the shop asks of the browser. The storage is kept only once `keepStorage` was called. */
export async function noteRequests(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const played: Played = { prompts: 0, asked: 0, badges: [] };
    window.played = played;
    StorageManager.prototype.persisted = async () => localStorage.getItem('kept') === 'yes';
    StorageManager.prototype.persist = async () => {
      played.asked++;
      return localStorage.getItem('kept') === 'yes';
    };
    Object.assign(Navigator.prototype, {
      setAppBadge: async (count: number) => void played.badges.push(count),
      clearAppBadge: async () => void played.badges.push(null),
    });
  });
}

export function keepStorage(page: Page): Promise<void> {
  return page.evaluate(() => localStorage.setItem('kept', 'yes'));
}

/** What was asked of the browser since the page was loaded. */
export function played(page: Page): Promise<Played> {
  return page.evaluate(() => window.played);
}

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
