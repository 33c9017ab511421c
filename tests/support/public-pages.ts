// The pages that anybody may open, and the requirements on each, whether the server or the phone draws it.
import type { Page } from 'playwright/test';
import { demoPages as pages } from '#config/pages.ts';
import { shop } from '#config/shop.ts';
import { turmericTest as blog } from '../../backend/seed/blogs/turmeric-test.ts';
import { brands } from '../../backend/seed/brands.ts';
import { erodeTurmericPowder500g as product } from '../../backend/seed/products/turmeric/erode-turmeric-powder-500g.ts';
import { demoTexts as texts } from '../../src/config/texts.demo.ts';

type PublicPage = {
  path: string;
  heading: string;
  /** Its name in the browser's tab and in link previews, where that differs from its heading. */
  title?: string;
  words: string;
  /** It shows products side by side. */
  hasCards?: true;
  /** It asks search engines not to index it. */
  isLeftOut?: true;
  /** Its layout is that of an earlier page in the list. */
  isAlike?: true;
};

type Rest = Omit<PublicPage, 'path' | 'heading' | 'words'>;

function pageAt(path: string, heading: string, words: string, rest: Rest = {}): PublicPage {
  return { path, heading, words, ...rest };
}

const LIST: Rest = { hasCards: true };
const ALIKE: Rest = { isAlike: true };
const LEFT_OUT: Rest = { isLeftOut: true };
const { heading: blogHeading } = blog.fields;

export const PUBLIC_PAGES: readonly PublicPage[] = [
  pageAt('/', 'From small farms to your kitchen', 'Our Products', { title: shop.name, ...LIST }),
  pageAt('/products', 'Products', '₹', LIST),
  pageAt('/products?sort=price-high&categories=turmeric', 'Products', '₹', LIST),
  pageAt('/products?search=haldi', 'Results for “haldi”', '₹', { ...LIST, ...LEFT_OUT, ...ALIKE }),
  pageAt('/category/turmeric', 'Turmeric', '₹', { ...LIST, ...ALIKE }),
  pageAt(`/brand/${product.brand}`, brands[product.brand].brandName, '₹', { ...LIST, ...ALIKE }),
  pageAt(`/product/${product.id}`, product.name, `₹${product.price}`),
  pageAt(
    '/product-not-found',
    'Product not found',
    'The shop no longer has this product.',
    LEFT_OUT,
  ),
  pageAt('/search', 'Search', 'Turmeric', LEFT_OUT),
  pageAt('/blogs', 'Blogs', blogHeading),
  pageAt(`/blog/${blog.id}`, 'Blog', blogHeading, { title: blogHeading }),
  pageAt('/about-us', 'About us', texts.about[0].heading),
  pageAt('/faqs', 'FAQs', pages.faqs[0].question),
  pageAt('/spare-parts', 'Spare parts', 'There is nothing here yet.', { ...LEFT_OUT, ...ALIKE }),
  pageAt('/contact-us', 'Contact us', 'Send message'),
  pageAt('/services', 'Feedback and suggestions', 'Send feedback', ALIKE),
  pageAt('/login', 'Login / Signup', 'Send OTP', LEFT_OUT),
  pageAt('/privacy-policy', 'Privacy Policy', 'What we keep'),
  pageAt('/terms-and-condition', 'Terms and Conditions', 'Ordering', ALIKE),
  pageAt('/cancellation-policy', 'Cancellation Policy', 'Before it is packed', ALIKE),
  pageAt('/return-policy', 'Return Policy', 'Damaged or wrong', ALIKE),
];

export const UNKNOWN_PATH = '/nothing/here';

const STATE = ' id="dehydrated-state"';

/** Whether a page came drawn, not as the bare shell. */
export function isDrawn(html: string): boolean {
  return html.includes(STATE);
}

/** The HTML that a reader sees of a drawn page: without its head and its dehydrated state. */
export function shownIn(html: string): string {
  const shown = html.slice(html.indexOf('<div id="root">'));
  return shown.slice(0, shown.indexOf(STATE));
}

export function headingsIn(html: string): string[] {
  return [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, text = '']) => text);
}

/** The strip once it shows whether the shop answers and how old the prices are. Only the search page has none. */
export const STATUS_KNOWN = '.status__line:not(.status__line--asking) .status__age';

/** The pages that did not come drawn or that shifted in two tries: a shift because time or the shop changed in between does not recur. */
export async function pagesThatMove(page: Page, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    const reply = await page.goto(path);
    if (!isDrawn((await reply?.text()) ?? '')) found.push(`${path}: not drawn`);
    if ((await movesOn(page, path)).length === 0) continue;
    await page.goto(path);
    const moves = await movesOn(page, path);
    if (moves.length > 0) found.push(`${path}: ${moves.join('; ')}`);
  }
  return found;
}

async function movesOn(page: Page, path: string): Promise<string[]> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.locator(path === '/search' ? '.search-screen' : STATUS_KNOWN).waitFor();
  return page.evaluate(movesSoFar);
}

/** Runs on the page, after giving late shifts a moment. */
function movesSoFar(): Promise<string[]> {
  return new Promise((resolve) => {
    const moves: string[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources = Reflect.get(entry, 'sources') as { node?: Element | null }[];
        const what = sources.map(({ node }) => node?.className || node?.nodeName);
        moves.push(`${what.join(', ')} by ${Reflect.get(entry, 'value')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(moves), 300);
  });
}
