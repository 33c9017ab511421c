// Hostile text in a real browser. Stand-ins act like the third-party scripts that they replace; nothing is fetched from outside.
import { build } from 'esbuild';
import type { Page } from 'playwright/test';
import { seededProducts } from '../../support/demo-products.ts';
import {
  BAD_ADDRESSES,
  GOOD_ADDRESSES,
  HARMLESS,
  HOSTILE,
  OUTSIDE_ADDRESSES,
} from '../../support/hostile-html.ts';
import { expect, test } from '../steps/journey.ts';
import { loadedParts } from '../steps/loaded-scripts.ts';
import { HARMFUL, makeHtml, REFUSALS, REFUSED, runScript } from '../steps/text-to-html.ts';

test.use({ losesRequests: true });
test.beforeEach(({ complaints }) => complaints.expectNotes(REFUSALS));

/** Lets the page import a module of the shop's source under this address. */
async function provide(page: Page, address: string, entry: string): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    format: 'esm',
    write: false,
    external: ['./sanitise-html.ts'],
    define: { 'import.meta.env': '{}' },
  });
  await fulfil(page, `**${address}`, outputFiles[0]?.text ?? '');
}

async function fulfil(page: Page, address: string, body: string): Promise<void> {
  await page.route(address, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}

/** Answers with a script that acts like the third-party one, and keeps its names to itself. */
function answerInstead(page: Page, address: string, body: string): Promise<void> {
  return fulfil(page, address, `{ ${body} }`);
}

const SANITISER = '/harmless-html.js';
const POLICY = '/default-policy.js';

function leftOf(page: Page, texts: readonly string[]): Promise<string[]> {
  const given = { texts, address: SANITISER };
  return page.evaluate(async ({ texts: all, address }) => {
    const sanitise: (html: string) => string = await (await import(address)).loadSanitiser();
    return all.map(sanitise);
  }, given);
}

const linkTo = (address: string) => `<a href="${address}">x</a>`;

test('the browser’s own sanitiser leaves of a merchant’s text what the shop’s others leave, and nothing that runs', {
  tag: '@core',
}, async ({ page }) => {
  await provide(page, SANITISER, 'src/ui/media/harmless-html.ts');
  await page.goto('/about-us');
  expect(await leftOf(page, [HARMLESS])).toEqual([HARMLESS]);
  const good = await leftOf(page, GOOD_ADDRESSES.map(linkTo));
  expect(good.map((html) => / href="([^"]*)"/.exec(html)?.[1])).toEqual(GOOD_ADDRESSES);
  for (const link of await leftOf(page, OUTSIDE_ADDRESSES.map(linkTo))) {
    expect(link).toContain('target="_blank" rel="noopener noreferrer nofollow"');
  }
  const bad = await leftOf(page, BAD_ADDRESSES.map(linkTo));
  expect(bad).toEqual(BAD_ADDRESSES.map(() => '<a>x</a>'));
  const texts = HOSTILE.map(([html]) => html);
  expect(await leftOf(page, texts)).toEqual(HOSTILE.map(([, left]) => left));
});

test('a merchant’s text stands also without the browser’s sanitiser', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Document, 'parseHTML'));
  const [product] = await seededProducts();
  await page.goto('/products');
  await page.locator(`a[href="/product/${product?.id}"]`).first().click();
  await expect(page).toHaveURL(`/product/${product?.id}`);
  await expect(page.locator('.rich-text :is(p, li)').first()).toBeVisible();
  expect(await loadedParts(page, 'sanitise-html')).toBe(1);
});

function call(page: Page, name: 'allowRobotCheck' | 'allowCheckout'): Promise<void> {
  const given = { name, address: POLICY };
  return page.evaluate(async ({ name: wanted, address }) => {
    await (await import(address))[wanted]();
  }, given);
}

test('reCAPTCHA is loaded and draws; text of anybody else is refused', async ({ page }) => {
  await provide(page, POLICY, 'src/browser/default-policy.ts');
  const files = 'https://www.gstatic.com/recaptcha/releases/Xy-1_z/recaptcha__en.js';
  const loader = `const po = document.createElement('script'); po.src = '${files}'; document.head.append(po);`;
  await answerInstead(page, 'https://www.google.com/recaptcha/**', loader);
  await answerInstead(
    page,
    'https://www.gstatic.com/recaptcha/**',
    `const own = (text) => text;
     const policy = trustedTypes.createPolicy('goog#html', { createHTML: own });
     const badge = document.createElement('div');
     badge.className = 'grecaptcha-badge';
     badge.innerHTML = policy.createHTML('<b>protected</b>');
     document.body.append(badge);`,
  );
  await page.goto('/login');
  const api = 'https://www.google.com/recaptcha/api.js?onload=x&render=explicit';
  const enterprise = 'https://www.google.com/recaptcha/enterprise.js?render=explicit';
  expect(await runScript(page, api)).toBe(REFUSED);
  await call(page, 'allowRobotCheck');
  // The sign-in and App Check need one each.
  expect(await runScript(page, api)).toBe('ran');
  expect(await runScript(page, enterprise)).toBe('ran');
  await expect(page.locator('.grecaptcha-badge b')).toHaveCount(2);
  for (const address of [
    'https://www.google.com/recaptcha/other.js',
    'https://www.google.com/complete/search?jsonp=x',
    'https://www.gstatic.com/recaptcha/releases/x/../../other.js',
    'https://checkout.razorpay.com/v1/checkout.js',
  ]) {
    expect(await runScript(page, address)).toBe(REFUSED);
  }
  expect(await makeHtml(page, HARMFUL)).toBe(REFUSED);
});

test('the provider’s checkout draws its frame; nothing in it runs', async ({ page }) => {
  await provide(page, POLICY, 'src/browser/default-policy.ts');
  await answerInstead(
    page,
    'https://checkout.razorpay.com/**',
    `const part = document.createElement('script');
     part.src = 'https://cdn.razorpay.com/static/part.js';
     document.head.append(part);
     const frame = document.body.appendChild(document.createElement('div'));
     frame.className = 'razorpay-container';
     frame.innerHTML = '<style>@keyframes rzp-rot{to{transform: rotate(360deg);}}</style>';
     const form = document.body.appendChild(document.createElement('form'));
     form.className = 'razorpay-form';
     form.innerHTML = '<input type="hidden" name="method" value="upi">';`,
  );
  const part = 'document.documentElement.dataset.part = "1";';
  await answerInstead(page, 'https://cdn.razorpay.com/**', part);
  await page.goto('/cart');
  const checkout = 'https://checkout.razorpay.com/v1/checkout.js';
  expect(await runScript(page, checkout)).toBe(REFUSED);
  await call(page, 'allowCheckout');
  expect(await runScript(page, checkout)).toBe('ran');
  await expect(page.locator('html[data-part="1"]')).toBeAttached();
  await expect(page.locator('.razorpay-container style')).toBeAttached();
  await expect(page.locator('.razorpay-form input[name="method"]')).toHaveValue('upi');
  expect(await runScript(page, 'https://evil.example/x.js')).toBe(REFUSED);
  expect(await makeHtml(page, HARMFUL)).toBe('<img src="/none.png">');
  await expect(page).not.toHaveTitle('1337');
});
