// This device's answers about installation: whether the install hint is over, and the browser's reply to the request
// for persistent storage.
import * as v from 'valibot';
import type { HaatDatabase } from './tables.ts';

const HINT_KEY = 'install-hint';
const STORAGE_KEY = 'storage-asked';

/** Why the hint is never shown again. */
export type HintEnd = 'not-now' | 'installed';

const StorageAnswer = v.object({ isKept: v.boolean(), at: v.number() });
/** `at`: when the browser was asked, ms. */
export type StorageAnswer = v.InferOutput<typeof StorageAnswer>;

/** Whether the install hint is over on this device, for good. */
export async function isHintOver(database: HaatDatabase): Promise<boolean> {
  return (await database.deviceState.get(HINT_KEY)) !== undefined;
}

/** Never shows the hint again on this device. */
export async function endHint(database: HaatDatabase, why: HintEnd): Promise<void> {
  await database.deviceState.put({ key: HINT_KEY, value: why });
}

/** The browser's last reply to the request for persistent storage; null before the first. */
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
