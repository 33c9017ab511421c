// One phone, one shop and the shopper's wishes: everything that a schedule changes and the judge inspects.
import { IDBFactory } from 'fake-indexeddb';
import { signIn } from '#domain/account-mirror/sign-in.ts';
import { readAccount } from '#engine/account/account.ts';
import { exchangeRefreshToken } from '#engine/account/account-token.ts';
import { accountCredential } from '#engine/account/credential.ts';
import type { DocumentWrite } from '#engine/firestore/commit-document.ts';
import type { DrainSetup } from '#engine/outbox/drain.ts';
import type { WriteKinds } from '#engine/outbox/write-kind.ts';
import { databaseOn } from '../support/database.ts';
import { REMOTE } from '../support/phone.ts';
import { laterKinds } from './later-version.ts';
import { newLocks } from './locks.ts';
import { connect, type Network } from './network.ts';
import { issueToken, Shop, TOKEN_LIFE_MS } from './shop.ts';

export const ACCOUNTS = ['asha', 'bala'] as const;
export type Account = (typeof ACCOUNTS)[number];
export const PRICES = { moringa: 250, turmeric: 120, honey: 400 } as const;
export type ProductName = keyof typeof PRICES;

/** One press of the shopper, and the result it should leave at the shop. */
export type Wish = {
  id: string;
  kind: string;
  uid: string | null;
  entityKey: string;
  write: DocumentWrite;
  /** Rupees that the shopper last said yes to; for orders. */
  accepted: number | null;
  /** How many writes had landed at the shop, and reached it, at the press. */
  from: number;
  /** Given up by the shopper; `askedBefore`: it may have been under way by then. */
  givenUp: { askedBefore: boolean } | null;
};

/** A phone and a shop with a network between them. */
export class World {
  readonly #disk = new IDBFactory();
  readonly shop = new Shop(PRICES, ACCOUNTS);
  readonly happened: Record<string, number> = {};
  readonly network: Network = {
    isOnline: true,
    faults: [],
    late: [],
    note: (what) => this.note(what),
  };
  database = databaseOn(this.#disk);
  locks = newLocks();
  readonly kinds: WriteKinds;
  /** The error of the phone's clock, ms. */
  skew = 0;
  readonly wishes: Wish[] = [];
  /** Rows that no drain can read, in their original form. */
  oddRows: { id: string; payload: unknown }[] = [];
  /** Paths where either outcome is right, because the shopper gave up a write and then its taking back. */
  readonly eitherWay = new Set<string>();
  seenPrices: Record<string, number> = { ...PRICES };
  presses = 0;
  /** Changes the setup of drains; identity, unless the simulator itself is tried. */
  readonly spoil: (setup: DrainSetup) => DrainSetup;
  readonly #disconnect = connect(this.shop, this.network);

  constructor({ spoil = (setup) => setup, kinds = laterKinds }: Spoiling = {}) {
    this.spoil = spoil;
    this.kinds = kinds;
  }

  note(what: string): void {
    this.happened[what] = (this.happened[what] ?? 0) + 1;
  }

  now(): number {
    return this.shop.now + this.skew;
  }

  /** Closes the database under whatever is running, as when the app is killed, and starts the app again. */
  async restart(): Promise<void> {
    this.database.close();
    this.locks = newLocks();
    this.database = databaseOn(this.#disk);
    await this.database.open();
  }

  close(): void {
    this.#disconnect();
    this.database.close();
  }
}

export type Spoiling = Partial<Pick<World, 'spoil' | 'kinds'>>;

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

/** A page or worker that drains, by how it treats locks. */
export type Page = { locks: 'patient' | 'impatient' | 'none' };

/** The setup of a page's drain: the shop's own, except for the clock. */
export async function drainSetup(world: World, page: Page): Promise<DrainSetup> {
  const { database } = world;
  const now = () => world.now();
  return world.spoil({
    database,
    kinds: world.kinds,
    account: (await readAccount(database))?.uid ?? null,
    remote: REMOTE,
    credential: accountCredential(database, exchangeRefreshToken, now),
    now,
    random: () => 0.5,
    locks: page.locks === 'none' ? undefined : world.locks.seenBy(page.locks),
  });
}
