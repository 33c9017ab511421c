// A product that the merchant makes, changes, hides or deletes, with the fields upon which it was decided. Before it goes, the product is looked at; where
// one of these fields has moved meanwhile, the merchant is asked. In between, the shop's rules let nothing be changed that stands otherwise than it was seen.
// A document of the row's own id is made in the same commit, so that what is sent twice does not come back over something later.
// Its fields: ProductEdit in core/model/desk/product-edit.ts. Rules: isProductEdit, isNewProduct and editsProduct in backend/firestore.rules.
import * as v from 'valibot';
import { isStillHere } from '../../device/account/account.ts';
import type { HaatDatabase } from '../../device/database/tables.ts';
import { deleteDeskProduct, editDeskProduct } from '../../device/desk/desk-products.ts';
import { deleteDraft } from '../../device/drafts/drafts.ts';
import { noteProven } from '../../device/outbox/proven-writes.ts';
import { EditedFields, movedFields, ProductEdit } from '../../model/desk/product-edit.ts';
import type { OutboxRow } from '../../model/outbox/write.ts';
import type { DocumentWrite } from '../../remote/commit-document.ts';
import { deletedProduct, editedProduct, newProduct } from '../../remote/desk-product.ts';
import type { PlainFields } from '../../remote/firestore-values.ts';
import { noteDeskChanged } from '../desk/desk-state.ts';
import { enqueue, type SaveOutcome } from '../outbox/enqueue.ts';
import { GONE } from './desk-question.ts';
import { changePath, waitFor } from './desk-stock.ts';
import type { RequoteDecision, WriteKind } from './write-kind.ts';

/** A row's `accepted`: how the fields stand by now that have moved (null: the product is gone), and whether the change is wanted all the same. */
export const MovedProduct = v.object({ now: v.nullable(EditedFields), isWanted: v.boolean() });
export type MovedProduct = v.InferOutput<typeof MovedProduct>;

/** Code of a row's `lastError`: what it was decided upon has moved. */
export const PRODUCT_MOVED = 'product-moved';

export const deskProductWrite = {
  kind: 'desk-product',
  sentBy: 'desk',
  version: 1,
  schema: ProductEdit,
  upcasts: {},
  document(payload, row): DocumentWrite {
    const { productId, does, timestamp } = payload;
    const upon = given(basisOf(payload, row));
    return {
      path: changePath(row.id),
      does: 'create',
      fields: { productId, does, upon, timestamp },
      beside: besideOf(payload),
    };
  },
  canReadBack: true,
  /** A function notes in the document when it is deleted. */
  hasLanded: (stored: PlainFields | undefined) => stored !== undefined,
  async requote(payload, row, { read }): Promise<RequoteDecision> {
    if (payload.does === 'create') return { do: 'go' };
    const answer = await read(`/products/${payload.productId}`);
    if (answer.kind === 'indeterminate') return waitFor(answer);
    // Whether it may be changed at all is the commit's to find out.
    if (answer.kind === 'refused') return { do: 'go' };
    if (answer.value === null) return ask(GONE, null);
    const upon = basisOf(payload, row);
    const moved = movedFields({ ...payload, upon }, answer.value.fields);
    return Object.keys(moved).length > 0 ? ask(PRODUCT_MOVED, moved) : { do: 'go' };
  },
  tables: (database: HaatDatabase) => [
    database.deskProducts,
    database.deskStock,
    database.deviceState,
  ],
  async onDone(database: HaatDatabase, row: OutboxRow) {
    await noteProven(database, row);
    const done = v.safeParse(ProductEdit, row.payload);
    if (!done.success || row.uid === null || !(await isStillHere(database, row.uid))) return;
    const { productId, does, fields } = done.output;
    if (does === 'delete') await deleteDeskProduct(database, row.uid, productId);
    else await editDeskProduct(database, row.uid, productId, fields);
    await noteDeskChanged(database);
  },
  async onDiscard(database: HaatDatabase, row: OutboxRow) {
    if (row.uid !== null && (await isStillHere(database, row.uid))) await noteDeskChanged(database);
  },
} satisfies WriteKind<ProductEdit>;

function besideOf({ productId, does, fields }: ProductEdit): object {
  if (does === 'delete') return deletedProduct(productId);
  return does === 'create' ? newProduct(productId, fields) : editedProduct(productId, fields);
}

/** What it is decided upon: what was shown, or what the merchant was asked about. */
function basisOf({ upon }: ProductEdit, { accepted }: Pick<OutboxRow, 'accepted'>): EditedFields {
  const asked = v.safeParse(MovedProduct, accepted);
  return asked.success && asked.output.isWanted ? { ...upon, ...asked.output.now } : upon;
}

function given(fields: EditedFields): EditedFields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}

function ask(code: string, now: EditedFields | null): RequoteDecision {
  const accepted: MovedProduct = { now, isWanted: false };
  return { do: 'ask', error: { code, message: '' }, accepted };
}

/** Saves what was done with a product, and forgets its draft. Needs no network. `id` is minted once for each press; `now` in ms. */
export async function saveProductEdit(
  database: HaatDatabase,
  { id, uid, draft, ...edit }: Press,
  now: number,
): Promise<SaveOutcome> {
  const { kind, version, sentBy } = deskProductWrite;
  const payload: ProductEdit = { ...edit, timestamp: now };
  const entityKey = `desk/products/${edit.productId}`;
  return enqueue(
    database,
    { id, kind, v: version, sentBy, uid, entityKey, payload },
    now,
    [database.drafts],
    async () => {
      if (draft) await deleteDraft(database, draft);
    },
  );
}

type Press = { id: string; uid: string; draft?: string } & Omit<ProductEdit, 'timestamp'>;
