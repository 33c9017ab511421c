// A browser that translates pages, as Google’s translator does: it puts each text, and each that comes later, into two elements of its own.
import type { Page } from 'playwright/test';

/** Translates the next documents: as soon as their HTML is there (`drawn`), or once they are `hydrated`. The words stay the same. */
export async function translatePages(page: Page, from: 'drawn' | 'hydrated'): Promise<void> {
  await page.addInitScript(translate, from);
}

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
