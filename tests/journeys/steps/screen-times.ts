// How long a screen or a press lets a shopper wait, by the page's own clock: from the navigation or the press until the words that
// count stand in the page. The test's own process is never part of the time.
import type { Page } from 'playwright/test';

/** What has to stand on a screen: words of its heading, and a pattern (a regular expression's source) in its content. */
export type Answer = { title: string; shows: string };

type Sight = { title: string; text: string; at: number };
type Watched = { sights: Sight[]; from: number };

/** Every screen may take this long. ms */
export const A_SECOND = 1_000;
/** After this long no answer is waited for any more. ms */
const GIVE_UP = 10_000;

/** From its next document on, this page writes down what its screens show and when. */
export async function watchScreens(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: Watched = { sights: [], from: 0 };
    Object.assign(globalThis, { watched });
    const look = () => {
      const main = document.querySelector('main');
      const text = main?.textContent ?? '';
      const title = main?.querySelector('h1')?.textContent ?? '';
      watched.sights.push({ title, text, at: performance.now() });
    };
    const all = { childList: true, subtree: true, characterData: true };
    new MutationObserver(look).observe(document, all);
  });
}

/** Opens an address anew; ms from the navigation's start. */
export async function timeByAddress(page: Page, path: string, answer: Answer): Promise<number> {
  await page.goto(path, { waitUntil: 'commit' });
  return timeTo(page, answer);
}

/** Goes there without a reload, by a link where the screen has one; ms from the press. */
export async function timeInApp(page: Page, path: string, answer: Answer): Promise<number> {
  await page.evaluate((to) => {
    const { watched } = globalThis as unknown as { watched: Watched };
    const link = document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`);
    watched.sights.length = 0;
    watched.from = performance.now();
    if (link) link.click();
    else history.pushState(null, '', to);
  }, path);
  return timeTo(page, answer);
}

/** Presses a button of this name; ms from the press. One that cannot be pressed has to say why. */
export async function timePress(page: Page, name: string, answer: Answer): Promise<number> {
  const button = page.getByRole('main').getByRole('button', { name, exact: true });
  await button.evaluate((found: HTMLButtonElement) => {
    const { watched } = globalThis as unknown as { watched: Watched };
    watched.from = performance.now();
    if (!found.disabled) watched.sights.length = 0;
    found.click();
  });
  return timeTo(page, answer);
}

async function timeTo(page: Page, answer: Answer): Promise<number> {
  const found = await page
    .waitForFunction(
      ({ title, shows }) => {
        const { watched } = globalThis as unknown as { watched?: Watched };
        const wanted = new RegExp(shows);
        const sight = watched?.sights.find(
          (it) => it.title.includes(title) && wanted.test(it.text),
        );
        return sight && { ms: Math.max(0, sight.at - (watched?.from ?? 0)) };
      },
      answer,
      { timeout: GIVE_UP },
    )
    .catch(() => null);
  return found ? ((await found.jsonValue())?.ms ?? GIVE_UP) : GIVE_UP;
}
