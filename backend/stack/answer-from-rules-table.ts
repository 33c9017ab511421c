/** Puts our rules table where firebase-tools' Storage emulator would talk to the official runtime. */
import { createRequire } from 'node:module';
import { announceUploadsOnly } from './fewer-storage-events.ts';
import { allowedByTable } from './storage-rules-table.ts';

// Whatever answers for the rules, the emulator of every process that loads this keeps quiet about pictures.
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
  /** A signed-in person's token, which emulators believe unsigned. */
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

/** From now on the Storage emulator of this process asks the table. */
export function answerFromRulesTable(): void {
  // firebase-tools is pinned by the lock file; the parts of this module that we use are named above.
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

/** What a token says; nothing where it is none, which signs nobody in. */
function claimsOf(token = ''): { user_id?: unknown; merchant?: unknown } {
  const [, payload = ''] = token.split('.');
  try {
    return Object(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  } catch {
    return {};
  }
}
