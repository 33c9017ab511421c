/** Replaces the official rules runtime of firebase-tools' Storage emulator by our rules table. */
import { createRequire } from 'node:module';
import { announceUploadsOnly } from './fewer-storage-events.ts';
import { allowedByTable } from './storage-rules-table.ts';

// With either rules runtime, the Storage emulator of every process that loads this file sends no events for pictures.
announceUploadsOnly();

type Stored = {
  size: number | string;
  contentType?: string;
  contentDisposition?: string | null;
  contentEncoding?: string | null;
};

type RulesQuestion = {
  method: string;
  /** `b/<bucket>/o/<name>` */
  path: string;
  file: { before?: Stored; after?: Stored };
  /** The signed-in person's token; emulators accept unsigned ones. */
  token?: string;
};

type RulesRuntime = {
  start(): Promise<void>;
  stop(): Promise<void>;
  loadRuleset(): Promise<unknown>;
};

type RuntimeModule = {
  StorageRulesRuntime: { prototype: RulesRuntime };
  StorageRulesIssues: new () => object;
};

/** Makes this process's Storage emulator ask the table from now on. */
export function answerFromRulesTable(): void {
  // The lock file pins firebase-tools; the types above name the parts of this module in use.
  const { StorageRulesRuntime, StorageRulesIssues } = createRequire(import.meta.url)(
    'firebase-tools/lib/emulator/storage/rules/runtime.js',
  ) as RuntimeModule;

  const ruleset = {
    verify: async (question: RulesQuestion) => ({
      permitted: permitted(question),
      issues: new StorageRulesIssues(),
    }),
  };

  Object.assign(StorageRulesRuntime.prototype, {
    start: async () => undefined,
    stop: async () => undefined,
    loadRuleset: async () => ({ ruleset, issues: new StorageRulesIssues() }),
  } satisfies RulesRuntime);
}

function permitted({ method, path, file, token }: RulesQuestion): boolean {
  const name = path.replace(/^\/?b\/[^/]+\/o\/?/, '');
  const { user_id: uid, merchant } = claimsOf(token);
  return allowedByTable({
    method,
    name,
    uid: typeof uid === 'string' ? uid : null,
    isMerchant: merchant === true,
    stored: file.before && described(file.before),
    incoming: file.after && described(file.after),
  });
}

function described({ size, contentType, contentDisposition, contentEncoding }: Stored) {
  return {
    size: Number(size),
    contentType: contentType ?? '',
    contentDisposition: contentDisposition ?? '',
    contentEncoding: contentEncoding ?? '',
  };
}

/** The claims of a token; none for an invalid one, which signs nobody in. */
function claimsOf(token = ''): { user_id?: unknown; merchant?: unknown } {
  const [, payload = ''] = token.split('.');
  try {
    return Object(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  } catch {
    return {};
  }
}
