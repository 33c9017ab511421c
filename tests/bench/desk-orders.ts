// How the merchant's desk lists and searches thousands of open orders on a slow phone: from a press to the frame with its results.
import type { Page } from 'playwright';
import { inParallel } from '#engine/lib/in-parallel.ts';
import { itemOf, putOrderAtShop } from '../journeys/steps/orders-journey.ts';
import { inStock } from '../support/demo-products.ts';
import { untilSilent } from '../support/function-runs.ts';
import { atDesk, SHOP, SLOWDOWN, slowDown } from './bench-browser.ts';
import { median, percentile, tell } from './figures.ts';

/** Number of times it is opened from a link of the desk. */
const OPENED = 30;
const ORDERS_OF_ONE = 20;
const WRITERS = 16;
/** Time for the first mirror of thousands of orders, ms. */
const TIMEOUT_MS = 300_000;
const NEW_ORDERS = 5;
const MINUTE_MS = 60_000;
const FIRESTORE = 'http://localhost:8080/v1/projects/demo-haat/databases/(default)/documents';
const HOUR_MS = 60 * 60_000;
const NAMES = ['Asha Rao', 'Bhavna Patel', 'Chitra Iyer', 'Deepak Khan', 'Farhan Das', 'Gita Nair'];
const CITIES = ['Jaipur', 'Pune', 'Sehore', 'Kochi', 'Guwahati'];
/** Names, a city, a number and a name that nobody has, letter by letter. */
const SEARCHES = ['asha rao', 'patel', 'guwahati', '98765', 'nobody here'];

/** Puts this many open orders into the shop, and prints how the desk lists and searches them. */
export async function measureDeskOrders(wanted: number): Promise<void> {
  await putOrders(wanted);
  await untilSilent();
  await atDesk(async (page) => {
    const asked = Date.now();
    await page.goto(`${SHOP}/desk/orders`);
    await page.locator('.desk-order').first().waitFor({ timeout: TIMEOUT_MS });
    console.log(`\n${wanted} open orders, processor slowed ${SLOWDOWN}×`);
    tell('on the phone for the first time after', `${((Date.now() - asked) / 1000).toFixed(1)} s`);
    await slowDown(page);
    const opened: number[] = [];
    for (let time = 0; time < OPENED; time++) opened.push(await openList(page));
    const typed: number[] = [];
    for (const words of SEARCHES) typed.push(...(await search(page, words)));
    tell('', 'p50', 'p95', 'times');
    const line = (what: string, times: readonly number[]) => {
      const [half, most] = [median(times), percentile(times, 95)];
      tell(what, `${half.toFixed(0)} ms`, `${most.toFixed(0)} ms`, times.length);
    };
    line('the list, from the press on its link', opened);
    line('a search, from each key press', typed);
    await slowDown(page, 1);
    await measureFollowing(page);
  });
}

/** The desk's traffic in an idle minute, and how soon a new order appears. */
async function measureFollowing(page: Page): Promise<void> {
  await page.goto(`${SHOP}/desk/orders`);
  await page.locator('.desk-order').first().waitFor({ timeout: TIMEOUT_MS });
  await page.waitForTimeout(MINUTE_MS / 4);
  const devtools = await page.context().newCDPSession(page);
  let bytes = 0;
  let requests = 0;
  devtools.on('Network.dataReceived', ({ encodedDataLength, dataLength }) => {
    bytes += encodedDataLength || dataLength;
  });
  devtools.on('Network.requestWillBeSent', ({ request }) => {
    requests += 1;
    bytes += JSON.stringify(request.headers).length + (request.postData?.length ?? 0);
  });
  await devtools.send('Network.enable');
  await page.waitForTimeout(MINUTE_MS);
  const whole = await bytesOfOpenOrders();
  tell('fetched in a minute without news', `${bytes} bytes`, `${requests} requests`);
  tell('all open orders, read once', `${whole} bytes`, `1/${Math.round(whole / (bytes || 1))}`);
  const [product] = await inStock();
  const seen: number[] = [];
  for (let time = 0; time < NEW_ORDERS; time++) {
    const placed = Date.now();
    const { orderNo } = await putOrderAtShop('bench-new', [itemOf(product)]);
    await page.getByText(orderNo).waitFor({ timeout: TIMEOUT_MS });
    seen.push(Date.now() - placed);
  }
  tell('a new order stands there after', ...seen.map((ms) => `${ms} ms`));
}

/** The reply to the question that the desk asked each minute before it followed changes. */
async function bytesOfOpenOrders(): Promise<number> {
  const values = ['processing', 'pending', 'shipped'].map((stringValue) => ({ stringValue }));
  const filter = {
    field: { fieldPath: 'deliveryStatus' },
    op: 'IN',
    value: { arrayValue: { values } },
  };
  const query = {
    from: [{ collectionId: 'orders', allDescendants: true }],
    where: { fieldFilter: filter },
  };
  const reply = await fetch(`${FIRESTORE}:runQuery`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner' },
    body: JSON.stringify({ structuredQuery: query }),
  });
  return (await reply.arrayBuffer()).byteLength;
}

async function putOrders(wanted: number): Promise<void> {
  const [product] = await inStock();
  const orders = Array.from({ length: wanted }, (_, at) => at);
  await inParallel(orders, WRITERS, async (at) => {
    const [name = '', city = ''] = [NAMES[at % NAMES.length], CITIES[at % CITIES.length]];
    const phone = String(9_876_500_000 + at * 7);
    const street = { name, phone, address: `${at} Mill Road`, city };
    await putOrderAtShop(`bench-${Math.floor(at / ORDERS_OF_ONE)}`, [itemOf(product)], {
      address: { ...street, state: 'Rajasthan', zipcode: '302001' },
      timestamp: Date.now() - ((at * 37) % (50 * 24)) * HOUR_MS,
    });
  });
}

/** ms from the press on the link to the frame with its first orders. */
async function openList(page: Page): Promise<number> {
  await page.getByRole('link', { name: 'Stock', exact: true }).click();
  await page.locator('.desk-order').first().waitFor({ state: 'detached' });
  const orders = page.locator('.desk-nav').getByRole('link', { name: 'Orders', exact: true });
  return orders.evaluate(
    (link) =>
      new Promise<number>((resolve) => {
        const pressed = performance.now();
        (link as HTMLElement).click();
        const look = () => {
          if (document.querySelector('.desk-order')) resolve(performance.now() - pressed);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
  );
}

/** Types the words letter by letter: ms from each press to the frame after which its results stand. */
async function search(page: Page, words: string): Promise<number[]> {
  const field = page.getByRole('searchbox');
  await field.fill('');
  await field.focus();
  await field.evaluate((input) => {
    const times: number[] = [];
    Reflect.set(globalThis, 'searchTimes', times);
    input.addEventListener('keydown', () => {
      const pressed = performance.now();
      let last = pressed;
      const seen = new MutationObserver(() => {
        requestAnimationFrame(() => {
          last = performance.now();
        });
      });
      seen.observe(document.body, { childList: true, subtree: true, characterData: true });
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
