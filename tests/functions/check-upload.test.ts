// A file is sent as the shop sends it; the function that looks into it leaves true pictures and PDFs alone and removes
// what only pretends to be one.
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { mintId } from '#core/model/identifiers.ts';
import { fileAddress, uploadFile } from '#core/remote/upload-file.ts';
import { removeDisguised } from '../../backend/functions/src/remove-disguised.ts';
import { pause } from './shop-database.ts';

process.env.FIREBASE_STORAGE_EMULATOR_HOST ??= '127.0.0.1:9199';

const app = initializeApp({ projectId: 'demo-haat' }, 'tests-check-upload');
const bucket = getStorage(app).bucket('demo-haat.appspot.com');
const quietBucket = getStorage(app).bucket('demo-haat-no-functions.appspot.com');
const PATIENCE_MS = 45_000;
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
afterAll(() => deleteApp(app));

describe('a file that is sent', () => {
  test('and is a picture stays, and can be fetched at its address', async () => {
    const path = newPath();
    expect(await uploadFile(path, 'image/png', picture, false)).toMatchObject({ kind: 'ok' });
    // The function has run by the time at which it removed a later file.
    const later = newPath();
    await uploadFile(later, 'image/png', bytesOf('<p>'), false);
    await expect.poll(() => exists(later), { timeout: PATIENCE_MS, interval: 200 }).toBe(false);
    await pause(1_000);
    const reply = await fetch(fileAddress(path));
    expect([reply.status, reply.headers.get('Content-Type')]).toEqual([200, 'image/png']);
    expect(new Uint8Array(await reply.arrayBuffer())).toEqual(new Uint8Array(picture));
  });

  test('and is sent again, because its first reply was lost, is proven without a second file', async () => {
    const path = newPath();
    await uploadFile(path, 'image/png', picture, false);
    const [{ generation }] = await bucket.file(path).getMetadata();
    expect(await uploadFile(path, 'image/png', picture, true)).toMatchObject({ kind: 'ok' });
    expect((await bucket.file(path).getMetadata())[0].generation).toBe(generation);
  });

  test.each([
    ['a web page', '<!doctype html><script>alert(1)</script>'],
    ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
    ['a ZIP', 'PK\u0003\u0004\u0014\u0000\u0000\u0000\u0008\u0000'],
  ])('and is %s that calls itself a picture is removed', async (_what, content) => {
    const path = newPath();
    expect(await uploadFile(path, 'image/png', bytesOf(content), false)).toMatchObject({
      kind: 'ok',
    });
    await expect.poll(() => exists(path), { timeout: PATIENCE_MS, interval: 200 }).toBe(false);
  });

  test('and says that it is a web page is refused at once', async () => {
    const answer = await uploadFile(newPath(), 'text/html', bytesOf('<p>'), false);
    expect(answer).toMatchObject({ kind: 'refused', status: 'PERMISSION_DENIED' });
  });

  test('and is empty is refused at once', async () => {
    const answer = await uploadFile(newPath(), 'image/png', new ArrayBuffer(0), false);
    expect(answer).toMatchObject({ kind: 'refused', status: 'PERMISSION_DENIED' });
  });
});

describe('an event', () => {
  async function stored(path: string, content: Uint8Array) {
    await quietBucket.file(path).save(Buffer.from(content), { resumable: false });
    const [{ generation }] = await quietBucket.file(path).getMetadata();
    return { name: path, generation: String(generation) };
  }
  const disguised = new Uint8Array(bytesOf('MZ program'));

  test('that comes twice removes a disguised file once and is content', async () => {
    const event = await stored(newPath(), disguised);
    expect(await removeDisguised(quietBucket, event)).toBe('removed');
    expect(await removeDisguised(quietBucket, event)).toBe('gone');
  });

  test('about a true picture leaves it alone', async () => {
    const event = await stored(newPath(), new Uint8Array(picture));
    expect(await removeDisguised(quietBucket, event)).toBe('kept');
    expect((await quietBucket.file(event.name).exists())[0]).toBe(true);
  });

  test('about the merchant’s own files is none of its business', async () => {
    const event = await stored('documents/moringa', disguised);
    expect(await removeDisguised(quietBucket, event)).toBe('kept');
    expect((await quietBucket.file(event.name).exists())[0]).toBe(true);
  });
});
