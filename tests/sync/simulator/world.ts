// One phone, one shop and what the shopper wished: everything that a schedule changes and that the judge looks at.
import { IDBKeyRange as FakeKeyRange, IDBFactory } from 'fake-indexeddb';
import { readAccount } from '#core/device/account/account.ts';
import { signIn } from '#core/device/account/sign-in.ts';
import { openDatabase } from '#core/device/database/database.ts';
import type { HaatDatabase } from '#core/device/database/tables.ts';
import { exchangeRefreshToken } from '#core/remote/account-token.ts';
import { readPrices } from '#core/remote/catalogue.ts';
import { commitDocument, type DocumentWrite } from '#core/remote/commit-document.ts';
import { readDocument, readUpdateTime } from '#core/remote/read-documents.ts';
import { uploadFile } from '#core/remote/upload-file.ts';
import { accountCredential } from '#core/sync/account/credential.ts';
import type { DrainSetup } from '#core/sync/outbox/drain-setup.ts';
import type { WriteKinds } from '#core/sync/writes/write-kind.ts';
import { laterKinds } from './later-version.ts';
import { type Locks, newLocks } from './locks.ts';
import { connect, type Network } from './network.ts';
import { issueToken, newShop, type Shop, TOKEN_LIFE_MS } from './shop.ts';

export const ACCOUNTS = ['asha', 'bala'] as const;
export type Account = (typeof ACCOUNTS)[number];
export const PRICES = { moringa: 250, turmeric: 120, honey: 400 } as const;
export type ProductName = keyof typeof PRICES;

/** One press of the shopper, and what it is to leave at the shop. */
export type Wish = {
  id: string;
  kind: string;
  uid: string | null;
  entityKey: string;
  write: DocumentWrite;
  /** Rupees that the shopper last said yes to; for orders. */
  accepted: number | null;
  /** How much had landed at the shop, and been asked of it, when it was pressed. */
  from: number;
  /** Given up by the shopper; `askedBefore`: it may have been under way by then. */
  givenUp: { askedBefore: boolean } | null;
};

export type World = {
  shop: Shop;
  network: Network;
  database: HaatDatabase;
  locks: Locks;
  kinds: WriteKinds;
  /** The phone's clock is wrong by so much, ms. */
  skew: number;
  wishes: Wish[];
  /** Rows that no drain can read, as they were put there. */
  oddRows: { id: string; payload: unknown }[];
  /** Paths of what was given up, and then its taking back as well. */
  eitherWay: Set<string>;
  /** Prices as the phone last saw them, rupees. */
  seenPrices: Record<string, number>;
  happened: Record<string, number>;
  presses: number;
  /** Changes what the drains work with; identity, unless the simulator itself is tried. */
  spoil(setup: DrainSetup): DrainSetup;
  note(what: string): void;
  now(): number;
  /** The database goes under whatever is running, as when the app is killed, and the app starts again. */
  restart(): Promise<void>;
  close(): void;
};

/** What a world may be made to do wrong. */
export type Spoiling = Partial<Pick<World, 'spoil' | 'kinds'>>;

/** A new phone and a new shop with a network between them. */
export function newWorld({ spoil = (setup) => setup, kinds = laterKinds }: Spoiling = {}): World {
  const idb = { indexedDB: new IDBFactory(), IDBKeyRange: FakeKeyRange };
  const open = () => openDatabase('haat', idb);
  const happened: Record<string, number> = {};
  const note = (what: string) => {
    happened[what] = (happened[what] ?? 0) + 1;
  };
  const network: Network = { isOnline: true, faults: [], late: [], note };
  const shop = newShop(PRICES, ACCOUNTS, Date.parse('2026-11-20T06:00:00Z'));
  const disconnect = connect(shop, network);
  const world: World = {
    shop,
    network,
    database: open(),
    locks: newLocks(),
    kinds,
    skew: 0,
    wishes: [],
    oddRows: [],
    eitherWay: new Set(),
    seenPrices: { ...PRICES },
    happened,
    presses: 0,
    spoil,
    note,
    now: () => shop.now + world.skew,
    async restart() {
      world.database.close();
      world.locks = newLocks();
      world.database = open();
      await world.database.open();
    },
    close() {
      disconnect();
      world.database.close();
    },
  };
  return world;
}

/** Signs an account in on the phone, with a new token. */
export async function enter(world: World, uid: Account): Promise<void> {
  await signIn(world.database, {
    uid,
    phone: '+919876543210',
    isOver: false,
    refreshToken: `refresh-${uid}`,
    idToken: issueToken(world.shop, uid),
    idTokenEndsAt: world.now() + TOKEN_LIFE_MS,
  });
}

/** A page or worker that drains: how it stands to locks. */
export type Page = { locks: 'patient' | 'impatient' | 'none' };

/** What the drain of a page works with: as the shop's own, but for the clock. */
export async function drainSetup(world: World, page: Page): Promise<DrainSetup> {
  const { database } = world;
  const now = () => world.now();
  return world.spoil({
    database,
    kinds: world.kinds,
    account: (await readAccount(database))?.uid ?? null,
    remote: {
      commit: commitDocument,
      upload: uploadFile,
      read: readDocument,
      updateTime: readUpdateTime,
      prices: readPrices,
    },
    credential: accountCredential(database, exchangeRefreshToken, now),
    now,
    random: () => 0.5,
    locks: page.locks === 'none' ? undefined : world.locks.seenBy(page.locks),
  });
}
