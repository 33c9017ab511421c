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

function permitted({ method, path, file }: RulesQuestion): boolean {
  const name = path.replace(/^\/?b\/[^/]+\/o\/?/, '');
  const incoming = file.after && {
    size: Number(file.after.size),
    contentType: file.after.contentType ?? '',
  };
  return allowedByTable({
    method,
    name,
    exists: file.before !== undefined,
    ...(incoming && { incoming }),
  });
}
