// Texts about installing the shop, and about losses where a browser may clear its storage. Pure.

import type { install } from '#browser/sync/install-offer.ts';
import { shop } from '#config/shop.ts';
import type { Reachability } from '#engine/outbox/row-status.ts';
import type { InstallWay } from './install-way.ts';

export type InstallOutcome = Awaited<ReturnType<typeof install>>;

export const OUTCOME_WORDS: Readonly<Record<InstallOutcome, string>> = {
  accepted: `${shop.name} is being installed.`,
  dismissed: `Not installed. You can install ${shop.name} later from your browser’s menu.`,
  failed: 'The installation did not start. Please look for Install in your browser’s menu.',
};

export const INSTALL = 'Install';
export const INSTALL_SHOP = `Install ${shop.name}`;
export const KEEP_ON_COMPUTER = `Keep ${shop.name} on your computer – it works without a connection.`;
export const KEEP_ON_HOME_SCREEN = `Keep ${shop.name} on your home screen – it works without a connection.`;
export const NOT_NOW = 'Not now';

/** The manual steps on an iPhone or iPad, with the names and icons used there. */
export const TAP_SHARE = 'Tap {share} {sign}';
export const SHARE = 'Share';
export const CHOOSE_ADD = 'Choose {entry} {sign}';
export const ADD_TO_HOME_SCREEN = 'Add to Home Screen';
export const CART_STAYS_HERE = 'Your cart stays here, in this browser.';

/** How the shopper can avoid a loss: settle it, come back when online, or keep the page open. */
type Remedy = 'settle' | 'come-back' | 'keep-open';

const KEEP_SAFE: Readonly<Record<InstallWay | 'none', Readonly<Record<Remedy, string>>>> = {
  // A home screen app on an iPhone has its own storage: unsent data in the browser would not move there.
  share: {
    settle: `Your phone may delete this if it runs out of space, or if ${shop.name} is not opened for a week. Open ${shop.name} in this browser soon and settle it.`,
    'come-back': `Your phone may delete this if it runs out of space, or if ${shop.name} is not opened for a week. Open ${shop.name} in this browser when you’re back online.`,
    'keep-open': `Your phone may delete this if it runs out of space, or if ${shop.name} is not opened for a week. Keep ${shop.name} open in this browser until it is sent.`,
  },
  button: {
    settle: `Your phone may delete this if it runs out of space. Open ${shop.name} soon and settle it, or install ${shop.name} to keep it safe.`,
    'come-back': `Your phone may delete this if it runs out of space. Open ${shop.name} when you’re back online, or install ${shop.name} to keep it safe.`,
    'keep-open': `Your phone may delete this if it runs out of space. Keep ${shop.name} open until it is sent, or install ${shop.name} to keep it safe.`,
  },
  none: {
    settle: `Your phone may delete this if it runs out of space. Open ${shop.name} soon and settle it.`,
    'come-back': `Your phone may delete this if it runs out of space. Open ${shop.name} when you’re back online.`,
    'keep-open': `Your phone may delete this if it runs out of space. Keep ${shop.name} open until it is sent.`,
  },
};

type Standing = {
  /** Writes that will be sent without the shopper, and writes that need them. */
  waiting: number;
  needsYou: number;
  /** Whether the browser promised to keep the storage; undefined until known. */
  isKept: boolean | undefined;
  reachability: Reachability;
  way: InstallWay | null;
};

/** The warning; null if there is nothing to warn about, or not yet known. */
export function keptWords(standing: Standing): string | null {
  const { waiting, needsYou, isKept, reachability, way } = standing;
  if (waiting + needsYou === 0 || isKept !== false || reachability === 'checking') return null;
  const words = KEEP_SAFE[way ?? 'none'];
  if (waiting === 0) return words.settle;
  return reachability === 'unreachable' ? words['come-back'] : words['keep-open'];
}
