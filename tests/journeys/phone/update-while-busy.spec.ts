// A new version of the shop while somebody pays or types: it disturbs nobody in any tab, and comes as soon as they are done.
import { keptParts } from '../../support/built-parts.ts';
import { noteTally } from '../../support/note-tally.ts';
import {
  test as checkoutTest,
  choose,
  expectOneOrder,
  heading,
  openCheckout,
  practicePayment,
  RECEIVED,
  startPayment,
} from '../steps/checkout-journey.ts';
import {
  expectOneMessage,
  MESSAGE_ARRIVED,
  messagesWith,
  newMark,
  pressSend,
  writeMessage,
} from '../steps/contact-journey.ts';
import { deployNextVersion, isNext, noticeNextVersion, READY } from '../steps/deploy.ts';
import { expect, test, watchForWords } from '../steps/journey.ts';
import { expectKept } from '../steps/kept-draft.ts';
import { haveCatalogue, visitShop } from '../steps/whole-device.ts';

/** Counts one press: how many documents it has become, and whether the shopper was told so before the press. */
function tallyOne(documents: number, isToldTooEarly: boolean): void {
  noteTally({
    promise: 'new-version',
    repetitions: 1,
    lost: documents === 0 ? 1 : 0,
    doubled: Math.max(0, documents - 1),
    falselyConfirmed: Number(isToldTooEarly),
  });
}

test('a form that is being filled in is not disturbed; once it is sent the new version may come', async ({
  page,
  network,
}) => {
  const mark = newMark();
  await visitShop(page);
  const wasOffered = await watchForWords(page, READY);
  const wasThanked = await watchForWords(page, MESSAGE_ARRIVED);
  await page.goto('/contact-us');
  await writeMessage(page, mark);
  deployNextVersion(network);
  await noticeNextVersion(page);
  // The bar would be there by now: it comes in the same second in a calm tab.
  await page.getByLabel('Message', { exact: true }).pressSequentially(' And to Pune, too?');
  expect(await wasOffered()).toBe(false);
  const isThankedTooEarly = await wasThanked();
  await page.getByLabel('Message', { exact: true }).fill(`Do you deliver? ${mark}`);
  await pressSend(page);
  await expectOneMessage(mark);
  await expect(page.getByText(READY)).toBeVisible();
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(isNext(page)).toHaveCount(1);
  const { length } = await messagesWith(mark);
  tallyOne(length, isThankedTooEarly);
  expect([length, isThankedTooEarly]).toEqual([1, false]);
});

test('Update waits for the form in the other tab, which goes on with all its parts; then both follow, and what was typed is there', async ({
  page,
  context,
  network,
}) => {
  const mark = newMark();
  await visitShop(page);
  const other = await context.newPage();
  await other.goto('/contact-us');
  await writeMessage(other, mark);
  await expectKept(other, mark);
  deployNextVersion(network);
  await noticeNextVersion(page);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('as soon as you are done in your other tab')).toBeVisible();
  // Long enough for a version that was let in to take over.
  await page.waitForTimeout(3_000);
  const isWhole = (names: string[]) =>
    other.evaluate(async (wanted) => {
      const kept = await Promise.all(wanted.map((name) => caches.match(`/assets/${name}`)));
      return kept.every((reply) => reply !== undefined);
    }, names);
  expect(await isWhole(keptParts())).toBe(true);
  await expect(isNext(page)).toHaveCount(0);
  await expect(other.getByLabel('Message', { exact: true })).toHaveValue(`Do you deliver? ${mark}`);

  await other.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  await expect(isNext(page)).toHaveCount(1);
  await expect(isNext(other)).toHaveCount(1);
  await other.goto('/contact-us');
  await expect(other.getByLabel('Message', { exact: true })).toHaveValue(`Do you deliver? ${mark}`);
  await pressSend(other);
  await expectOneMessage(mark);
});

test('a tab that is closed in the middle of a form holds nothing back', async ({
  page,
  context,
  network,
}) => {
  await visitShop(page);
  const other = await context.newPage();
  await other.goto('/contact-us');
  await writeMessage(other, newMark());
  deployNextVersion(network);
  await noticeNextVersion(page);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('as soon as you are done in your other tab')).toBeVisible();
  await other.close();
  await expect(isNext(page)).toHaveCount(1);
});

checkoutTest(
  'Update waits for a payment in the other tab: it is paid once and its order is there, and then the new version comes',
  async ({ page, context, network, product, complaints }) => {
    checkoutTest.slow();
    // What watches an order looks for the internet, where there is none.
    complaints.expectFailedRequests();
    const other = await context.newPage();
    await other.goto('/products');
    const uid = await openCheckout(page, product);
    await choose(page, 'Online payment');
    await startPayment(page);
    const dialog = practicePayment(page);
    deployNextVersion(network);
    await noticeNextVersion(other);
    await other.getByRole('button', { name: 'Update' }).click();
    await expect(other.getByText('as soon as you are done in your other tab')).toBeVisible();
    await expect(isNext(other)).toHaveCount(0);
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Success', exact: true }).click();
    await expect(heading(page, RECEIVED)).toBeVisible({ timeout: 30_000 });
    await expect(isNext(other)).toHaveCount(1);
    await expect(isNext(page)).toHaveCount(1);
    await expect(heading(page, RECEIVED)).toBeVisible();
    const order = await expectOneOrder(uid);
    expect(order.fields.status?.stringValue).toBe('success');
  },
);

test('a part of the shop that is gone starts the page again once, and not under somebody who types', async ({
  page,
  context,
  network,
  complaints,
}) => {
  complaints.expectFailedRequests();
  complaints.expectNotes(/Failed to fetch dynamically imported module/);
  const mark = newMark();
  await haveCatalogue(page);
  await page.goto('/contact-us');
  await writeMessage(page, mark);
  await expectKept(page, mark);
  const isFaqs = (url: URL) => /^\/assets\/pages-.+\.js$/.test(url.pathname);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const gone = (await cache.keys()).filter(({ url }) => url.includes('/assets/pages-'));
      for (const request of gone) await cache.delete(request);
    }
    Reflect.set(window, 'isSamePage', true);
  });
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  const before = network.seen(({ url }) => isFaqs(url)).length;
  network.fault(({ url }) => isFaqs(url), {
    do: 'answer',
    status: 404,
    type: 'text/plain',
    body: 'gone',
  });
  // One that is just starting again is another page.
  const isSamePage = () =>
    page.evaluate(() => Reflect.get(window, 'isSamePage') === true).catch(() => false);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).hover();
  await expect.poll(() => network.seen(({ url }) => isFaqs(url)).length).toBeGreaterThan(before);
  await page.getByLabel('Message', { exact: true }).pressSequentially(' Thank you.');
  expect(await isSamePage()).toBe(true);
  network.heal();
  await pressSend(page);
  await expect.poll(isSamePage, { message: 'the page starts again' }).toBe(false);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/questions|FAQ/i);
});
