// What this device remembers of being asked: whether the hint to install the shop is over, and what the browser answered when
// it was asked to keep the shop's storage.
import * as v from 'valibot';
import type { HaatDatabase } from './tables.ts';

const HINT_KEY = 'install-hint';
const STORAGE_KEY = 'storage-asked';

/** Why the hint is never shown again. */
export type HintEnd = 'not-now' | 'installed';

const StorageAnswer = v.object({ isKept: v.boolean(), at: v.number() });
/** `at`: when the browser was asked, ms. */
export type StorageAnswer = v.InferOutput<typeof StorageAnswer>;

/** Whether the hint to install the shop was answered on this device, for good. */
export async function isHintOver(database: HaatDatabase): Promise<boolean> {
  return (await database.deviceState.get(HINT_KEY)) !== undefined;
}

/** Never shows the hint again on this device. */
export async function endHint(database: HaatDatabase, why: HintEnd): Promise<void> {
  await database.deviceState.put({ key: HINT_KEY, value: why });
}

/** What the browser answered last when it was asked to keep the storage; null when it never was. */
export async function readStorageAnswer(database: HaatDatabase): Promise<StorageAnswer | null> {
  const kept = v.safeParse(StorageAnswer, (await database.deviceState.get(STORAGE_KEY))?.value);
  return kept.success ? kept.output : null;
}

/** Keeps the browser's answer. */
export async function writeStorageAnswer(
  database: HaatDatabase,
  answer: StorageAnswer,
): Promise<void> {
  await database.deviceState.put({ key: STORAGE_KEY, value: answer });
}
