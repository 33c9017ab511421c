// The Storage emulator over plain HTTP, in a bucket that the demo shop does not use, under the same rules.
import type { Person } from './rule-case.ts';
import { tokenOf } from './rules-emulator.ts';

const PROJECT = 'demo-haat-rules';
const BUCKET = `${PROJECT}.appspot.com`;

function storageOrigin(): string {
  return `http://${process.env.FIREBASE_STORAGE_EMULATOR_HOST ?? '127.0.0.1:9199'}`;
}

const inBucket = (rest: string) => `${storageOrigin()}/v0/b/${BUCKET}/o${rest}`;
const at = (path: string, rest = '') => inBucket(`/${encodeURIComponent(path)}${rest}`);

export type Upload = { path: string; type: string; bytes: Uint8Array };

/** The attempts of one person's phone; each answers with the HTTP status. */
export function phoneOf(person: Person) {
  const token = tokenOf(person, PROJECT);
  const signedIn = token ? { Authorization: `Firebase ${token}` } : {};
  return {
    upload: ({ path, type, bytes }: Upload) =>
      status(inBucket(`?uploadType=media&name=${encodeURIComponent(path)}`), {
        method: 'POST',
        headers: { ...signedIn, 'Content-Type': type },
        body: Buffer.from(bytes),
      }),
    /** With the sender's own metadata, which the SDK and anybody else can send. */
    uploadWith: ({ path, type, bytes }: Upload, notes: object) => {
      const described = JSON.stringify({ name: path, contentType: type, ...notes });
      const parts = [
        `--part\r\nContent-Type: application/json\r\n\r\n${described}\r\n`,
        `--part\r\nContent-Type: ${type}\r\n\r\n`,
        bytes,
        '\r\n--part--',
      ];
      return status(inBucket(`?name=${encodeURIComponent(path)}`), {
        method: 'POST',
        headers: {
          ...signedIn,
          'X-Goog-Upload-Protocol': 'multipart',
          'Content-Type': 'multipart/related; boundary=part',
        },
        body: Buffer.concat(parts.map((part) => Buffer.from(part))),
      });
    },
    look: (path: string) => status(at(path), { headers: signedIn }),
    fetch: (path: string) => status(at(path, '?alt=media'), { headers: signedIn }),
    /** By the link with a download token. */
    fetchBy: (path: string, downloadToken: string) =>
      status(at(path, `?alt=media&token=${downloadToken}`), { headers: signedIn }),
    rename: (path: string) =>
      status(at(path), {
        method: 'PATCH',
        headers: { ...signedIn, 'Content-Type': 'application/json' },
        body: JSON.stringify({ contentType: 'text/html' }),
      }),
    remove: (path: string) => status(at(path), { method: 'DELETE', headers: signedIn }),
    list: (folder: string) =>
      status(inBucket(`?prefix=${encodeURIComponent(folder)}`), { headers: signedIn }),
  };
}

/** The merchant's own access, which bypasses the rules. */
export const merchant = {
  async put(path: string): Promise<void> {
    const target = inBucket(`?uploadType=media&name=${encodeURIComponent(path)}`);
    const reply = await status(target, { method: 'POST', headers: OWNER, body: 'text' });
    if (reply !== 200) throw new Error(`putting ${path} was answered with ${reply}`);
  },
  /** The token in the link to a stored file, made by Storage itself. */
  async downloadToken(path: string): Promise<string> {
    const reply = await fetch(at(path), { headers: OWNER });
    const { downloadTokens } = (await reply.json()) as { downloadTokens: string };
    return downloadTokens;
  },
  remove: (path: string) => status(at(path), { method: 'DELETE', headers: OWNER }),
};

const OWNER = { Authorization: 'Bearer owner' };

async function status(address: string, init?: RequestInit): Promise<number> {
  const reply = await fetch(address, init);
  await reply.arrayBuffer();
  return reply.status;
}
