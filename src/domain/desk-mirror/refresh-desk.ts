// Refreshes the desk's copy on the merchant's device: open orders and closed ones of the last 60 days, messages from
// shoppers, quotations, settings, and the catalogue with its stock. Reads each part whole the first time and once a day
// (not the catalogue, which has tombstones), and otherwise its changes by the server's clock.
import { type Account, readAccount } from '#engine/account/account.ts';
import type { Credential } from '#engine/account/credential.ts';
import type { Result } from '#engine/firestore/firestore-request.ts';
import { DAY_MS } from '#engine/limits.ts';
import type { Role } from '../account/desk/people.ts';
import { deskTables, forgetDesk, forgetMerchantsPart } from '../account-mirror/sign-in.ts';
import type { HaatDatabase } from '../device/tables.ts';
import { type DeskState, readDeskState, writeDeskState } from '../editing/desk-state.ts';
import { roleInToken } from '../editing/merchant-claim.ts';
import {
  DESK_PARTS,
  type DeskPart,
  type DeskRemote,
  type PartNews,
  partsFor,
} from './desk-parts.ts';

export type DeskSetup = {
  database: HaatDatabase;
  remote: DeskRemote;
  /** A token whose own uid is this account's; `fresh` requests a new one from the server. */
  credential(uid: string, fresh: boolean): Promise<Credential>;
  /** ms since 1970. */
  now(): number;
};

/** `no-merchant`: this account has no role at the desk (any more), and this device holds nothing of the desk. */
export type DeskOutcome =
  | { outcome: 'up-to-date'; refused: string[] }
  | { outcome: 'nobody' | 'overtaken' | 'no-answer' | 'no-merchant' };

/** How often to read a part whole, to notice deletions made outside the app. */
const WHOLE_EVERY_MS = DAY_MS;
/** A change may become visible this much later than its own timestamp. */
const OVERLAP_MS = 2 * 60_000;

/**
 * Refreshes those of these parts that the signed-in account may read. Failures are outcomes; only a broken device
 * throws.
 */
export async function refreshDesk(
  setup: DeskSetup,
  parts: Iterable<DeskPart> = partsFor('merchant'),
): Promise<DeskOutcome> {
  const { database, credential } = setup;
  const account = await readAccount(database);
  if (!account) return { outcome: 'nobody' };
  let key = await credential(account.uid, false);
  for (const isFresh of [false, true]) {
    if (key.outcome === 'token' && roleInToken(key.token) === null && !isFresh) {
      key = await credential(account.uid, true);
    }
    if (key.outcome === 'unreachable') return { outcome: 'no-answer' };
    if (key.outcome === 'other-account') return { outcome: 'nobody' };
    const role = key.outcome === 'token' ? roleInToken(key.token) : null;
    // A revoked sign-in must not read other people's orders any more either.
    if (key.outcome !== 'token' || role === null) return leave(setup, account, key.outcome);
    const state = await readDeskState(database);
    const own = [...parts].filter((it) => partsFor(role).includes(it));
    const answer = await fetchParts(setup, state, own, key.token);
    if (answer.kind === 'ok') return keep(setup, account, { state, role }, answer.value);
    if (answer.kind === 'indeterminate' || isFresh) break;
    // The role may have changed or gone; a fresh token tells.
    key = await credential(account.uid, true);
  }
  return { outcome: 'no-answer' };
}

type News = { part: DeskPart; isWhole: boolean; news: PartNews }[];

async function fetchParts(
  { remote, now }: DeskSetup,
  state: DeskState,
  parts: Iterable<DeskPart>,
  token: string,
): Promise<Result<News>> {
  const all: News = [];
  for (const part of parts) {
    const known = state.read[part];
    // The catalogue learns of deletions from tombstones.
    const isOld = part !== 'catalogue' && Math.abs(now() - (known?.wholeAt ?? 0)) > WHOLE_EVERY_MS;
    const isWhole = !known || isOld;
    const since = isWhole ? null : known.to;
    const answer = await DESK_PARTS[part].fetch({ remote, state, since, token, now: now() });
    if (answer.kind !== 'ok') return answer;
    all.push({ part, isWhole, news: answer.value });
  }
  return { kind: 'ok', value: all };
}

async function keep(
  { database, now }: DeskSetup,
  { uid }: Account,
  { state: asked, role }: { state: DeskState; role: Role },
  all: News,
): Promise<DeskOutcome> {
  return database.transaction('rw', [database.deviceState, ...deskTables(database)], async () => {
    const isStill = (await readAccount(database))?.uid === uid;
    const state = await readDeskState(database);
    if (!isStill || state.changes !== asked.changes) return { outcome: 'overtaken' as const };
    const isMerchant = role === 'merchant';
    if (!isMerchant) await forgetMerchantsPart(database);
    const own = partsFor(role).map((part) => [part, state.read[part]]);
    const read: DeskState['read'] = Object.fromEntries(own);
    for (const { part, isWhole, news } of all) {
      await news.keep(database, uid);
      const to = new Date((Date.parse(news.readTo) || 0) - OVERLAP_MS).toISOString();
      read[part] = { to, wholeAt: isWhole ? now() : (read[part]?.wholeAt ?? 0) };
    }
    const hasCounted = all.some(({ part }) => part === 'catalogue');
    const countedSince = hasCounted ? {} : state.countedSince;
    await writeDeskState(database, { ...state, role, readAt: now(), read, countedSince });
    const refused = all.flatMap(({ news }) => news.refused);
    return { outcome: 'up-to-date' as const, refused };
  });
}

/** Without a role at the desk, the device keeps nothing of other people's orders. */
async function leave(
  { database }: DeskSetup,
  { uid }: Account,
  why: Credential['outcome'],
): Promise<DeskOutcome> {
  await database.transaction('rw', [database.deviceState, ...deskTables(database)], async () => {
    if ((await readAccount(database))?.uid === uid) await forgetDesk(database);
  });
  return { outcome: why === 'token' ? 'no-merchant' : 'nobody' };
}
