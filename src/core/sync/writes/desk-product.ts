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
import { deleteWaitingFiles, readWaitingFile } from '../../device/outbox/waiting-files.ts';
import { EditedFields, movedFields, ProductEdit } from '../../model/desk/product-edit.ts';
import { type ProductFile, pathOfFile } from '../../model/desk/product-files.ts';
import type { OutboxRow } from '../../model/outbox/write.ts';
import type { DocumentWrite } from '../../remote/commit-document.ts';
import { deletedProduct, editedProduct, newProduct } from '../../remote/desk-product.ts';
import type { PlainFields } from '../../remote/firestore-values.ts';
import { noteDeskChanged } from '../desk/desk-state.ts';
import { enqueue, type SaveOutcome } from '../outbox/enqueue.ts';
import { GONE } from './desk-question.ts';
import { changePath, waitFor } from './desk-stock.ts';
import type { FileToUpload, RequoteDecision, WriteKind } from './write-kind.ts';

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
    const beside = besideOf(payload);
    return {
      path: changePath(row.id),
      does: 'create',
      fields: { productId, does, upon, timestamp },
      ...(beside && { beside }),
    };
  },
  file: {
    async read(database: HaatDatabase, row: OutboxRow) {
      const { productId, files } = v.parse(ProductEdit, row.payload);
      for (const name of files) {
        const file = await readWaitingFile(database, fileId(row.id, name));
        if (!file) return undefined;
        if (file.uploadedAt !== undefined) continue;
        const { type, bytes } = file;
        return {
          path: pathOfFile(productId, name),
          type,
          bytes,
          isThere: false,
          isSigned: true as const,
        };
      }
      return null;
    },
    async noteThere(database: HaatDatabase, row: OutboxRow, now: number, file: FileToUpload) {
      const { productId, files } = v.parse(ProductEdit, row.payload);
      const name = files.find((it) => pathOfFile(productId, it) === file.path) ?? '';
      await database.waitingFiles.update(fileId(row.id, name), { uploadedAt: now });
    },
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
    database.waitingFiles,
  ],
  async onDone(database: HaatDatabase, row: OutboxRow) {
    await noteProven(database, row);
    await deleteWaitingFiles(database, row.id);
    const done = v.safeParse(ProductEdit, row.payload);
    if (!done.success || row.uid === null || !(await isStillHere(database, row.uid))) return;
    const { productId, does, fields } = done.output;
    if (does === 'delete') await deleteDeskProduct(database, row.uid, productId);
    else await editDeskProduct(database, row.uid, productId, fields);
    await noteDeskChanged(database);
  },
  async onDiscard(database: HaatDatabase, row: OutboxRow) {
    await deleteWaitingFiles(database, row.id);
    if (row.uid !== null && (await isStillHere(database, row.uid))) await noteDeskChanged(database);
  },
} satisfies WriteKind<ProductEdit>;

/** What a file is stored as is noted by a function. */
function besideOf({ productId, does, fields: all }: ProductEdit): object | undefined {
  const { documentBytes: _, ...fields } = all;
  if (does === 'change' && Object.keys(fields).length === 0) return undefined;
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

/** Under which a file of a row waits. */
export function fileId(rowId: string, name: string): string {
  return `${rowId}.${name}`;
}

/** Saves what was done with a product with its files, and forgets its drafts. Needs no network. `id` is minted once for each press; `now` in ms. */
export async function saveProductEdit(
  database: HaatDatabase,
  { id, uid, drafts = [], files = [], ...edit }: Press,
  now: number,
): Promise<SaveOutcome> {
  const { kind, version, sentBy } = deskProductWrite;
  const names = files.map(({ name }) => name);
  const payload: ProductEdit = { ...edit, files: names, timestamp: now };
  const entityKey = `desk/products/${edit.productId}`;
  return enqueue(
    database,
    { id, kind, v: version, sentBy, uid, entityKey, payload },
    now,
    [database.drafts, database.waitingFiles],
    async () => {
      for (const { name, type, bytes } of files) {
        await database.waitingFiles.put({ id: fileId(id, name), type, bytes });
      }
      for (const draft of drafts) await deleteDraft(database, draft);
    },
  );
}

type Press = {
  id: string;
  uid: string;
  drafts?: readonly string[];
  files?: readonly ProductFile[];
} & Omit<ProductEdit, 'timestamp' | 'files'>;
