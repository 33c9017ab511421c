// What shoppers read of installing the shop, and of what may be lost where a browser may clear its storage. Pure.

import type { install } from '#page-sync/install-offer.ts';
import type { Reachability } from '#page-sync/reachability.ts';
import type { InstallWay } from './install-way.ts';

export type InstallOutcome = Awaited<ReturnType<typeof install>>;

export const OUTCOME_WORDS: Readonly<Record<InstallOutcome, string>> = {
  accepted: 'Haat is being installed.',
  dismissed: 'All right. You can install Haat later from your browser’s menu.',
  failed: 'That did not work. Please look for Install in your browser’s menu.',
};

type Standing = {
  /** What goes by itself, and what needs the shopper. */
  waiting: number;
  needsYou: number;
  /** Whether the browser promised to keep the storage; undefined where it cannot be asked. */
  isKept: boolean | undefined;
  reachability: Reachability;
  way: InstallWay | null;
};

/** The sentences; null when there is nothing to be said, or not known yet what is so. */
export function keptWords(standing: Standing): string | null {
  const { waiting, needsYou, isKept, reachability, way } = standing;
  if (waiting + needsYou === 0 || isKept !== false || reachability === 'checking') return null;
  // An app on the home screen of an iPhone has a storage of its own: it would not keep what waits in the browser.
  if (way === 'share') {
    return `Your phone may clear this if it runs out of space, or if Haat is not opened for a week. ${whatToDo(standing)} in this browser.`;
  }
  const orInstall = way === 'button' ? ', or install it to keep it safe' : '';
  return `Your phone may clear this if it runs out of space. ${whatToDo(standing)}${orInstall}.`;
}

function whatToDo({ waiting, reachability }: Standing): string {
  if (waiting === 0) return 'Open Haat soon and settle it';
  return reachability === 'unreachable'
    ? 'Open Haat when you are back on a network'
    : 'Keep Haat open until it is sent';
}
