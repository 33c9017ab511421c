// A file is sent as the shop sends it; the function that looks into it leaves true pictures and PDFs alone and removes
// what only pretends to be one.
import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { mintId } from '#core/model/identifiers.ts';
import { fileAddress, uploadFile } from '#core/remote/upload-file.ts';
import { judgeUpload } from '../../backend/functions/src/uploads/judge-upload.ts';
import { removeOrphans } from '../../backend/functions/src/uploads/remove-orphans.ts';
import { closeDatabase, database, pause } from './shop-database.ts';

process.env.FIREBASE_STORAGE_EMULATOR_HOST ??= '127.0.0.1:9199';

const app = initializeApp({ projectId: 'demo-haat' }, 'tests-check-upload');
const bucket = getStorage(app).bucket('demo-haat.appspot.com');
const quietBucket = getStorage(app).bucket('demo-haat-no-functions.appspot.com');
const TIMEOUT_MS = 45_000;
const used: string[] = [];

let picture: ArrayBuffer;

function newPath(): string {
  const path = `service-documents/${mintId()}`;
  used.push(path);
  return path;
}

const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text)).buffer;
const exists = async (path: string) => (await bucket.file(path).exists())[0];

/** The shop's own name for the emulator, brought to where this run has it. */
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
afterEach(() =>
  Promise.all(used.splice(0).map((path) => bucket.file(path).delete({ ignoreNotFound: true }))),
);
afterAll(() => Promise.all([deleteApp(app), closeDatabase()]));

/** Until the functions have seen everything that was uploaded before: they have removed a later file. */
async function looked(): Promise<void> {
  const later = newPath();
  await uploadFile(later, 'image/png', bytesOf('<p>'));
  await expect.poll(() => exists(later), { timeout: TIMEOUT_MS, interval: 200 }).toBe(false);
  await pause(1_000);
}

/** Sends it past the rules, with notes of the sender's choice. */
async function putWith(path: string, content: Buffer, metadata: object): Promise<void> {
  await bucket.file(path).save(content, {
    resumable: false,
    metadata: { contentType: 'image/png', ...metadata },
  });
}

/** As a phone that nobody signed in asks for it, with the link that the upload was answered with. */
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
    await expect.poll(() => fetched(path, token), { timeout: TIMEOUT_MS, interval: 200 }).toBe(403);
    await looked();
    expect(await fetched(path, token)).toBe(403);
    const [content] = await bucket.file(path).download();
    expect(new Uint8Array(content)).toEqual(new Uint8Array(picture));
    expect((await bucket.file(path).getMetadata())[0].contentType).toBe('image/png');
  });

  test('and is sent again, because its first reply was lost, is proven and still one file', async () => {
    const path = newPath();
    await uploadFile(path, 'image/png', picture);
    await looked();
    expect(await uploadFile(path, 'image/png', picture)).toMatchObject({ kind: 'ok' });
    await looked();
    const [files] = await bucket.getFiles({ prefix: path });
    expect(files.map(({ name }) => name)).toEqual([path]);
  });

  const page = '<!doctype html><script>alert(1)</script><p>Namaste</p>';

  test.each([
    ['and says nothing of it', {}],
    ['for the browser to unpack', { contentEncoding: 'gzip' }],
  ])(
    'and is a long packed page that calls itself a picture, %s, is removed, and the next file is still looked into',
    async (_how, metadata) => {
      const path = newPath();
      // Nothing of it is like anything else, so that its beginning alone cannot be unpacked.
      await putWith(path, gzipSync(page + randomBytes(200_000).toString('hex')), metadata);
      await expect.poll(() => exists(path), { timeout: TIMEOUT_MS, interval: 200 }).toBe(false);
      await looked();
    },
  );

  test.each([
    ['is offered as a page', { contentDisposition: 'attachment; filename="page.html"' }, null],
    ['is to be kept by everybody on the way', { cacheControl: 'public, max-age=31536000' }, null],
    ['says what language it speaks', { contentLanguage: 'hi' }, null],
    ['is of another type', { contentType: 'text/html' }, null],
    ['is empty', {}, Buffer.alloc(0)],
  ])('and %s is removed', async (_what, metadata, content) => {
    const path = newPath();
    await putWith(path, content ?? Buffer.from(picture), metadata);
    await expect.poll(() => exists(path), { timeout: TIMEOUT_MS, interval: 200 }).toBe(false);
  });

  test.each([
    // The emulator takes the first one away.
    ['a slash before it', (path: string) => `//${path}`],
    ['an empty folder between', (path: string) => path.replace('/', '//')],
    ['a folder of its own', (path: string) => `${path}/page.html`],
  ])('and lies under a name with %s is removed', async (_what, named) => {
    const path = named(newPath());
    await putWith(path, Buffer.from(picture), {});
    await expect.poll(() => exists(path), { timeout: TIMEOUT_MS, interval: 200 }).toBe(false);
  });

  test.each([
    ['a web page', '<!doctype html><script>alert(1)</script>'],
    ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
    ['a ZIP', 'PK\u0003\u0004\u0014\u0000\u0000\u0000\u0008\u0000'],
  ])('and is %s that calls itself a picture is removed', async (_what, content) => {
    const path = newPath();
    expect(await uploadFile(path, 'image/png', bytesOf(content))).toMatchObject({
      kind: 'ok',
    });
    await expect.poll(() => exists(path), { timeout: TIMEOUT_MS, interval: 200 }).toBe(false);
  });

  test('and says that it is a web page is refused at once', async () => {
    const answer = await uploadFile(newPath(), 'text/html', bytesOf('<p>'));
    expect(answer).toMatchObject({ kind: 'refused', status: 'PERMISSION_DENIED' });
  });

  test('and is empty is refused at once', async () => {
    const answer = await uploadFile(newPath(), 'image/png', new ArrayBuffer(0));
    expect(answer).toMatchObject({ kind: 'refused', status: 'PERMISSION_DENIED' });
  });
});

describe('an event', () => {
  async function stored(path: string, content: Uint8Array) {
    const metadata = { contentType: 'image/png' };
    await quietBucket.file(path).save(Buffer.from(content), { resumable: false, metadata });
    const [{ generation }] = await quietBucket.file(path).getMetadata();
    return { name: path, generation: String(generation) };
  }
  const disguised = new Uint8Array(bytesOf('MZ program'));

  test('that comes twice removes a disguised file once and is content', async () => {
    const event = await stored(newPath(), disguised);
    expect(await judgeUpload(quietBucket, event)).toBe('removed');
    expect(await judgeUpload(quietBucket, event)).toBe('gone');
  });

  test('about a true picture leaves it alone', async () => {
    const event = await stored(newPath(), new Uint8Array(picture));
    expect(await judgeUpload(quietBucket, event)).toBe('kept');
    expect((await quietBucket.file(event.name).exists())[0]).toBe(true);
  });

  test('about the merchant’s own files is none of its business', async () => {
    const event = await stored('documents/moringa', disguised);
    expect(await judgeUpload(quietBucket, event)).toBe('kept');
    expect((await quietBucket.file(event.name).exists())[0]).toBe(true);
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
    const content = Buffer.from(picture);
    await Promise.all(
      paths.map((path) => quietBucket.file(path).save(content, { resumable: false })),
    );
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

  test('goes whatever its name holds, and the merchant’s own files are left alone', async () => {
    const [below] = [`service-documents/a/b/${newPath().slice(-20)}`];
    for (const path of [below, 'documents/moringa']) {
      await quietBucket.file(path).save(Buffer.from(picture), { resumable: false });
    }
    expect(await orphans(25)).toBe(1);
    expect(await isThere('documents/moringa')).toBe(true);
  });

  test('goes in batches, until the time for it is up', async () => {
    await left(5);
    expect(await orphans(25, { batch: 2, until: 0 })).toBe(2);
    expect(await orphans(25, { batch: 2 })).toBe(3);
  });
});
