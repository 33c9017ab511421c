// Texts around every screen: the header and its menu, the footer, and the status strip. Being offline is a normal state,
// not an error.
import type { Reachability } from '#engine/outbox/row-status.ts';

// The skip link, and screens that load or fail.

export const SKIP_TO_CONTENT = 'Skip to content';
export const OPENING_PAGE = 'Opening the page';
export const PAGE_DID_NOT_OPEN = 'This page did not open.';
export const ALL_STILL_THERE = 'Your cart and everything saved on this phone are still there.';
export const TRY_AGAIN = 'Try again';
export const GO_TO_FIRST_PAGE = 'Go to the home page';

// The header and its menu.

export const homeOf = (shopName: string) => `${shopName}, home`;
export const hello = (name: string) => `Hello, ${name}`;
export const LOG_IN_OR_SIGN_UP = 'Login / Signup';
/** Names the menu and the button that opens it. */
export const PROFILE = 'Profile';
export const MY_PROFILE = 'My Profile';
export const ORDERS = 'Orders';
export const MY_QUOTATIONS = 'My Quotations';
export const LOG_IN = 'Log In';
export const LOG_OUT = 'Log Out';

// The footer.

export const SUPPORT = 'Support';
export const USEFUL_LINKS = 'Useful Links';
export const ABOUT_US = 'About us';
export const FEEDBACK = 'Feedback';
export const FAQS = 'FAQs';
export const BLOGS = 'Blogs';
export const CONTACT = 'Contact';
export const FIND_US_ON_MAP = 'Find us on the map';
/** The software that the shop runs on. */
export const SOFTWARE = 'open, offline-first shop software';
export const poweredBy = (name: string) => `Powered by ${name}`;
/** Names the links to the same page in other languages, which are in those. */
export const LANGUAGE = 'Language';
export const CHAT_WITH_US = 'Chat with us';

// The status strip.

export const HOW_THE_SHOP_STANDS = 'Shop status';
export const STORAGE_HELD_UP =
  'The shop is open in another tab. Please close that tab; this one will then continue automatically.';
export const PRICES_FROM = 'Prices updated {time}';

/** The state that the status strip reports. */
export type ShopStatus = {
  reachability: Reachability;
  /** The number of writes that go automatically, and of writes that need the shopper. */
  waiting: number;
  needsYou: number;
  /** When the catalogue was last known to be up to date, ms; null if this phone has none, undefined while loading. */
  refreshedAt: number | null | undefined;
  /** The database cannot be opened, for example because a tab with an older version holds it. */
  isBlocked: boolean;
};

export type StatusWords = {
  tone: 'calm' | 'asking' | 'offline';
  /** Whether the shop can be reached. */
  reach: string;
  /** What happens to waiting writes; null if there are none. */
  waiting: string | null;
  /** Writes that need the shopper; null if there are none. */
  needsYou: string | null;
};

/**
 * The words for a status. `hasOldPrices`: their age stands beside, so the sentence is short: both fit on one line of a
 * small phone.
 */
export function statusWords(
  status: Omit<ShopStatus, 'refreshedAt' | 'isBlocked'>,
  hasOldPrices: boolean,
): StatusWords {
  const { reachability, waiting, needsYou } = status;
  const needs = needsYou > 0 ? needsYouWords(needsYou) : null;
  if (reachability === 'reachable') {
    const sending = waiting > 0 ? sendingWords(waiting) : null;
    return { tone: 'calm', reach: 'Connected.', waiting: sending, needsYou: needs };
  }
  const later = waiting > 0 ? waitingWords(waiting) : null;
  if (reachability === 'checking') {
    return { tone: 'asking', reach: 'Connecting…', waiting: later, needsYou: needs };
  }
  const reach = later === null && !hasOldPrices ? NO_CONNECTION_GO_ON : NO_CONNECTION;
  return { tone: 'offline', reach, waiting: later, needsYou: needs };
}

const NO_CONNECTION_GO_ON = 'No connection. You can keep shopping.';
const NO_CONNECTION = 'No connection.';

function waitingWords(count: number): string {
  return count === 1 ? '1 update waiting.' : `${count} updates waiting.`;
}

function sendingWords(count: number): string {
  return count === 1 ? 'Sending 1 update…' : `Sending ${count} updates…`;
}

function needsYouWords(count: number): string {
  return count === 1 ? '1 update needs your attention' : `${count} updates need your attention`;
}
