// A shopper whose browser translates the shop: every screen opens, every text that changes is the one that is true, and an order goes through.
import { PUBLIC_PAGES } from '../../support/public-pages.ts';
import { heading } from '../steps/checkout-journey.ts';
import { expect, PHONE, test } from '../steps/journey.ts';
import { visitShop } from '../steps/whole-device.ts';

test.use({ viewport: PHONE });

/** As Google’s translator does: puts each text, and each that comes later, into two elements of its own. The words stay the same. */
function translate(from: 'drawn' | 'hydrated'): void {
  const wrap = (text: Text) => {
    if (text.parentElement?.closest('font, script, style, noscript, textarea') !== null) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const wrapIn = (place: Node) => {
    const texts = document.createNodeIterator(place, NodeFilter.SHOW_TEXT);
    const all: Node[] = [];
    for (let it = texts.nextNode(); it; it = texts.nextNode()) all.push(it);
    for (const it of all) wrap(it as Text);
  };
  const begin = () => {
    wrapIn(document.body);
    const changes = { childList: true, subtree: true, characterData: true };
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records)
        for (const it of [target, ...addedNodes]) if (it.isConnected) wrapIn(it);
    }).observe(document.body, changes);
  };
  if (from === 'hydrated') addEventListener('hydrated', () => setTimeout(begin), { once: true });
  else document.addEventListener('readystatechange', begin, { once: true });
}

for (const from of ['drawn', 'hydrated'] as const) {
  const when = from === 'drawn' ? 'before its code has come' : 'later';
  test(`every public page is whole that is translated ${when}`, async ({ page, context }) => {
    await visitShop(page);
    await page.addInitScript(translate, from);
    for (const { path, heading: title, words } of PUBLIC_PAGES) {
      await page.goto(path);
      await expect(page.locator('html[data-hydrated]'), path).toHaveCount(1);
      await expect(page.locator('main font').first()).toBeAttached();
      await expect(heading(page, title), path).toBeVisible();
      await expect(page.getByRole('main'), path).toContainText(words);
      // The search screen of a phone has no frame around it.
      if (path === '/search') continue;
      const reach = page.getByRole('region', { name: 'Shop status' }).getByRole('status');
      await expect(reach, path).toContainText('Connected.');
      await context.setOffline(true);
      await expect(reach, path).toContainText('No connection.');
      await expect(reach, path).not.toContainText('Connected.');
      await context.setOffline(false);
      await expect(reach, path).toContainText('Connected.');
      await expect(reach, path).not.toContainText('No connection.');
    }
  });
}
