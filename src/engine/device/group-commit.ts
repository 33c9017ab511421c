// Group commit: small steps that come at the same time share one transaction.
import { Dexie, type Table } from 'dexie';
import type { EngineDatabase } from './engine-database.ts';

type Step = {
  tables: readonly Table[];
  work(): Promise<unknown>;
  resolve(result: unknown): void;
  reject(error: unknown): void;
};

/** Steps that arrived while others are being committed. */
const waiting = new WeakMap<EngineDatabase, Step[]>();

/**
 * Each transaction waits for the disk and for the one before it, so steps that arrive meanwhile share the next one.
 * Resolves when the disk has the step; rejects only when the step fails on its own. When another step of the shared
 * transaction fails, `work` runs again, so it must read everything it decides by.
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
  // Steps of the same task join.
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
    // One failed and aborted all: run each on its own.
    else for (const step of steps) await commitTogether(database, [step]);
  }
}
