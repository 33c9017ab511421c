// Stores the backup in Cache Storage, which a browser keeps apart from its databases. Two slots are written in turn,
// because a kill may destroy the one being written; between two writes one of them is empty. Knows nothing about the
// content of a copy.
import * as v from 'valibot';

// Stored names, kept for existing phones.
const BACKUP_CACHE = 'spare-copy';
const BACKUP_SLOTS = ['/spare-copy/0', '/spare-copy/1'] as const;
const BACKUP_FILES = '/spare-copy/files/';
/** Counts the copies; the higher count is the newer copy. */
const BACKUP_COUNT = 'x-copy';

/** Rows by table. */
export const BackupTables = v.record(v.string(), v.array(v.unknown()));
export type BackupTables = v.InferOutput<typeof BackupTables>;

/** Whether this browsing context has Cache Storage. */
export function canBackUp(): boolean {
  return 'caches' in globalThis;
}

/** The newest readable copy; null where there is none. @throws where Cache Storage itself fails. */
export async function readBackup(): Promise<BackupTables | null> {
  const found = await Promise.all(BACKUP_SLOTS.map(look));
  const newestFirst = found.filter((slot) => slot !== null).sort((a, b) => b.count - a.count);
  for (const { response } of newestFirst) {
    const copy = v.safeParse(BackupTables, await response.json().catch(() => null));
    if (copy.success) return copy.output;
  }
  return null;
}

/** Writes a copy, and deletes the previous one once it is complete. @throws where there is no room for it. */
export async function writeBackup(tables: BackupTables): Promise<void> {
  const [first = 0, second = 0] = (await Promise.all(BACKUP_SLOTS.map(look))).map(
    (it) => it?.count ?? 0,
  );
  const [older, newer] =
    first <= second ? BACKUP_SLOTS : ([BACKUP_SLOTS[1], BACKUP_SLOTS[0]] as const);
  const headers = {
    'content-type': 'application/json',
    [BACKUP_COUNT]: `${Math.max(first, second) + 1}`,
  };
  const cache = await caches.open(BACKUP_CACHE);
  await cache.put(older, new Response(JSON.stringify(tables), { headers }));
  await cache.delete(newer);
}

/** Deletes every copy and file. @throws where Cache Storage itself fails. */
export async function deleteBackup(): Promise<void> {
  await caches.delete(BACKUP_CACHE);
}

async function look(slot: string): Promise<{ response: Response; count: number } | null> {
  const response = await caches.match(slot, { cacheName: BACKUP_CACHE });
  return response ? { response, count: Number(response.headers.get(BACKUP_COUNT)) || 0 } : null;
}

/** The ids of the files that are kept. */
export async function keptFiles(): Promise<string[]> {
  const cache = await caches.open(BACKUP_CACHE);
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  return paths
    .filter((path) => path.startsWith(BACKUP_FILES))
    .map((path) => decodeURIComponent(path.slice(BACKUP_FILES.length)));
}

/** Keeps a file under its id. */
export async function keepFile(id: string, type: string, bytes: ArrayBuffer): Promise<void> {
  const cache = await caches.open(BACKUP_CACHE);
  await cache.put(pathOf(id), new Response(bytes, { headers: { 'content-type': type } }));
}

/** A kept file; null when there is none. */
export async function readFile(id: string): Promise<{ type: string; bytes: ArrayBuffer } | null> {
  const response = await caches.match(pathOf(id), { cacheName: BACKUP_CACHE });
  if (!response) return null;
  const type = response.headers.get('content-type') ?? '';
  return { type, bytes: await response.arrayBuffer() };
}

/** Deletes a kept file. */
export async function deleteFile(id: string): Promise<void> {
  await (await caches.open(BACKUP_CACHE)).delete(pathOf(id));
}

function pathOf(id: string): string {
  return `${BACKUP_FILES}${encodeURIComponent(id)}`;
}
