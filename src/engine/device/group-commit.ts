// Group commit: small steps that come at the same time share one transaction.
import { Dexie, type Table } from 'dexie';
import type { EngineDatabase } from './engine-database.ts';

type Step = {
  tables: readonly Table[];
  work(): Promise<unknown>;
  resolve(result: unknown): void;
  reject(error: unknown): void;
};

/** Steps that came while others are on their way to the disk. */
const waiting = new WeakMap<EngineDatabase, Step[]>();

/**
 * Each transaction waits for the disk and for the one before it, so the steps that come meanwhile share the next one. The
 * promise is fulfilled when the disk has the step, and rejected only where the step fails by itself. When another step of the shared
 * transaction fails, `work` is run a second time, so it has to read everything that it decides by.
 */
export function groupCommit<T>(
  database: EngineDatabase,
  tables: readonly Table[],
  work: () => Promise<T>,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const step: Step = { tables, work, resolve: (it) => resolve(it as T), reject };
    const steps = waiting.get(database);
    if (steps) steps.push(step);
    else {
      waiting.set(database, [step]);
      void Dexie.ignoreTransaction(() => commitWaiting(database));
    }
  });
}

async function commitWaiting(database: EngineDatabase): Promise<void> {
  // Steps that come in the same task come along.
  await null;
  for (;;) {
    const steps = waiting.get(database) ?? [];
    if (steps.length === 0) break;
    waiting.set(database, []);
    await commitTogether(database, steps);
  }
  waiting.delete(database);
}

async function commitTogether(database: EngineDatabase, steps: readonly Step[]): Promise<void> {
  const tables = [...new Set(steps.flatMap((step) => step.tables))];
  try {
    const results = await database.transaction('rw', tables, async () => {
      const done: unknown[] = [];
      for (const { work } of steps) done.push(await work());
      return done;
    });
    for (const [at, { resolve }] of steps.entries()) resolve(results[at]);
  } catch (error) {
    const [only, ...others] = steps;
    if (others.length === 0) only?.reject(error);
    // One of them failed, and all with it: each by itself then.
    else for (const step of steps) await commitTogether(database, [step]);
  }
}
