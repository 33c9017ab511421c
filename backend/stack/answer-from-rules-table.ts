/** Puts our rules table where firebase-tools' Storage emulator would talk to the official runtime. */
import { createRequire } from 'node:module';
import { announceUploadsOnly } from './fewer-storage-events.ts';
import { allowedByTable } from './storage-rules-table.ts';

// Whatever answers for the rules, the emulator of every process that loads this keeps quiet about pictures.
announceUploadsOnly();

type Stored = { size: number | string; contentType?: string };

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
  const incoming = file.after && {
    size: Number(file.after.size),
    contentType: file.after.contentType ?? '',
  };
  return allowedByTable({
    method,
    name,
    uid: token === undefined ? null : uidOf(token),
    exists: file.before !== undefined,
    ...(incoming && { incoming }),
  });
}

function uidOf(token: string): string | null {
  const [, payload = ''] = token.split('.');
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const uid = claims && typeof claims === 'object' && 'user_id' in claims && claims.user_id;
    return typeof uid === 'string' ? uid : null;
  } catch {
    // What is no token signs nobody in.
    return null;
  }
}
