// The function that checks uploaded files keeps true pictures and PDFs and removes files that only pretend to be one.
import './running-project.ts';
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { fileAddress, uploadFile } from '#engine/firestore/upload-file.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { removeOrphans } from '../../backend/functions/src/uploads/remove-orphans.ts';
import { bucket, closeDatabase, database } from './shop-database.ts';

const quietBucket = bucket.storage.bucket('demo-haat-no-functions.appspot.com');
const used: string[] = [];

let picture: ArrayBuffer;

function newPath(): string {
  const path = `service-documents/${mintId()}`;
  used.push(path);
  return path;
}

const POLL = { timeout: 45_000, interval: 200 };
const removed = (path: string) =>
  vi.waitFor(async () => expect((await bucket.file(path).exists())[0], path).toBe(false), POLL);

/** Directs the shop's own name for the emulator to its address in this run. */
const realFetch = globalThis.fetch;
vi.stubGlobal('fetch', (address: string | URL | Request, init?: RequestInit) => {
  const host = `http://${process.env.FIREBASE_STORAGE_EMULATOR_HOST}`;
  const target =
    typeof address === 'string' ? address.replace('http://localhost:9199', host) : address;
  return realFetch(target, init);
});

beforeAll(async () => {
  const square = sharp({ create: { width: 64, height: 64, channels: 3, background: '#7a5' } });
  picture = Uint8Array.from(await square.png().toBuffer()).buffer;
});
afterAll(async () => {
  await Promise.all(used.map((path) => bucket.file(path).delete({ ignoreNotFound: true })));
  await closeDatabase();
});

/** As a signed-out phone asks for it, with the link from the upload's reply. */
async function fetched(path: string, token: string) {
  const reply = await fetch(`${fileAddress(path)}&token=${token}`);
  await reply.arrayBuffer();
  return reply.status;
}

describe('a file that is sent', () => {
  test('and is a picture stays as it is, and can be fetched by nobody, not even by the link that its sender was told', async () => {
    const path = newPath();
    const target = `${process.env.FIREBASE_STORAGE_EMULATOR_HOST}/v0/b/demo-haat.appspot.com/o`;
    const reply = await fetch(`http://${target}?name=${encodeURIComponent(path)}`, {
      method: 'POST',
      headers: { 'Content-Type': 'image/png' },
      body: picture,
    });
    const { downloadTokens: token } = (await reply.json()) as { downloadTokens: string };
    expect(token).toMatch(/^[0-9a-f-]{36}$/);
    await expect.poll(() => fetched(path, token), POLL).toBe(403);
    // Waits for the functions: they have removed a later file.
    const later = newPath();
    await uploadFile(later, 'image/png', Uint8Array.from(Buffer.from('<p>')).buffer);
    await removed(later);
    await pause(1_000);
    expect(await fetched(path, token)).toBe(403);
    const [content] = await bucket.file(path).download();
    expect(new Uint8Array(content)).toEqual(new Uint8Array(picture));
    expect((await bucket.file(path).getMetadata())[0].contentType).toBe('image/png');
  });

  const page = '<!doctype html><script>alert(1)</script><p>Namaste</p>';
  // Random, so that its beginning alone cannot be unpacked.
  const packed = gzipSync(page + randomBytes(200_000).toString('hex'));
  const noted = (metadata: object) => ({ metadata });
  type Sent = { named?: (path: string) => string; content?: Uint8Array; metadata?: object };

  test.concurrent.each<[string, Sent]>([
    ['is a web page', { content: Buffer.from(page) }],
    ['is a long packed page', { content: packed }],
    [
      'is one for the browser to unpack',
      { content: packed, ...noted({ contentEncoding: 'gzip' }) },
    ],
    ['is offered as a page', noted({ contentDisposition: 'attachment; filename="x.html"' })],
    ['is to be kept by all on the way', noted({ cacheControl: 'public, max-age=31536000' })],
    ['says what language it speaks', noted({ contentLanguage: 'hi' })],
    ['is of another type', noted({ contentType: 'text/html' })],
    // The emulator removes the first slash.
    ['has a slash before its name', { named: (path) => `//${path}` }],
    ['has an empty folder in its name', { named: (path) => path.replace('/', '//') }],
    ['has a folder of its own', { named: (path) => `${path}/page.html` }],
  ])('and calls itself a picture and %s is removed', async (_what, sent) => {
    const path = sent.named?.(newPath()) ?? newPath();
    await bucket.file(path).save(Buffer.from(sent.content ?? new Uint8Array(picture)), {
      resumable: false,
      metadata: { contentType: 'image/png', ...sent.metadata },
    });
    await removed(path);
  });
});

describe('a file that no feedback names', () => {
  const day = 24 * 60 * 60 * 1000;
  const orphans = (hours: number, other = {}) => {
    const now = Date.now() + hours * 60 * 60 * 1000;
    return removeOrphans(quietBucket, { now, until: Date.now() + day, ...other });
  };

  async function left(count: number): Promise<string[]> {
    const paths = Array.from({ length: count }, newPath);
    for (const path of paths) {
      await quietBucket.file(path).save(Buffer.from(picture), { resumable: false });
    }
    return paths;
  }
  const isThere = async (path: string) => (await quietBucket.file(path).exists())[0];
  const idOf = (path: string) => path.slice('service-documents/'.length);
  beforeAll(() => quietBucket.deleteFiles({ force: true }));
  afterEach(() => quietBucket.deleteFiles({ force: true }));

  test('goes after a day, and one that feedback names stays', async () => {
    const [named = '', orphan = ''] = await left(2);
    const feedback = database.doc(`services/${idOf(named)}`);
    await feedback.set({ name: 'Moringa', description: 'Fine.', fileURL: fileAddress(named) });
    expect(await orphans(23)).toBe(0);
    expect(await orphans(25)).toBe(1);
    expect([await isThere(named), await isThere(orphan)]).toEqual([true, false]);
    await feedback.delete();
    expect(await orphans(25)).toBe(1);
    expect(await isThere(named)).toBe(false);
  });

  test('goes whatever its name holds, in batches until the time for it is up; the merchant’s own files are left alone', async () => {
    await left(4);
    for (const path of [`service-documents/a/b/${mintId()}`, 'documents/moringa']) {
      await quietBucket.file(path).save(Buffer.from(picture), { resumable: false });
    }
    expect(await orphans(25, { batch: 2, until: 0 })).toBe(2);
    expect(await orphans(25, { batch: 2 })).toBe(3);
    expect(await isThere('documents/moringa')).toBe(true);
  });
});
