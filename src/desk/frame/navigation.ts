// The desk's few addresses, all below /desk. A link inside the desk changes the address without loading the page anew.
import { type MouseEvent, useSyncExternalStore } from 'react';
import type { ListedCollection } from '#core/model/desk/entry-edit.ts';

const MOVED = 'desk-moved';
/** Changing the address takes a slow phone longer than all the rest of a key press, so it follows when the typing rests. ms */
const TYPING_RESTS_MS = 300;

let typed: { to: string; timer: ReturnType<typeof setTimeout> } | null = null;

/** How far down the screens of this tab were when they were left, by address; px. */
const leftScreens = new Map<string, number>();
/** Where whoever has just come back left the screen. */
let leftAt: number | undefined;
addEventListener('popstate', () => {
  leftAt = leftScreens.get(location.href);
});

/** Goes to an address of the desk. */
export function go(to: string): void {
  if (typed) stayAt(typed.to);
  leftAt = undefined;
  leftScreens.set(location.href, scrollY);
  history.pushState(null, '', to);
  dispatchEvent(new Event(MOVED));
  scrollTo(0, 0);
}

/** Changes the address in place, such as what a list is filtered by. */
export function stayAt(to: string): void {
  forgetTyped();
  history.replaceState(null, '', to);
  dispatchEvent(new Event(MOVED));
}

/** The same for what is being typed: soon, or before one goes on. */
export function stayAtTyped(to: string): void {
  forgetTyped();
  typed = { to, timer: setTimeout(() => stayAt(to), TYPING_RESTS_MS) };
  // Whoever goes back leaves it: the address is that of another screen by then.
  addEventListener('popstate', forgetTyped, { once: true });
}

function forgetTyped(): void {
  clearTimeout(typed?.timer);
  typed = null;
}

/** Whether this screen is one to which somebody has come back, until it stands where it was left. */
export function hasComeBack(): boolean {
  return leftAt !== undefined;
}

/** Scrolls a list that is there again to where it was left, which the browser tried before the device had answered. */
export function scrollBack(): void {
  if (leftAt !== undefined) scrollTo(0, leftAt);
  leftAt = undefined;
}

/** The address that is shown, with its query. */
export function useAddress(): URL {
  const href = useSyncExternalStore(follow, () => location.href);
  return new URL(href);
}

/** What a link needs besides its words. Opened in a new tab or window it is a link like any other. */
export function linkTo(href: string) {
  return {
    href,
    onClick(event: MouseEvent) {
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
      if (!isPlain) return;
      event.preventDefault();
      go(href);
    },
  };
}

export const TODAY = '/desk';
export const ORDERS = '/desk/orders';
export const STOCK = '/desk/stock';
export const PRODUCTS = '/desk/products';
export const INBOX = '/desk/inbox';
export const IMPORT = '/desk/import';
export const QUOTATIONS = '/desk/quotations';
export const NEW_QUOTATION_AT = '/desk/new-quotation';
export const NEW_PHONE_ORDER_AT = '/desk/new-order';
export const SHOP = '/desk/shop';
export const PEOPLE = '/desk/people';

/** Where the catalogue's lists are. */
export const LISTS_AT: Readonly<Record<ListedCollection, string>> = {
  products: PRODUCTS,
  categories: '/desk/categories',
  brands: '/desk/brands',
  blogs: '/desk/blogs',
};
/** Where something new of them is made. */
export const NEW_AT: Readonly<Record<ListedCollection, string>> = {
  products: '/desk/new-product',
  categories: '/desk/new-category',
  brands: '/desk/new-brand',
  blogs: '/desk/new-blog',
};

export function orderAddress({ customer, orderId }: { customer: string; orderId: string }): string {
  return `${ORDERS}/${encodeURIComponent(customer)}/${encodeURIComponent(orderId)}`;
}

/** Whether an address is that of one of these, or of what belongs to them. */
export function isInCatalogue(pathname: string): boolean {
  const places = [...Object.values(LISTS_AT), ...Object.values(NEW_AT), IMPORT];
  return places.some((it) => pathname === it || pathname.startsWith(`${it}/`));
}

/** Where a document of the catalogue is edited. */
export function placeAt({ collection, id }: { collection: ListedCollection; id: string }): string {
  return `${LISTS_AT[collection]}/${encodeURIComponent(id)}`;
}

export function quotationAt(id: string): string {
  return `${QUOTATIONS}/${encodeURIComponent(id)}`;
}

function follow(changed: () => void): () => void {
  addEventListener('popstate', changed);
  addEventListener(MOVED, changed);
  return () => {
    removeEventListener('popstate', changed);
    removeEventListener(MOVED, changed);
  };
}
