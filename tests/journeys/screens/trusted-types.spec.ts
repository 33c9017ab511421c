// Trusted Types in a real browser: text does not become HTML or a script by itself, what merchants write is shown all the same, and scripts
// of others get what they need and nothing more. Stand-ins do what the published scripts do; nothing is fetched from outside.
import { build } from 'esbuild';
import type { Page } from 'playwright/test';
import { seededProducts } from '../../support/demo-products.ts';
import { expect, test } from '../steps/journey.ts';
import { loadedParts } from '../steps/loaded-scripts.ts';
import { HARMFUL, makeHtml, REFUSALS, REFUSED } from '../steps/text-to-html.ts';

test.beforeEach(({ complaints }) => {
  complaints.expectNotes(REFUSALS);
  complaints.expectFailedRequests();
});

/** What comes of a script with an address that is plain text: that it has run, or the name of the error. */
function runScript(page: Page, address: string): Promise<string> {
  return page.evaluate(async (text) => {
    const script = document.createElement('script');
    try {
      script.setAttribute('src', text);
    } catch (error) {
      return error instanceof Error ? error.name : 'no error';
    }
    return await new Promise<string>((resolve) => {
      script.onload = () => resolve('ran');
      script.onerror = () => resolve('did not come');
      document.head.append(script);
    });
  }, address);
}

for (const path of ['/', '/products', '/cart', '/login', '/waiting']) {
  test(`text does not become HTML, or a script, on ${path}`, async ({ page }) => {
    const reply = await page.goto(path);
    expect(reply?.headers()['content-security-policy']).toContain(
      "require-trusted-types-for 'script'",
    );
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await makeHtml(page, HARMFUL)).toBe(REFUSED);
    expect(await runScript(page, '/early-presses.js')).toBe(REFUSED);
    await expect(page).not.toHaveTitle('1337');
  });
}

for (const hasSanitiser of [true, false]) {
  const browser = hasSanitiser ? 'a browser with a sanitiser of its own' : 'one without';
  test(`what a merchant wrote stands on the page of a product that one came to by a link, in ${browser}`, async ({
    page,
  }) => {
    if (!hasSanitiser) {
      await page.addInitScript(() => Reflect.deleteProperty(Document, 'parseHTML'));
    }
    const [product] = await seededProducts();
    await page.goto('/products');
    await page.locator(`a[href="/product/${product?.id}"]`).first().click();
    await expect(page).toHaveURL(`/product/${product?.id}`);
    await expect(page.locator('.rich-text :is(p, li)').first()).toBeVisible();
    expect(await loadedParts(page, 'sanitise-html')).toBe(hasSanitiser ? 0 : 1);
  });
}

/** The part of the shop that lets scripts of others in, as the page would load it. */
async function provideDefaultPolicy(page: Page): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: ['src/services/default-policy.ts'],
    bundle: true,
    format: 'esm',
    write: false,
  });
  await fulfil(page, '**/default-policy.js', outputFiles[0]?.text ?? '');
}

async function fulfil(page: Page, address: string, body: string): Promise<void> {
  await page.route(address, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}

/** Answers with a script that does what somebody else's does, and keeps its names to itself. */
function answerInstead(page: Page, address: string, body: string): Promise<void> {
  return fulfil(page, address, `{ ${body} }`);
}

function call(page: Page, name: 'allowRobotCheck' | 'allowCheckout'): Promise<void> {
  return page.evaluate(async (wanted) => {
    const address = '/default-policy.js';
    await (await import(address))[wanted]();
  }, name);
}

test('reCAPTCHA is loaded as Firebase loads it, and draws; text of anybody else is refused as before', async ({
  page,
}) => {
  await provideDefaultPolicy(page);
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

test('the provider’s checkout draws its frame and sends its forms; nothing in its text runs', async ({
  page,
}) => {
  await provideDefaultPolicy(page);
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
  await answerInstead(
    page,
    'https://cdn.razorpay.com/**',
    'document.documentElement.dataset.part = "1";',
  );
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
