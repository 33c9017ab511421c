// A stand-in for Storage in memory: it takes uploads as the shop's rules would, and loses or falsifies replies on purpose.
import { beforeEach } from 'vitest';
import { UPLOAD_TYPES } from '#domain/shared/limits.ts';
import { MAX_UPLOAD_BYTES } from '#engine/limits.ts';
import { answerAt, reply } from './answer-at.ts';
import { type Fault, spoilt } from './faulty-firestore.ts';
import type { Phone } from './phone.ts';

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
export function eachFaultyStorage(phone: Phone): Kept {
  const storage = {} as Kept;
  beforeEach(() => {
    Object.assign(storage, { files: new Map(), uploads: [], senders: [], faults: [] });
    answerAt('http://localhost:9199', async (request) => {
      if (!phone.isOnline) throw new TypeError('Failed to fetch');
      return answer(storage, request);
    });
  });
  return storage;
}

async function answer(storage: Kept, request: Request): Promise<Response> {
  const path = new URL(request.url).searchParams.get('name') ?? '';
  const bytes = Buffer.from(await request.arrayBuffer());
  const file = { type: request.headers.get('Content-Type') ?? '', bytes };
  storage.uploads.push(path);
  storage.senders.push(request.headers.get('Authorization')?.replace('Firebase ', '') ?? null);
  const fault = storage.faults.shift();
  const mayLand = isWelcome(file) && isSame(storage.files.get(path) ?? file, file);
  if (mayLand && (!fault || fault.landsFirst)) storage.files.set(path, file);
  if (fault?.drop || fault?.reply) return spoilt(fault);
  if (mayLand) return reply(200, metadata(path, file));
  const message = 'Permission denied. No WRITE permission.';
  return reply(403, JSON.stringify({ error: { code: 403, message } }));
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
