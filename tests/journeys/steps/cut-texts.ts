// Finds texts that a screen cuts off, or pushes beyond its edge.
import type { Page } from 'playwright/test';

/** What is cut on the page as it stands, in words for a failed test. A text that ends in an ellipsis on purpose is not. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth + 1) {
      const wide = [...document.body.querySelectorAll('*')].findLast(
        (it) => Math.round(it.getBoundingClientRect().right) >= scrollWidth,
      );
      found.push(`the page is ${scrollWidth} px wide, with “${wide?.textContent?.slice(0, 60)}”`);
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!text.textContent?.trim() || !element?.checkVisibility({ visibilityProperty: true })) {
        continue;
      }
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, top, bottom, width } = range.getBoundingClientRect();
      if (width < 2) continue;
      for (let holder: Element | null = element; holder; holder = holder.parentElement) {
        const style = getComputedStyle(holder);
        const isMeant = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
        const isHidden = style.clipPath !== 'none' || holder.clientHeight <= 1;
        const scrolls = /auto|scroll/.test(style.overflowX + style.overflowY);
        if (isMeant || isHidden || scrolls || style.position === 'fixed') break;
        if (!/hidden|clip/.test(style.overflowX)) continue;
        const box = holder.getBoundingClientRect();
        // Beside what is shown, such as the next banner.
        if (left >= box.right || right <= box.left) break;
        const over = Math.max(
          box.left - left,
          right - box.right,
          box.top - top,
          bottom - box.bottom,
        );
        if (over > 2) {
          found.push(`“${text.textContent.trim().slice(0, 60)}” by ${Math.round(over)} px`);
          break;
        }
      }
    }
    return found;
  });
}
