// The Storage emulator as a phone and as the merchant see it, over plain HTTP. The cases use a bucket that the demo shop
// does not, under the same rules.

const BUCKET = 'demo-haat-rules.appspot.com';

export function storageOrigin(): string {
  return `http://${process.env.FIREBASE_STORAGE_EMULATOR_HOST ?? '127.0.0.1:9199'}`;
}

const inBucket = (rest: string) => `${storageOrigin()}/v0/b/${BUCKET}/o${rest}`;
const at = (path: string, rest = '') => inBucket(`/${encodeURIComponent(path)}${rest}`);

export type Upload = { path: string; type: string; bytes: Uint8Array };

/** What a phone may try; the answer is the HTTP status. */
export const phone = {
  upload: ({ path, type, bytes }: Upload) =>
    status(inBucket(`?uploadType=media&name=${encodeURIComponent(path)}`), {
      method: 'POST',
      headers: { 'Content-Type': type },
      body: Buffer.from(bytes),
    }),
  look: (path: string) => status(at(path)),
  fetch: (path: string) => status(at(path, '?alt=media')),
  rename: (path: string) =>
    status(at(path), {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ contentType: 'text/html' }),
    }),
  remove: (path: string) => status(at(path), { method: 'DELETE' }),
  list: (folder: string) => status(inBucket(`?prefix=${encodeURIComponent(folder)}`)),
};

/** The merchant's own hand, which no rule holds back. */
export const merchant = {
  async put(path: string): Promise<void> {
    const target = inBucket(`?uploadType=media&name=${encodeURIComponent(path)}`);
    const reply = await status(target, { method: 'POST', headers: OWNER, body: 'text' });
    if (reply !== 200) throw new Error(`putting ${path} was answered with ${reply}`);
  },
  remove: (path: string) => status(at(path), { method: 'DELETE', headers: OWNER }),
};

const OWNER = { Authorization: 'Bearer owner' };

async function status(address: string, init?: RequestInit): Promise<number> {
  const reply = await fetch(address, init);
  await reply.arrayBuffer();
  return reply.status;
}
