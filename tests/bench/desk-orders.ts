// How the merchant's desk lists and searches thousands of open orders on a slow phone: from a key press to the frame in which its results stand.
import type { Page } from 'playwright';
import { inParallel } from '#core/model/in-parallel.ts';
import { makeMerchant } from '../journeys/steps/desk-journey.ts';
import { itemOf, putOrderAtShop } from '../journeys/steps/orders-journey.ts';
import { seededProducts } from '../support/demo-products.ts';
import { everythingOnDevice, putAccount } from '../support/device-storage.ts';
import { launchChromium, SCREEN, SHOP, slowDown } from './bench-browser.ts';
import { median, percentile, row } from './figures.ts';

const SLOWDOWN = 4;
/** Opened so often from a link of the desk. */
const OPENED = 30;
const ORDERS_OF_ONE = 20;
const WRITERS = 16;
/** The first mirror of thousands of orders may take so long. ms */
const TIMEOUT_MS = 300_000;
/** What has not changed for so long has settled. ms */
const QUIET_MS = 20_000;
const FIRST = ['Asha', 'Bhavna', 'Chitra', 'Deepak', 'Farhan', 'Gita', 'Harish', 'Imran', 'Jaya'];
const LAST = ['Rao', 'Sharma', 'Iyer', 'Khan', 'Das', 'Patel', 'Nair', 'Singh'];
const CITIES = ['Jaipur', 'Pune', 'Sehore', 'Kochi', 'Patna', 'Guwahati', 'Indore'];
/** Names, a city, a number and what nobody is called, letter by letter. */
const SEARCHES = ['asha rao', 'patel', 'guwahati', '98765', 'nobody here'];

/** Puts so many open orders into the shop, and prints how the desk lists and searches them. */
export async function measureDeskOrders(wanted: number): Promise<void> {
  const started = Date.now();
  await putOrders(wanted);
  console.log(`\n${wanted} open orders (written in ${secondsSince(started)} s)`);
  const browser = await launchChromium();
  try {
    const page = await (await browser.newContext(SCREEN)).newPage();
    // The runner of these programs names functions by a function of its own, which pages do not have.
    await page.addInitScript('globalThis.__name ??= (it) => it');
    await page.goto(`${SHOP}/desk`);
    await page.getByRole('heading', { name: 'Log in to open the desk' }).waitFor();
    await putAccount(page, await makeMerchant());
    const asked = Date.now();
    await page.goto(`${SHOP}/desk/orders`);
    await page.locator('.desk-order').first().waitFor({ timeout: TIMEOUT_MS });
    console.log(row('on the phone for the first time after', `${secondsSince(asked)} s`));
    console.log(row('and as the shop left them after', `${await untilQuiet(page)} s`));
    await slowDown(page, SLOWDOWN);
    const opened: number[] = [];
    for (let time = 0; time < OPENED; time++) opened.push(await openList(page));
    const typed: number[] = [];
    for (const words of SEARCHES) typed.push(...(await search(page, words)));
    console.log(row(`processor slowed ${SLOWDOWN}×`, 'p50', 'p95', 'times'));
    for (const [what, times] of [
      ['the list, from the press on its link', opened],
      ['a search, from each key press', typed],
      ['  from those that change the list', typed.filter((ms) => ms > 0)],
    ] as const) {
      const [half, most] = [median(times), percentile(times, 95)].map(
        (it) => `${it.toFixed(0)} ms`,
      );
      console.log(row(what, half ?? '', most ?? '', String(times.length)));
    }
  } finally {
    await browser.close();
  }
}

async function putOrders(wanted: number): Promise<void> {
  const [product] = await seededProducts();
  if (!product) throw new Error('the shop has no products');
  const day = 24 * 60 * 60 * 1000;
  const orders = Array.from({ length: wanted }, (_, at) => at);
  await inParallel(orders, WRITERS, async (at) => {
    const pick = (names: readonly string[]) => names[at % names.length] ?? '';
    const name = `${pick(FIRST)} ${pick(LAST)}`;
    const phone = String(9_876_500_000 + at * 7);
    const address = { name, phone, address: `${at} Mill Road`, city: pick(CITIES) };
    await putOrderAtShop(`bench-${Math.floor(at / ORDERS_OF_ONE)}`, [itemOf(product)], {
      address: { ...address, state: 'Rajasthan', zipcode: '302001' },
      timestamp: Date.now() - ((at * 37) % (50 * 24)) * (day / 24),
    });
  });
}

/**
 * Waits until the phone has written nothing for a while: the functions of the shop follow each order that was put there, one after another on
 * this machine, and the phone hears of each. s
 */
async function untilQuiet(page: Page): Promise<string> {
  const began = Date.now();
  let last = '';
  let changed = began;
  while (Date.now() - changed < QUIET_MS) {
    const now = JSON.stringify((await everythingOnDevice(page)).deskOrders);
    if (now !== last) changed = Date.now();
    last = now;
    await page.waitForTimeout(1_000);
  }
  return ((changed - began) / 1000).toFixed(1);
}

/** From the press on the link to the frame with its first orders. ms */
async function openList(page: Page): Promise<number> {
  await page.getByRole('link', { name: 'Stock', exact: true }).click();
  await page.locator('.desk-order').first().waitFor({ state: 'detached' });
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const link = [...document.querySelectorAll<HTMLElement>('.desk-nav a')].find(
          ({ textContent }) => textContent === 'Orders',
        );
        const pressed = performance.now();
        link?.click();
        const look = () => {
          if (document.querySelector('.desk-order')) resolve(performance.now() - pressed);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
  );
}

/** Types the words letter by letter: from each press to the frame after which the results of it stand. ms */
async function search(page: Page, words: string): Promise<number[]> {
  const field = page.getByRole('searchbox');
  await field.fill('');
  await field.focus();
  await page.evaluate(() => {
    const times: number[] = [];
    Reflect.set(globalThis, 'searchTimes', times);
    document.querySelector('input[type=search]')?.addEventListener('keydown', () => {
      const pressed = performance.now();
      const list = document.querySelector('main');
      let last = pressed;
      const seen = new MutationObserver(() => {
        requestAnimationFrame(() => {
          last = performance.now();
        });
      });
      if (list) seen.observe(list, { childList: true, subtree: true, characterData: true });
      setTimeout(() => {
        seen.disconnect();
        times.push(last - pressed);
      }, 600);
    });
  });
  await field.pressSequentially(words, { delay: 800 });
  await page.waitForTimeout(1_000);
  return page.evaluate(() => (Reflect.get(globalThis, 'searchTimes') as number[]).splice(0));
}

function secondsSince(started: number): string {
  return ((Date.now() - started) / 1000).toFixed(1);
}
