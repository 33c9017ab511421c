// What became of a press of Install. That it is installed is said by the browser alone, later.
import type { install } from '#page-sync/install-offer.ts';

export type InstallOutcome = Awaited<ReturnType<typeof install>>;

export const OUTCOME_WORDS: Readonly<Record<InstallOutcome, string>> = {
  accepted: 'Haat is being installed.',
  dismissed: 'All right. You can install Haat later from your browser’s menu.',
  failed: 'That did not work. Please look for Install in your browser’s menu.',
};
