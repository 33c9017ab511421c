// A loopback stand-in for Storage: it takes uploads as the shop's rules would, and loses or falsifies replies on purpose.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, vi } from 'vitest';
import { UPLOAD_TYPES } from '#domain/shared/limits.ts';
import { MAX_UPLOAD_BYTES } from '#engine/limits.ts';
import type { Fault } from './faulty-firestore.ts';
import { type Loopback, reply, startLoopback } from './loopback.ts';

type StoredFile = { type: string; bytes: Buffer };

type Kept = {
  files: Map<string, StoredFile>;
  /** Uploads that reached the server, landed or not, in their order. */
  uploads: string[];
  senders: (string | null)[];
  /** Faults of the next uploads, in order; afterwards all is well. */
  faults: Fault[];
};

/** A Storage that loses replies for each test of the file; call after `eachPhone` or `freshDesk`. */
export function eachFaultyStorage(): Kept {
  const storage = {} as Kept & Loopback;
  beforeEach(async () => {
    const kept: Kept = { files: new Map(), uploads: [], senders: [], faults: [] };
    Object.assign(storage, kept, await startLoopback((...asked) => answer(kept, ...asked)));
    const phonesFetch = globalThis.fetch;
    vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
      phonesFetch(url.replace('http://localhost:9199', storage.origin), init),
    );
  });
  afterEach(() => storage.close());
  return storage;
}

async function answer(
  storage: Kept,
  request: IncomingMessage,
  bytes: Buffer,
  response: ServerResponse,
) {
  const { searchParams } = new URL(request.url ?? '', 'http://storage');
  const path = searchParams.get('name') ?? '';
  const file = { type: request.headers['content-type'] ?? '', bytes };
  storage.uploads.push(path);
  storage.senders.push(request.headers.authorization?.replace('Firebase ', '') ?? null);
  const fault = storage.faults.shift();
  await fault?.until;
  const mayLand = isWelcome(file) && isSame(storage.files.get(path) ?? file, file);
  if (mayLand && (!fault || fault.landsFirst)) storage.files.set(path, file);
  if (fault?.drop) return void response.destroy();
  if (fault?.reply) {
    const { status, body, headers } = fault.reply;
    return reply(response, status, body, headers);
  }
  if (mayLand) return reply(response, 200, metadata(path, file));
  const message = 'Permission denied. No WRITE permission.';
  reply(response, 403, JSON.stringify({ error: { code: 403, message } }));
}

/** As in backend/storage.rules. */
function isSame(stored: StoredFile, sent: StoredFile): boolean {
  return stored.type === sent.type && stored.bytes.length === sent.bytes.length;
}

function isWelcome({ type, bytes }: StoredFile): boolean {
  return (
    bytes.length > 0 &&
    bytes.length <= MAX_UPLOAD_BYTES &&
    UPLOAD_TYPES.some((welcome) => welcome === type)
  );
}

function metadata(name: string, { type, bytes }: StoredFile): string {
  return JSON.stringify({ name, contentType: type, size: String(bytes.length) });
}
