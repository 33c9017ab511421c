// The pages that anybody may open, and what has to be true of each of them however it was drawn: by the server or by the phone.
import type { Page } from 'playwright/test';
import { shop } from '#shop';
import { texts } from '#shop-texts';
import { turmericTest as blog } from '../../backend/seed/blogs/turmeric-test.ts';
import { brands } from '../../backend/seed/brands.ts';
import { erodeTurmericPowder500g as product } from '../../backend/seed/products/turmeric/erode-turmeric-powder-500g.ts';

export type PublicPage = {
  path: string;
  heading: string;
  /** What the browser's tab and previews of links call it, where that is not its heading. */
  title?: string;
  /** What else stands on it. */
  words: string;
  /** Products stand on it side by side. */
  hasCards?: true;
  /** Search engines are asked to leave it out. */
  isLeftOut?: true;
  /** It is laid out as one before it in the list. */
  isAlike?: true;
};

export const PUBLIC_PAGES: readonly PublicPage[] = [
  {
    path: '/',
    heading: 'From small farms to your kitchen',
    title: shop.name,
    words: 'Our Products',
    hasCards: true,
  },
  { path: '/products', heading: 'Products', words: '₹', hasCards: true },
  {
    path: '/products?sort=price-high&categories=turmeric',
    heading: 'Products',
    words: '₹',
    hasCards: true,
  },
  {
    path: '/products?search=haldi',
    heading: 'Results for “haldi”',
    words: '₹',
    hasCards: true,
    isLeftOut: true,
    isAlike: true,
  },
  { path: '/category/turmeric', heading: 'Turmeric', words: '₹', hasCards: true, isAlike: true },
  {
    path: `/brand/${product.brand}`,
    heading: brands[product.brand].brandName,
    words: '₹',
    hasCards: true,
    isAlike: true,
  },
  { path: `/product/${product.id}`, heading: product.name, words: `₹${product.price}` },
  {
    path: '/product-not-found',
    heading: 'Product not found',
    words: 'The shop no longer has this product.',
    isLeftOut: true,
  },
  { path: '/search', heading: 'Search', words: 'Turmeric', isLeftOut: true },
  { path: '/blogs', heading: 'Blogs', words: blog.fields.heading },
  {
    path: `/blog/${blog.id}`,
    heading: 'Blog',
    title: blog.fields.heading,
    words: blog.fields.heading,
  },
  { path: '/about-us', heading: 'About us', words: texts.about[0].heading },
  { path: '/faqs', heading: 'FAQs', words: texts.faqs[0].question },
  {
    path: '/spare-parts',
    heading: 'Spare parts',
    words: 'There is nothing here yet.',
    isLeftOut: true,
    isAlike: true,
  },
  { path: '/contact-us', heading: 'Contact us', words: 'Send message' },
  { path: '/services', heading: 'Feedback and suggestions', words: 'Send feedback', isAlike: true },
  { path: '/login', heading: 'Login / Signup', words: 'Send OTP', isLeftOut: true },
  { path: '/privacy-policy', heading: 'Privacy Policy', words: 'What we keep' },
  {
    path: '/terms-and-condition',
    heading: 'Terms and Conditions',
    words: 'Ordering',
    isAlike: true,
  },
  {
    path: '/cancellation-policy',
    heading: 'Cancellation Policy',
    words: 'Before it is sent',
    isAlike: true,
  },
  { path: '/return-policy', heading: 'Return Policy', words: 'Damaged or wrong', isAlike: true },
];

/** Where layout is looked at on a wide screen: those laid out alike once, as on a phone all of them are looked at. */
export const PAGES_BY_WIDTH: Readonly<Record<number, readonly PublicPage[]>> = {
  360: PUBLIC_PAGES,
  1280: PUBLIC_PAGES.filter(({ isAlike }) => !isAlike),
};

/** A path that no page has. */
export const UNKNOWN_PATH = '/nothing/here';

const ISLAND = ' id="island"';

/** Whether a page came drawn, not as the bare shell. */
export function isDrawn(html: string): boolean {
  return html.includes(ISLAND);
}

/** The HTML that a reader sees of a drawn page: without its head, and without the data that its code goes on from. */
export function shownIn(html: string): string {
  const shown = html.slice(html.indexOf('<div id="root">'));
  return shown.slice(0, shown.indexOf(ISLAND));
}

/** The headings of the first rank in a page's HTML. */
export function headingsIn(html: string): string[] {
  return [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, text = '']) => text);
}

/** The strip once it tells whether the shop answers and how old the prices are. Only the page of the search has none. */
const STATUS_KNOWN = '.status__line:not(.status__line--asking) .status__age';

/**
 * Opens pages one after the other. Returns those that did not come drawn, and those on which anything moved, with what it was. A page on which
 * something moved is opened once more: what the clock or the shop has changed in between, such as how old the prices are, does not move again.
 */
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
  await page.locator('html[data-taken-over]').waitFor({ state: 'attached' });
  await page.locator(path === '/search' ? '.search-screen' : STATUS_KNOWN).waitFor();
  return page.evaluate(movesSoFar);
}

/** Runs on the page, and gives what is about to move a moment. */
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
