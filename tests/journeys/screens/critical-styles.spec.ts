// A drawn page brings the styles that it needs, and the rest of them comes with its code: nobody sees a difference.
import { seededProducts } from '../../support/demo-products.ts';
import { expect, test } from '../steps/journey.ts';
import { keepsPresses } from '../steps/whole-device.ts';

const LOOKS = (
  'display position inset width height margin padding border border-radius color background opacity visibility overflow gap flex ' +
  'grid-template-columns grid-area font line-height text-decoration text-align list-style-type object-fit box-shadow transform fill stroke'
).split(' ');

for (const width of [360, 1280]) {
  test(`a drawn page looks as it does with all styles of the shop, at ${width} px`, async ({
    page,
    network,
    complaints,
  }) => {
    complaints.expectFailedRequests();
    await page.setViewportSize({ width, height: 740 });
    // Nothing that would bring the other styles, or take the page over.
    network.fault(({ url }) => url.pathname === '/early-presses.js', { do: 'drop-request' });
    const [product] = await seededProducts();
    const pages = ['/', '/products', '/category/turmeric', `/product/${product?.id}`, '/blogs'];
    for (const path of [...pages, '/faqs', '/contact-us', '/services', '/search', '/login']) {
      await page.goto(path);
      // What is not in sight has a size of its own at some moment of the browser's choice.
      await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
      const { ownRules, allRules, changed } = await page.evaluate(async (looks) => {
        const elements = [...document.querySelectorAll('body, body *')];
        const read = () =>
          elements.map((it) =>
            [undefined, '::before', '::after'].map((part) => {
              const styles = getComputedStyle(it, part);
              return ['content', ...looks].map((look) => styles.getPropertyValue(look)).join(';');
            }),
          );
        const before = read();
        const ownRules = document.styleSheets[0]?.cssRules.length ?? 0;
        const { styles } =
          document.querySelector<HTMLElement>('script[data-styles]')?.dataset ?? {};
        const link = Object.assign(document.createElement('link'), {
          rel: 'stylesheet',
          href: styles,
        });
        document.head.append(link);
        await new Promise((resolve) => {
          link.onload = resolve;
        });
        const after = read();
        const changed = elements
          .filter((_, at) => `${before[at]}` !== `${after[at]}`)
          .map((it) => it.outerHTML.slice(0, 200));
        return { ownRules, allRules: link.sheet?.cssRules.length ?? 0, changed };
      }, LOOKS);
      expect(changed, path).toEqual([]);
      expect(ownRules).toBeGreaterThan(20);
      expect(ownRules).toBeLessThan(allRules / 2);
    }
  });
}

for (const [problem, fault] of [
  ['fails', { do: 'drop-request' }],
  ['never comes', { do: 'black-hole' }],
] as const) {
  test(`a shop whose style sheet ${problem} answers presses all the same`, async ({
    page,
    network,
    complaints,
  }) => {
    complaints.expectFailedRequests();
    network.fault(({ url }) => /^\/assets\/.*\.css$/.test(url.pathname), fault);
    await page.goto('/products', { waitUntil: 'commit' });
    await keepsPresses(page);
    const card = page.locator('.product-grid > li').first();
    await card.getByRole('button', { name: /^Add / }).click();
    await expect(card.getByRole('status')).toHaveText('1', { timeout: 15_000 });
  });
}
