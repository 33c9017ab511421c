// A merchant's phone at the desk: one product at the shop, and the phone's acts on it.
import { IDBKeyRange as FakeKeyRange, IDBFactory } from 'fake-indexeddb';
import { beforeEach } from 'vitest';
import { signIn } from '#domain/account-mirror/sign-in.ts';
import type { EntryEdit } from '#domain/catalogue/desk/entry-edit.ts';
import { saveEntryEdit } from '#domain/catalogue/desk/entry-write.ts';
import { openDatabase } from '#domain/device/database.ts';
import type { HaatDatabase } from '#domain/device/tables.ts';
import { baseOf, type EditedFields, type EditFile } from '#domain/editing/edited-fields.ts';
import { putDeskProducts } from '#domain/product/desk/desk-products.ts';
import type { ProductEdit } from '#domain/product/desk/product-edit.ts';
import { saveProductEdit } from '#domain/product/desk/product-write.ts';
import { productCard } from '#domain/product/desk/stock-change.ts';
import { deskKinds } from '#domain/writes/desk-registry.ts';
import {
  decodeFields,
  encodeFields,
  type PlainFields,
} from '#engine/firestore/firestore-values.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { drain } from '#engine/outbox/drain.ts';
import { readOutbox } from '#engine/outbox/outbox-rows.ts';
import { freshPhone, letTimePass } from './phone.ts';

export const PRODUCT_ID = 'moringa';
export const SEEN: EditedFields = {
  name: 'Moringa powder',
  price: 250,
  origin: 'Theni',
  tags: ['leaf'],
};
export const MERCHANT = 'kamala';
export const STOCK = {
  ...{ uid: MERCHANT, productId: PRODUCT_ID, quantity: 10, price: 250 },
  card: productCard(SEEN),
};

type Change = Partial<Omit<ProductEdit, 'timestamp' | 'files'>> & {
  drafts?: string[];
  files?: EditFile[];
};

type EntryChange = Pick<EntryEdit, 'collection' | 'entryId' | 'does'> &
  Partial<Pick<EntryEdit, 'fields' | 'base'>> & { files?: EditFile[] };

/** Gives each test of the file a new phone with the merchant signed in, and a new shop. */
export function freshDesk() {
  const phone = freshPhone();
  const path = (productId: string) => `/products/${productId}`;
  const desk = {
    phone,
    product: (productId = PRODUCT_ID): PlainFields =>
      decodeFields(phone().shop.documents.get(path(productId))?.fields),
    isAtShop: (at = path(PRODUCT_ID)) => phone().shop.documents.has(at),
    atShop: (at: string): PlainFields => decodeFields(phone().shop.documents.get(at)?.fields),
    shopWrites(change: PlainFields, at = path(PRODUCT_ID)): void {
      const { documents } = phone().shop;
      const fields = { ...documents.get(at)?.fields, ...encodeFields(change) };
      documents.set(at, { fields, token: null });
    },
    send: (database: HaatDatabase = phone().database) =>
      drain(phone().setup({ kinds: deskKinds, database })),
    async sendAll(): Promise<void> {
      for (let round = 0; round < 6; round++) {
        await desk.send();
        letTimePass(phone());
      }
    },
    /** This many answers in a row are lost, though their writes have landed. */
    loseAnswers(times: number): void {
      for (let lost = 0; lost < times; lost++) {
        phone().shop.faults.push({ landsFirst: true, drop: true });
      }
    },
    /** The next write lands, its answer is lost, and the line breaks, so that the phone cannot check whether it landed. */
    async loseAnswerAndLine(): Promise<void> {
      phone().shop.rule = () => {
        phone().isOnline = false;
        return null;
      };
      desk.loseAnswers(1);
      await desk.send();
      phone().shop.rule = () => null;
    },
    rows: async () => (await readOutbox(phone().database)).map(({ row }) => row),
    async theOnlyRow() {
      const [row, ...others] = await desk.rows();
      if (!row || others.length > 0) throw new Error('not one row waits');
      return row;
    },
    save(change: Change, database: HaatDatabase = phone().database) {
      const fields = change.fields ?? {};
      const base = baseOf(fields, SEEN);
      const edit = { productId: PRODUCT_ID, does: 'change' as const, base, fields };
      const press = { id: mintId(), uid: MERCHANT, ...edit, ...change };
      return saveProductEdit(database, press, phone().now);
    },
    saveEntry(change: EntryChange) {
      const press = { id: mintId(), uid: MERCHANT, fields: {}, base: {}, ...change };
      return saveEntryEdit(phone().database, press, phone().now);
    },
    async anotherPhone(): Promise<HaatDatabase> {
      const idb = { indexedDB: new IDBFactory(), IDBKeyRange: FakeKeyRange };
      const database = openDatabase('haat', idb);
      await enter(database);
      return database;
    },
  };
  async function enter(database: HaatDatabase): Promise<void> {
    const idTokenEndsAt = phone().now + 1e9;
    const keys = { refreshToken: 'r', idToken: 'token-of-kamala', idTokenEndsAt };
    await signIn(database, { uid: MERCHANT, phone: '', isOver: false, ...keys });
  }
  beforeEach(async () => {
    await enter(phone().database);
    phone().account = MERCHANT;
    desk.shopWrites({ ...SEEN, quantity: 10 });
    const known = [{ productId: PRODUCT_ID, fields: SEEN }];
    await putDeskProducts(phone().database, MERCHANT, known, false);
  });
  return desk;
}
