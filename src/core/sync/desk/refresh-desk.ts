// Keeps the desk's copy on the merchant's device: open orders and the closed ones of the last 60 days, what shoppers have sent, quotations, settings, and the
// catalogue with its stock. Each part is read whole the first time and once a day, and otherwise as far as it has changed by the server's clock.
import { type Account, readAccount } from '../../device/account/account.ts';
import { forgetDesk } from '../../device/account/sign-in.ts';
import type { HaatDatabase } from '../../device/database/tables.ts';
import type { Result } from '../../remote/firestore-request.ts';
import type { Credential } from '../account/credential.ts';
import { DESK_FETCHES, type DeskRemote, type PartNews } from './desk-parts.ts';
import {
  DESK_PARTS,
  type DeskPart,
  type DeskState,
  readDeskState,
  writeDeskState,
} from './desk-state.ts';
import { isMerchantsToken } from './merchant-claim.ts';

export type DeskSetup = {
  database: HaatDatabase;
  remote: DeskRemote;
  /** A token whose own uid is this account's; `fresh` asks the server for a new one. */
  credential(uid: string, fresh: boolean): Promise<Credential>;
  /** ms since 1970. */
  now(): number;
};

/** `no-merchant`: the shop says that this account is none (any more), and nothing of the desk is on this device. */
export type DeskOutcome =
  | { outcome: 'up-to-date'; refused: string[] }
  | { outcome: 'nobody' | 'overtaken' | 'no-answer' | 'no-merchant' };

/** What somebody deletes past the shop is noticed after so long. */
const WHOLE_EVERY_MS = 24 * 60 * 60 * 1000;
/** A change may become visible that much later than its own time says. */
const OVERLAP_MS = 2 * 60_000;

/** Brings these parts of the copy up to date for the merchant who is signed in. Failures are outcomes; only a broken device throws. */
export async function refreshDesk(
  setup: DeskSetup,
  parts: Iterable<DeskPart> = DESK_PARTS,
): Promise<DeskOutcome> {
  const { database, credential } = setup;
  const account = await readAccount(database);
  if (!account || account.isOver) return { outcome: 'nobody' };
  let key = await credential(account.uid, false);
  if (key.outcome === 'token' && !isMerchantsToken(key.token)) {
    key = await credential(account.uid, true);
    if (key.outcome === 'token' && !isMerchantsToken(key.token)) return leave(setup, account);
  }
  if (key.outcome === 'unreachable') return { outcome: 'no-answer' };
  if (key.outcome !== 'token') return { outcome: 'nobody' };
  const state = await readDeskState(database);
  const answer = await fetchParts(setup, state, parts, key.token);
  if (answer.kind === 'indeterminate') return { outcome: 'no-answer' };
  if (answer.kind === 'refused') {
    // The claim may be gone; a fresh token tells.
    const fresh = await credential(account.uid, true);
    if (fresh.outcome === 'token' && !isMerchantsToken(fresh.token)) return leave(setup, account);
    return { outcome: 'no-answer' };
  }
  return keep(setup, account, state, answer.value);
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
    // The catalogue has tombstones.
    const isOld = part !== 'catalogue' && Math.abs(now() - (known?.wholeAt ?? 0)) > WHOLE_EVERY_MS;
    const isWhole = !known || isOld;
    const since = isWhole ? null : known.to;
    const answer = await DESK_FETCHES[part]({ remote, state, since, token, now: now() });
    if (answer.kind !== 'ok') return answer;
    all.push({ part, isWhole, news: answer.value });
  }
  return { kind: 'ok', value: all };
}

async function keep(
  { database, now }: DeskSetup,
  { uid }: Account,
  { changes }: DeskState,
  all: News,
): Promise<DeskOutcome> {
  return database.transaction('rw', tablesOf(database), async () => {
    const isStill = (await readAccount(database))?.uid === uid;
    const state = await readDeskState(database);
    if (!isStill || state.changes !== changes) return { outcome: 'overtaken' as const };
    const read = { ...state.read };
    for (const { part, isWhole, news } of all) {
      await news.keep(database, uid);
      const to = new Date((Date.parse(news.readTo) || 0) - OVERLAP_MS).toISOString();
      read[part] = { to, wholeAt: isWhole ? now() : (read[part]?.wholeAt ?? 0) };
    }
    const hasCounted = all.some(({ part }) => part === 'catalogue');
    const countedSince = hasCounted ? {} : state.countedSince;
    await writeDeskState(database, { ...state, readAt: now(), read, countedSince });
    const refused = all.flatMap(({ news }) => news.refused);
    return { outcome: 'up-to-date' as const, refused };
  });
}

/** Whoever is no merchant keeps nothing of other people's orders. */
async function leave({ database }: DeskSetup, { uid }: Account): Promise<DeskOutcome> {
  await database.transaction('rw', tablesOf(database), async () => {
    if ((await readAccount(database))?.uid === uid) await forgetDesk(database);
  });
  return { outcome: 'no-merchant' };
}

function tablesOf(database: HaatDatabase) {
  const { deviceState, deskOrders, deskEnquiries, deskInbox, deskMarks } = database;
  const { deskStock, deskProducts, deskEntries, deskQuotations, deskPhoneOrders, deskShop } =
    database;
  const catalogue = [deskStock, deskProducts, deskEntries];
  const listed = [deskOrders, deskEnquiries, deskInbox, deskMarks, deskQuotations, deskPhoneOrders];
  return [deviceState, ...catalogue, ...listed, deskShop];
}
