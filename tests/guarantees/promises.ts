/** The shop's promises for when things go wrong: each a row of the table that `npm run guarantees` prints. */

import type { EngineName } from '../engines/engine.ts';

export type PromiseRow = { whatGoesWrong: string; promise: string };

/** Every promise by its name; tests name them when they record their counts. */
export const promises = {
  'lost-reply': {
    whatGoesWrong: 'the reply is lost although the write landed',
    promise: 'one press is one document and has one effect',
  },
  'many-drains': {
    whatGoesWrong: 'several tabs, or page and worker, send together',
    promise: 'safe even if locking fails',
  },
  'false-success': {
    whatGoesWrong: 'somebody else answers “200 OK” in the shop’s place',
    promise: '“placed” is said only after proof',
  },
  'one-refused': {
    whatGoesWrong: 'one write is refused',
    promise: 'it blocks no other and is never dropped; the reason is shown',
  },
  'wrong-clock': {
    whatGoesWrong: 'the sign-in runs out, the clock is wrong by a day',
    promise: 'held, then sent; never signed out, never refused for it',
  },
  'other-account': {
    whatGoesWrong: 'sign-out, or somebody else signs in, with writes waiting',
    promise: 'a write goes out under the account that made it, or not at all',
  },
  killed: {
    whatGoesWrong: 'the app is killed at any moment',
    promise: 'cart or order, never neither and never both',
  },
  'broken-storage': {
    whatGoesWrong: 'the phone’s storage dies, is full, or is held by another tab',
    promise: 'it heals, or says “not saved”; never a false “saved”',
  },
  'new-version': {
    whatGoesWrong: 'a new version is deployed while old tabs are open',
    promise: 'no blank screen, nothing lost, no reload in the middle of a payment',
  },
  'old-rows': {
    whatGoesWrong: 'what waits was saved by an older version',
    promise: 'it is sent in today’s shape, or held; never dropped',
  },
  'half-dead-network': {
    whatGoesWrong: 'connected, and nothing comes through',
    promise: 'every screen answers within a second',
  },
  'price-changed': {
    whatGoesWrong: 'price or stock changed while an order waited',
    promise: 'never an order above the total that the shopper accepted',
  },
  'held-back': {
    whatGoesWrong: 'the network holds a change back and delivers it after a newer one',
    promise: 'the newer one stands; what was given up does not come after all',
  },
  'half-a-catalogue': {
    whatGoesWrong: 'a refresh of the catalogue breaks off',
    promise: 'old or new as a whole, never mixed; deletions arrive',
  },
  'no-background-sync': {
    whatGoesWrong: 'the browser has no Background Sync',
    promise: 'what waits goes on start, on return and when the network is back',
  },
  desk: {
    whatGoesWrong: 'two merchants and a sale change the same product, and replies are lost',
    promise: 'pieces add up, each press counts once, and none is lost',
  },
  'desk-opens': {
    whatGoesWrong: 'the shop’s worker and the desk’s come and change on one phone',
    promise: 'the desk opens without a network',
  },
  'orders-seen': {
    whatGoesWrong: 'an order comes with a wrong clock, or its shopper cancels it meanwhile',
    promise: 'it stands at the desk as it is, until it is done',
  },
  'money-back': {
    whatGoesWrong: 'money comes for an order that is over',
    promise: 'it stands at the desk until it is given back, once',
  },
  'steps-back': {
    whatGoesWrong: 'a step is taken by mistake, or taken back while its answer is lost',
    promise: 'it is taken back once, and nothing comes over the correction',
  },
  papers: {
    whatGoesWrong: 'orders are packed at once, and the news of each comes twice and late',
    promise: 'one invoice for each, with consecutive numbers',
  },
} as const satisfies Record<string, PromiseRow>;

export type PromiseName = keyof typeof promises;

const ALL = Object.keys(promises) as PromiseName[];
/** Promises about the shop's own code and its functions, tried without a browser. */
const WITHOUT_BROWSER: readonly PromiseName[] = ['held-back', 'half-a-catalogue', 'papers'];
/** Promises that depend on a browser's storage, locks, processes, worker or network requests. */
const DEPENDS_ON_ENGINE: readonly PromiseName[] = [
  'lost-reply',
  'many-drains',
  'false-success',
  'killed',
  'broken-storage',
  'other-account',
  'new-version',
  'no-background-sync',
];

/** The promises to prove in each engine. */
export const PROVEN_IN: Readonly<Record<EngineName, readonly PromiseName[]>> = {
  chromium: ALL.filter((name) => !WITHOUT_BROWSER.includes(name)),
  firefox: DEPENDS_ON_ENGINE,
  webkit: DEPENDS_ON_ENGINE,
};

/** One test's counts for a promise; besides `repetitions` each should be 0, or null if uncounted. `falselyConfirmed`: shown as true, but was not. */
export type Tally = {
  promise: PromiseName;
  /** The browser's engine; none where it ran in no browser. */
  engine?: EngineName | undefined;
  repetitions: number;
  lost: number | null;
  doubled: number | null;
  falselyConfirmed: number | null;
};

/** The type of a journey's annotation that holds a count. */
export const TALLY = 'tally';
