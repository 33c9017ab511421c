// Reads and writes the shop for an import at the desk, over the network and as the merchant. Repeats a request until it
// is answered: each product is locked to its compared version, so nothing is written twice.

import type { Credential } from '#engine/account/credential.ts';
import type { Result } from '#engine/firestore/firestore-request.ts';
import type { PlainFields } from '#engine/firestore/firestore-values.ts';
import type { RemoteDocument } from '#engine/firestore/read-documents.ts';
import type { uploadFile } from '#engine/firestore/upload-file.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { roleInToken } from '../../editing/merchant-claim.ts';
import { originalPath } from '../../shared/picture.ts';
import type { ImportShop, NewGroup, Photo, ProductWrite } from '../table/import-shop.ts';
import type { Groups } from '../table/stored-product.ts';
import type { ImportNote, importRemote, ProductCommit } from './fetch-for-import.ts';

/** Small enough to get through on a slow line before the timeout. */
const ROWS_AT_ONCE = 100;
const COMMIT = { products: 200, bytes: 400_000 };

/** The import stopped: by the merchant, signed out, no longer a merchant, or refused by the shop. */
export class ImportEnded extends Error {
  override name = 'ImportEnded';
  constructor(readonly why: 'stopped' | 'signed-out' | 'no-merchant' | 'refused') {
    super(`the import ended: ${why}`);
  }
}

export type ImportGatewaySetup = {
  uid: string;
  remote: typeof importRemote & { uploadFile: typeof uploadFile };
  credential(uid: string, fresh: boolean): Promise<Credential>;
  /** The photo with this number, ready for Storage. */
  photoOf(picture: string): Promise<{ type: string; bytes: ArrayBuffer } | null>;
  /** Resolves when it is worth trying again. `tries`: how many attempts went unanswered. */
  untilAnswered(tries: number): Promise<void>;
  signal: AbortSignal;
};

export type ImportGateway = ImportShop<string> & {
  readGroups(): Promise<Groups>;
  /** All documents of a collection, page by page, in the order of their ids. */
  readAll(collection: 'products' | 'categories' | 'brands'): AsyncGenerator<RemoteDocument[]>;
  /** Pieces sold since they were counted, by product. */
  readSold(ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
};

export function importGateway(setup: ImportGatewaySetup): ImportGateway {
  const { remote } = setup;
  const readAll: ImportGateway['readAll'] = async function* (collection) {
    for (let after: string | null = null; ; ) {
      const from: string | null = after;
      const page: { documents: RemoteDocument[] } = await fetchAnswer(setup, (token) =>
        remote.readCollectionPage(collection, from, token),
      );
      const last = page.documents.at(-1);
      if (!last) return;
      yield page.documents;
      after = last.name;
    }
  };
  return {
    rowsAtOnce: ROWS_AT_ONCE,
    commit: COMMIT,
    readAll,
    readGroups: async () => ({
      category: await namesIn(readAll('categories'), 'categoryName'),
      brand: await namesIn(readAll('brands'), 'brandName'),
    }),
    readSold: (ids) => fetchAnswer(setup, (token) => remote.readSold(ids, token)),
    async readProducts(ids) {
      const found = await fetchAnswer(setup, (token) => remote.readProductsAsStored(ids, token));
      return found.map((it) => it && { fields: it.fields, sold: it.sold, seenAt: it.updateTime });
    },
    findBySource: (ids) => fetchAnswer(setup, (token) => remote.findBySource(ids, token)),
    addGroups: (groups) => addGroups(setup, groups),
    async writeProducts(writes) {
      try {
        return await fetchAnswer(setup, (token) =>
          remote.commitProducts(writes.map(plainWrite), newNote(setup), token),
        );
      } catch (error) {
        if (error instanceof ImportEnded && error.why === 'refused') return 'refused';
        throw error;
      }
    },
    putPhoto: (photo) => putPhoto(setup, photo),
  };
}

async function namesIn(pages: AsyncGenerator<RemoteDocument[]>, field: string) {
  const names = new Map<string, string>();
  for await (const page of pages) {
    for (const { id, fields } of page) names.set(id, String(fields[field] ?? id));
  }
  return names;
}

function plainWrite({ id, fields, seenAt }: ProductWrite<string>): ProductCommit {
  return { id, fields: fields as PlainFields, seenAt };
}

/** A new note for each attempt: the rules let a note be created once, so a repeat under its id would be refused. */
function newNote({ uid }: ImportGatewaySetup): ImportNote {
  return { id: mintId(), changedBy: uid, timestamp: Date.now() };
}

/** Leaves existing categories and brands as they are. */
async function addGroups(setup: ImportGatewaySetup, groups: readonly NewGroup[]): Promise<void> {
  const documents = groups.map(({ collection, group }) => ({
    path: `/${collection}/${group.id}`,
    fields: { [collection === 'categories' ? 'categoryName' : 'brandName']: group.name },
  }));
  for (let from = 0; from < documents.length; from += COMMIT.products) {
    const part = documents.slice(from, from + COMMIT.products);
    const end = await fetchAnswer(setup, (token) =>
      setup.remote.createGroups(part, newNote(setup), token),
    );
    if (end === 'written') continue;
    for (const one of part)
      await fetchAnswer(setup, (token) => setup.remote.createGroups([one], newNote(setup), token));
  }
}

async function putPhoto(setup: ImportGatewaySetup, { id, picture }: Photo): Promise<void> {
  const { remote, photoOf } = setup;
  const path = originalPath(id, picture);
  const isThere = await fetchAnswer(setup, async (token) => ({
    kind: 'ok',
    value: await remote.isInStorage(path, token),
  }));
  if (isThere) return;
  const photo = await photoOf(picture);
  if (!photo) throw new Error(`the photo ${picture} is not on this device any more`);
  await fetchAnswer(setup, (token) => remote.uploadFile(path, photo.type, photo.bytes, token));
}

/** Repeats the request until there is an answer. @throws ImportEnded */
async function fetchAnswer<T>(
  { uid, credential, untilAnswered, signal }: ImportGatewaySetup,
  question: (token: string) => Promise<Result<T>>,
): Promise<T> {
  let isFresh = false;
  for (let tries = 0; ; ) {
    if (signal.aborted) throw new ImportEnded('stopped');
    const key = await credential(uid, isFresh);
    if (key.outcome === 'signed-out' || key.outcome === 'other-account') {
      throw new ImportEnded('signed-out');
    }
    const answer = key.outcome === 'token' ? await question(key.token) : null;
    if (answer?.kind === 'ok') return answer.value;
    if (answer?.kind === 'refused') {
      // The token may have expired.
      if (isFresh) {
        const isMerchant = key.outcome === 'token' && roleInToken(key.token) === 'merchant';
        throw new ImportEnded(isMerchant ? 'refused' : 'no-merchant');
      }
      isFresh = true;
      continue;
    }
    tries += 1;
    await untilAnswered(tries);
  }
}
