// The running shop's database, as the merchant's console sees it, and ways to wait for the functions.
import { setTimeout as pause } from 'node:timers/promises';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type DocumentSnapshot, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';

process.env.FIRESTORE_EMULATOR_HOST ??= '127.0.0.1:8080';
process.env.FIREBASE_STORAGE_EMULATOR_HOST ??= '127.0.0.1:9199';

const app = initializeApp({ projectId: 'demo-haat' }, 'tests-functions');
export const database = getFirestore(app);
export const bucket = getStorage(app).bucket('demo-haat.appspot.com');

export const closeDatabase = () => deleteApp(app);

/** Long enough for a busy machine. */
const TIMEOUT_MS = 45_000;
const POLL_INTERVAL_MS = 100;

/** Reads a document until it is as hoped for; fails after 45 s with its last state. */
export async function seen(
  path: string,
  isAsHoped: (document: DocumentSnapshot) => boolean,
): Promise<DocumentSnapshot> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    const document = await database.doc(path).get();
    if (isAsHoped(document)) return document;
    const stands = JSON.stringify(document.data());
    if (Date.now() > deadline) throw new Error(`${path} stayed at ${stands}`);
    await pause(POLL_INTERVAL_MS);
  }
}

/** Its tombstone stays: the published catalogue may have this product, and its readers must learn that it is gone. */
export async function removeProduct(id: string): Promise<DocumentSnapshot> {
  await database.doc(`products/${id}`).delete();
  return seen(`tombstones/products_${id}`, ({ exists }) => exists);
}

/** The time in a field; fails when the field holds none. */
export function timeIn(document: DocumentSnapshot, field: string): Timestamp {
  const time: unknown = document.get(field);
  if (time instanceof Timestamp) return time;
  throw new Error(`${document.ref.path} has no time in ${field}`);
}

export function isAfter(document: DocumentSnapshot, field: string, than: Timestamp): boolean {
  const time: unknown = document.get(field);
  return time instanceof Timestamp && time.valueOf() > than.valueOf();
}

/** Resolves once phones can hear of a change of this time. */
export const headHasHeard = (of: Timestamp) =>
  seen('catalogue/head', (head) => timeIn(head, 'changedAt').valueOf() >= of.valueOf());
