// The main pages on a phone of 360 px, in each engine: nothing stands out beyond the screen, no field makes an iPhone zoom, and nobody complains.
// The pictures are left in .cache/screens to be looked at side by side.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cacheFolder } from '../../../backend/stack/paths.ts';
import { makeProduct, seededProducts, unmakeLeftProducts } from '../../support/demo-products.ts';
import { chosenEngines } from '../chosen-engines.ts';
import { Phone } from '../phone.ts';
import {
  addToCart,
  makeShopper,
  openPayment,
  placeOrder,
  raiseEnquiry,
  visit,
  visitAs,
} from '../shopper.ts';
import type { Tab } from '../tab.ts';
import '../../support/test-meta.ts';

const FOLDER = join(cacheFolder, 'screens');
/** Safari enlarges a page whose field has smaller letters as soon as somebody types into it. px */
const MIN_FONT_SIZE = 16;

test.for(chosenEngines())(
  'in %s: the main pages fit a screen of 360 px, with fields that no phone enlarges',
  async (engine, { task }) => {
    task.meta.slow = 'a browser of its own, and every main page';
    await mkdir(FOLDER, { recursive: true });
    const phone = await Phone.make(engine);
    const wrong: string[] = [];
    try {
      const [asha, product, soldOut] = await Promise.all([
        makeShopper(),
        makeProduct(9),
        makeProduct(0),
      ]);
      const { tab } = phone;
      const look = async (name: string) => {
        for (const at of ['top', 'below']) {
          if (at === 'below') await tab.evaluate(() => scrollBy(0, innerHeight * 0.8));
          await tab.until('pictures and letters', () => isStill(tab), 5_000).catch(() => undefined);
          await writeFile(join(FOLDER, `${name}-${at}-${engine}.png`), await tab.screenshot());
        }
        wrong.push(...(await misfits(tab)).map((it) => `${name}: ${it}`));
      };
      await visit(tab, '/');
      await tab.sees('₹');
      await look('home');
      await tab.goto('/login');
      await tab.sees('Send OTP');
      await look('login');
      await visitAs(asha, tab);
      await tab.goto('/products');
      await tab.sees('₹');
      await look('products');
      const shown = (await seededProducts()).find(
        ({ photos, quantity }) => photos > 1 && quantity > 10,
      );
      await tab.goto(`/product/${shown?.id}`);
      await tab.sees('Add to Cart');
      await look('product');
      await addToCart(tab, product);
      await placeOrder(tab);
      await look('order');
      await tab.goto('/orders');
      await tab.sees('Order ');
      await look('orders');
      await addToCart(tab, shown ?? product);
      await look('cart');
      await openPayment(tab);
      await look('checkout');
      await tab.goto('/contact-us');
      await tab.sees('Send message');
      await look('contact');
      phone.network.cut();
      await raiseEnquiry(tab, soldOut);
      await tab.goto('/waiting');
      await tab.sees(soldOut.name);
      await look('waiting');
      expect(wrong).toEqual([]);
    } finally {
      await phone.throwAway();
      await unmakeLeftProducts();
    }
  },
);

/** What is in sight is there. */
function isStill(tab: Tab): Promise<boolean> {
  return tab.evaluate(async () => {
    await document.fonts.ready;
    const inSight = [...document.images].filter((it) => {
      const { top, bottom } = it.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
    return inSight.every((it) => it.complete);
  });
}

function misfits(tab: Tab): Promise<string[]> {
  return tab.evaluate((least) => {
    const named = (it: Element) =>
      `${it.tagName} ${it.getAttribute('aria-label') ?? it.textContent}`.slice(0, 60);
    const { scrollWidth, clientWidth } = document.documentElement;
    const fields = [...document.querySelectorAll('input, select, textarea')];
    const small = fields.filter((it) => {
      const isSeen =
        it.getClientRects().length > 0 && !it.matches('[type=radio], [type=checkbox], [type=file]');
      return isSeen && Number.parseFloat(getComputedStyle(it).fontSize) < least;
    });
    return [
      ...(scrollWidth > clientWidth ? [`${scrollWidth} px on a screen of ${clientWidth}`] : []),
      ...small.map((it) => `letters too small: ${named(it)}`),
    ];
  }, MIN_FONT_SIZE);
}
