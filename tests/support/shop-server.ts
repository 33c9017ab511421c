// Documents of the Firestore emulator, past the rules. Journeys judge by these, never by what a screen says.
import { setTimeout as sleep } from 'node:timers/promises';

/** A value as Firestore's REST interface writes it, such as `{ integerValue: '3' }`. */
type WireValue = Record<string, unknown>;
export type WireFields = Record<string, WireValue>;
export type StoredDocument = { id: string; fields: WireFields };

export const FIRESTORE = 'http://localhost:8080';
const DOCUMENTS_NAME = 'projects/demo-haat/databases/(default)/documents';
const DOCUMENTS = `${FIRESTORE}/v1/${DOCUMENTS_NAME}`;
const OWNER = { Authorization: 'Bearer owner' };

/** Tries once more where the emulator, on a busy machine, could not lock a document in time (409 ABORTED). */
async function ask(address: string, init: RequestInit = {}, isAgain = false): Promise<unknown> {
  const reply = await fetch(address, { ...init, headers: OWNER });
  if (reply.status === 409 && !isAgain && (await reply.clone().text()).includes('ABORTED')) {
    return ask(address, init, true);
  }
  if (!reply.ok) throw new Error(`${address}: ${reply.status} ${await reply.text()}`);
  return reply.json();
}

type WireDocument = { name: string; fields?: WireFields };

function stored({ name, fields = {} }: WireDocument): StoredDocument {
  return { id: name.slice(name.lastIndexOf('/') + 1), fields };
}

/** The fields that a phone sent: without the deletion date that one of the shop's functions adds. */
export function sentFields(document: StoredDocument | undefined): WireFields {
  const { expiresAt: _, ...sent } = document?.fields ?? {};
  return sent;
}

/** Every document of a root collection. */
export async function listDocuments(collection: string): Promise<StoredDocument[]> {
  const found: StoredDocument[] = [];
  let page = '';
  do {
    const reply = (await ask(`${DOCUMENTS}/${collection}?pageSize=300&pageToken=${page}`)) as {
      documents?: WireDocument[];
      nextPageToken?: string;
    };
    found.push(...(reply.documents ?? []).map(stored));
    page = reply.nextPageToken ?? '';
  } while (page);
  return found;
}

export async function enquiriesAbout(productId: string): Promise<StoredDocument[]> {
  const value = { stringValue: productId };
  const where = { fieldFilter: { field: { fieldPath: 'productId' }, op: 'EQUAL', value } };
  const structuredQuery = { from: [{ collectionId: 'queries' }], where };
  const body = JSON.stringify({ structuredQuery });
  const reply = await ask(`${DOCUMENTS}:runQuery`, { method: 'POST', body });
  return (reply as { document?: WireDocument }[]).flatMap(({ document }) =>
    document ? stored(document) : [],
  );
}

/** Sets fields of a document, as the merchant's console does; other fields stay. `stamp`: the field for the server’s time. */
export async function writeFields(path: string, fields: WireFields, stamp?: string): Promise<void> {
  const write = {
    update: { name: `${DOCUMENTS_NAME}/${path}`, fields },
    updateMask: { fieldPaths: Object.keys(fields) },
    ...(stamp && { updateTransforms: [{ fieldPath: stamp, setToServerValue: 'REQUEST_TIME' }] }),
  };
  await ask(`${DOCUMENTS}:commit`, { method: 'POST', body: JSON.stringify({ writes: [write] }) });
}

/** Writes a new catalogue document with the marks that phones find it by; functions would add them a moment later. */
export async function publish(path: string, fields: WireFields): Promise<void> {
  const name = (document: string) => `${DOCUMENTS_NAME}/${document}`;
  const now = (fieldPath: string) => [{ fieldPath, setToServerValue: 'REQUEST_TIME' }];
  const writes = [
    { update: { name: name(path), fields }, updateTransforms: now('updatedAt') },
    { update: { name: name('catalogue/head') }, updateTransforms: now('changedAt') },
  ];
  await ask(`${DOCUMENTS}:commit`, { method: 'POST', body: JSON.stringify({ writes }) });
}

export async function removeDocument(path: string): Promise<void> {
  await ask(`${DOCUMENTS}/${path}`, { method: 'DELETE' });
}

/** Waits until the catalogue's head differs from `before`, once the functions have recorded the change. */
export async function catalogueHead(before?: string): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const reply = await fetch(`${DOCUMENTS}/catalogue/head`, { headers: OWNER });
    const head = JSON.stringify(((await reply.json()) as WireDocument).fields?.changedAt ?? null);
    if (head !== before) return head;
    await sleep(100);
  }
  throw new Error('the catalogue’s head did not change within 10 s');
}
