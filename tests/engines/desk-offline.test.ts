// The desk beside the shop in Firefox and WebKit: each keeps its own files, whatever the other one's worker deletes.
import { afterEach, describe, expect, test } from 'vitest';
import { makeMerchant } from '../support/demo-accounts.ts';
import { deployWithNewNames } from '../support/next-deploy.ts';
import { chosenEngines } from './chosen-engines.ts';
import { Phone } from './phone.ts';
import { signIn, untilKept } from './shopper.ts';

const LIGHT_PAGE = '/faqs';

describe.each(chosenEngines())('in %s', (engine) => {
  let phone: Phone;

  afterEach(() => phone?.throwAway());

  test('a merchant who has just logged in at the desk opens it without a network, and so after a new version of the shop', async () => {
    phone = await Phone.make(engine);
    const { tab, network } = phone;
    const { uid, phone: number } = await makeMerchant();
    await tab.goto('/desk');
    await untilKept(tab);
    const login = '/login?returnUrl=%2Fdesk';
    await tab.goto(login);
    await untilKept(tab);
    await signIn(tab, { uid, phone: number.slice(-10) }, login);
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
