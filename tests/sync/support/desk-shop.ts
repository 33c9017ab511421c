// A merchant's phone at the desk: one product at the shop, and the phone's acts on it.
import { beforeEach } from 'vitest';
import type { EntryEdit } from '#domain/catalogue/desk/entry-edit.ts';
import { saveEntryEdit } from '#domain/catalogue/desk/entry-write.ts';
import { baseOf, type EditedFields, type EditFile } from '#domain/editing/edited-fields.ts';
import { putDeskProducts } from '#domain/product/desk/desk-products.ts';
import type { ProductEdit } from '#domain/product/desk/product-edit.ts';
import { saveProductEdit } from '#domain/product/desk/product-write.ts';
import { productCard } from '#domain/product/desk/stock-change.ts';
import { deskKinds } from '#domain/writes/desk-registry.ts';
import type { DeviceDrain } from '#domain/writes/drain-device.ts';
import type { PlainFields } from '#engine/firestore/firestore-values.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { discard } from '#engine/outbox/retry-and-discard.ts';
import { eachPhone } from './phone.ts';

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
  const phone = eachPhone();
  const desk = {
    phone,
    product: (id = PRODUCT_ID) => phone.atShop(`/products/${id}`) ?? {},
    shopWrites: (change: PlainFields, at = `/products/${PRODUCT_ID}`) =>
      phone.shopWrites(at, change),
    send: (change: Partial<DeviceDrain> = {}) => phone.drain({ ...change, kinds: deskKinds }),
    sendAll: () => phone.drainAgain(6, { kinds: deskKinds }),
    /** This many answers in a row are lost, though their writes have landed. */
    loseAnswers(times: number): void {
      for (let lost = 0; lost < times; lost++) {
        phone.shop.faults.push({ landsFirst: true, drop: true });
      }
    },
    /** The next write lands, its answer is lost, and the line breaks, so that the phone cannot check whether it landed. */
    async loseAnswerAndLine(): Promise<void> {
      phone.shop.rule = () => {
        phone.isOnline = false;
        return null;
      };
      desk.loseAnswers(1);
      await desk.send();
      phone.shop.rule = () => null;
    },
    rows: () => phone.rows(),
    async theOnlyRow() {
      const [row, ...others] = await desk.rows();
      if (!row || others.length > 0) throw new Error('not one row waits');
      return row;
    },
    giveUp: async () =>
      discard(phone.database, deskKinds, (await desk.theOnlyRow()).seq, phone.now),
    save(change: Change) {
      const fields = change.fields ?? {};
      const base = baseOf(fields, SEEN);
      const edit = { productId: PRODUCT_ID, does: 'change' as const, base, fields };
      const press = { id: mintId(), uid: MERCHANT, ...edit, ...change };
      return saveProductEdit(phone.database, press, phone.now);
    },
    saveEntry(change: EntryChange) {
      const press = { id: mintId(), uid: MERCHANT, fields: {}, base: {}, ...change };
      return saveEntryEdit(phone.database, press, phone.now);
    },
  };
  beforeEach(async () => {
    await phone.enter(MERCHANT);
    desk.shopWrites({ ...SEEN, quantity: 10 });
    const known = [{ productId: PRODUCT_ID, fields: SEEN }];
    await putDeskProducts(phone.database, MERCHANT, known, false);
  });
  return desk;
}
