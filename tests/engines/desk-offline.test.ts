// The desk beside the shop in Firefox and WebKit: each keeps its own files, whatever the other one's worker deletes.
import { afterEach, describe, expect, test } from 'vitest';
import { lastCode, makeMerchant } from '../support/demo-accounts.ts';
import { deployWithNewNames } from '../support/next-deploy.ts';
import { chosenEngines } from './chosen-engines.ts';
import { Phone } from './phone.ts';
import type { Tab } from './tab.ts';

const LIGHT_PAGE = '/faqs';

async function untilKept(tab: Tab): Promise<void> {
  const isActive = () =>
    tab.evaluate(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
  await tab.until('the worker', isActive);
}

describe.each(chosenEngines())('in %s', (engine) => {
  let phone: Phone;

  afterEach(() => phone?.throwAway());

  test('a merchant who has just logged in at the desk opens it without a network, and so after a new version of the shop', async () => {
    phone = await Phone.make(engine);
    const { tab, network } = phone;
    const number = (await makeMerchant()).phone.slice(-10);
    await tab.goto('/desk');
    await untilKept(tab);
    await tab.goto('/login?returnUrl=%2Fdesk');
    await untilKept(tab);
    await tab.type('Phone Number', number);
    await tab.sees('Connected.');
    await tab.press('Send OTP');
    await tab.sees('Verification');
    await tab.type('OTP', await lastCode(number));
    await tab.press('Verify');
    await tab.until('the desk', async () => (await tab.path()) === '/desk');
    await tab.sees('Today');
    network.cut();
    await tab.reload();
    await tab.sees('Today');

    network.join();
    await tab.goto(LIGHT_PAGE);
    deployWithNewNames(network);
    await tab.reload();
    await tab.sees('A new version of the shop is ready.');
    await tab.press('Update');
    const isNext = () => tab.evaluate(() => document.documentElement.dataset.version === 'next');
    await tab.until('the new version', isNext);
    network.cut();
    await tab.goto('/desk');
    await tab.sees('Today');
    await tab.goto(LIGHT_PAGE);
    expect(await isNext()).toBe(true);
  });
});
