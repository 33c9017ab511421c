// When the merchant's desk reads the shop's news. While the page is visible it listens to the newest document of each
// collection, and reads the part that changed; where it cannot listen, it reads every minute. It also reads at the
// start, after its own writes end, and when shop or page are back.
import { liveQuery } from 'dexie';
import type { Role } from '#domain/account/desk/people.ts';
import {
  DESK_PARTS,
  type DeskPart,
  deskRemote,
  partsFor,
  type Watched,
} from '#domain/desk-mirror/desk-parts.ts';
import { type DeskOutcome, refreshDesk } from '#domain/desk-mirror/refresh-desk.ts';
import type { HaatDatabase } from '#domain/device/tables.ts';
import { readDeskState, recordDeskInTouch } from '#domain/editing/desk-state.ts';
import { readAccount } from '#engine/account/account.ts';
import { exchangeRefreshToken } from '#engine/account/account-token.ts';
import { accountCredential } from '#engine/account/credential.ts';
import type { Subscription } from '../live/live-firestore.ts';
import { onReachability, reachability, recordAnswered } from './reachability.ts';
import { type Occasion, whileSeen } from './scheduler.ts';

/** How often to read without a connection. ms */
const EVERY_MS = 60_000;
/** Changes in a row within this time are read together. ms */
const PAUSE_MS = 1_000;
/** Shortest time between reads of the catalogue after changes heard. ms */
const CATALOGUE_PAUSE_MS = 15_000;
/** By then the functions have reacted to a write, and simultaneous writes are visible. ms */
const FOLLOWED_AFTER_MS = 5_000;

const ALL = partsFor('merchant');

/** The collections that this role listens to, each with its part of the mirror. */
function watchedBy(role: Role): (Watched & { part: DeskPart })[] {
  return partsFor(role).flatMap((part) => DESK_PARTS[part].watched.map((it) => ({ ...it, part })));
}

type Reason = DeskPart | Occasion | 'step' | 'asked';

let refreshAll: (() => Promise<void>) | undefined;

/** Keeps the desk's mirror fresh while the page lives. */
export function refreshDeskWhenDue(database: HaatDatabase): void {
  const credential = accountCredential(database, exchangeRefreshToken, Date.now);
  /** Parts whose refresh threw: the next run tries them again. */
  let left: readonly DeskPart[] = [];
  let isInTouch = false;
  let catalogueAt = 0;
  let isCatalogueWaiting = false;
  const again = new Map<DeskPart, ReturnType<typeof setTimeout>>();
  const due = whileSeen<Reason>({
    name: 'the desk',
    everyMs: EVERY_MS,
    pauseMs: PAUSE_MS,
    async run(reasons) {
      const isForAll = (it: Reason) => !isPart(it) && !(it === 'clock' && isInTouch);
      const isAll = [...reasons].some(isForAll);
      const parts = ALL.filter((it) => isAll || reasons.has(it) || left.includes(it));
      if (parts.length === 0) return recordDeskInTouch(database, Date.now());
      if (parts.includes('catalogue')) catalogueAt = Date.now();
      left = parts;
      const result = await refreshDesk(
        { database, remote: deskRemote, credential, now: Date.now },
        parts,
      );
      left = [];
      if (result.outcome === 'overtaken') for (const part of parts) void due(part);
      report(result);
    },
  });
  refreshAll = () => due('asked');

  /** An import changes products for minutes: read them together, not with each commit. */
  function refreshHeard(part: DeskPart): void {
    const waitMs = part === 'catalogue' ? catalogueAt + CATALOGUE_PAUSE_MS - Date.now() : 0;
    if (waitMs <= 0) return void due(part);
    if (isCatalogueWaiting) return;
    isCatalogueWaiting = true;
    setTimeout(() => {
      isCatalogueWaiting = false;
      void due(part);
    }, waitMs);
  }

  followWhenSeen(database, {
    async changed(collection, at) {
      const watched = watchedBy('merchant').find((it) => it.collection === collection);
      if (!watched) return;
      const { to = '' } = (await readDeskState(database)).read[watched.part] ?? {};
      // Most is known at the start. A document's `expiresAt` does not tell when it was written.
      const isKnown = watched.by !== 'expiresAt' && at < Date.parse(to);
      if (isKnown) return;
      refreshHeard(watched.part);
      // Of simultaneous changes, one with an earlier time may become visible after the newest, and is not heard.
      clearTimeout(again.get(watched.part));
      again.set(watched.part, setTimeout(refreshHeard, FOLLOWED_AFTER_MS, watched.part));
    },
    inTouch(is) {
      isInTouch = is;
    },
  });
  let last: { uid: string | undefined; changes: number } | null = null;
  liveQuery(async () => {
    const { changes } = await readDeskState(database);
    return { uid: (await readAccount(database))?.uid, changes };
  }).subscribe({
    next: (now) => {
      if (now.uid === last?.uid && now.changes === last?.changes) return;
      last = now;
      void due('step');
      // Functions react to a write a moment later.
      setTimeout(() => isInTouch || void due('step'), FOLLOWED_AFTER_MS);
    },
    error: console.error,
  });
}

const isPart = (reason: Reason): reason is DeskPart => ALL.some((part) => part === reason);

type Heard = {
  changed(collection: string, at: number): Promise<void>;
  inTouch(isInTouch: boolean): void;
};

/** Listens for the signed-in merchant while the page is visible and the shop reachable. */
function followWhenSeen(database: HaatDatabase, { changed, inTouch }: Heard): void {
  let who: { uid: string; role: Role } | null = null;
  let subscription: Subscription | undefined;
  let turn = 0;
  const stop = () => {
    turn += 1;
    subscription?.stop();
    subscription = undefined;
    inTouch(false);
  };
  const begin = async () => {
    if (subscription || who === null) return;
    if (document.visibilityState !== 'visible' || reachability() !== 'reachable') return;
    const own = ++turn;
    const { uid, role } = who;
    const watched = watchedBy(role);
    const { followNewest } = await import('../live/follow-newest.ts');
    if (own !== turn) return;
    subscription = followNewest(database, uid, watched, {
      changed: (collection, at) => void changed(collection, at).catch(console.error),
      inTouch,
      // The next refresh tells why listening is forbidden; a new attempt begins when the page becomes visible again.
      ended: stop,
    });
  };
  const hear = () => {
    const mayListen = document.visibilityState === 'visible' && reachability() === 'reachable';
    if (mayListen) void begin().catch(console.error);
    else stop();
  };
  liveQuery(async () => {
    const account = await readAccount(database);
    const { readAt, role } = await readDeskState(database);
    // Before the first read it is unknown whether this is a merchant.
    return account && !account.isOver && readAt !== null ? { uid: account.uid, role } : null;
  }).subscribe({
    next(next) {
      if (next?.uid === who?.uid && next?.role === who?.role) return;
      who = next;
      stop();
      hear();
    },
    error: console.error,
  });
  onReachability(hear);
  document.addEventListener('visibilitychange', hear);
}

/** On the merchant's request. */
export async function refreshDeskNow(): Promise<void> {
  await refreshAll?.();
}

function report(result: DeskOutcome): void {
  if (result.outcome === 'no-answer') recordAnswered(false);
  if (result.outcome !== 'up-to-date') return;
  recordAnswered(true);
  for (const line of result.refused) console.warn(`not believed: ${line}`);
}
