// The shop's Storage as its owner sees it: files of the emulator, read past the rules.

/** The files of the shop's bucket, at the emulator's public address. */
const FILES = 'http://localhost:9199/v0/b/demo-haat.appspot.com/o';
const OWNER = { Authorization: 'Bearer owner' };

export type StoredFile = { type: string | null; bytes: Buffer };

export function fileAddress(path: string): string {
  return `${FILES}/${encodeURIComponent(path)}?alt=media`;
}

/** A file as it is stored; null when there is none. */
export async function storedFile(path: string): Promise<StoredFile | null> {
  const reply = await fetch(fileAddress(path), { headers: OWNER });
  if (reply.status === 404) return null;
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return {
    type: reply.headers.get('Content-Type'),
    bytes: Buffer.from(await reply.arrayBuffer()),
  };
}

/** The names of the files below a folder whose content has this MD5 digest (base64), among the first thousand. */
export async function filesWithDigest(folder: string, digest: string): Promise<string[]> {
  const bucket = 'http://localhost:9199/storage/v1/b/demo-haat.appspot.com/o';
  const reply = await fetch(`${bucket}?prefix=${encodeURIComponent(folder)}`, { headers: OWNER });
  const { items = [] } = (await reply.json()) as { items?: { name: string; md5Hash: string }[] };
  return items.filter(({ md5Hash }) => md5Hash === digest).map(({ name }) => name);
}
