/** The emulator jars of firebase-tools: their place in its cache, and their download. */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';

const answerWithinMs = 4000;
const nextBytesWithinMs = 30_000;

type JarDetails = {
  remoteUrl: string;
  expectedChecksumSHA256: string;
  downloadPathRelativeToCacheDir: string;
};

/** The path of firebase-tools' own jar, downloaded if necessary; undefined where that fails. */
export async function officialJar(
  emulator: 'firestore' | 'storage',
  say: (line: string) => void,
): Promise<string | undefined> {
  const details = jarDetails(emulator);
  const folder =
    process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache/firebase/emulators');
  const path = join(folder, details.downloadPathRelativeToCacheDir);
  if (existsSync(path)) return path;
  return (await download(details, path, say)) ? path : undefined;
}

function jarDetails(emulator: 'firestore' | 'storage'): JarDetails {
  const require = createRequire(import.meta.url);
  // firebase-tools' own list, pinned by the lock file: its shape is known.
  const list = require('firebase-tools/lib/emulator/downloadableEmulatorInfo.json') as Record<
    typeof emulator,
    JarDetails
  >;
  return list[emulator];
}

async function download(
  { remoteUrl, expectedChecksumSHA256 }: JarDetails,
  path: string,
  say: (line: string) => void,
): Promise<boolean> {
  const gaveUp = new AbortController();
  let patience = setTimeout(() => gaveUp.abort(), answerWithinMs);
  const partial = `${path}.${process.pid}.part`;
  try {
    const response = await fetch(remoteUrl, { signal: gaveUp.signal });
    if (!response.ok || !response.body) return false;
    say(`Downloading ${path.split('/').at(-1)} (once) …`);
    await mkdir(dirname(path), { recursive: true });
    const watched = async function* (bytes: AsyncIterable<Uint8Array>) {
      for await (const chunk of bytes) {
        clearTimeout(patience);
        patience = setTimeout(() => gaveUp.abort(), nextBytesWithinMs);
        yield chunk;
      }
    };
    await pipeline(response.body, watched, createWriteStream(partial), { signal: gaveUp.signal });
    if ((await sha256(partial)) !== expectedChecksumSHA256) return false;
    await rename(partial, path);
    return true;
  } catch {
    return false; // offline, refused, or too slow: the caller has another way
  } finally {
    clearTimeout(patience);
    await rm(partial, { force: true });
  }
}

async function sha256(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
