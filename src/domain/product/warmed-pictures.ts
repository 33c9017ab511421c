// How many bytes of pictures this device has fetched ahead of time, so that warming stays within a budget.
import * as v from 'valibot';
import type { HaatDatabase } from '../device/tables.ts';

const KEY = 'warmed-pictures';

/** Times in ms since 1970. `bytes`: since `dayAt`. */
const WarmedPictures = v.object({ firstAt: v.number(), dayAt: v.number(), bytes: v.number() });
export type WarmedPictures = v.InferOutput<typeof WarmedPictures>;

/** The bytes fetched ahead so far; null before the first. */
export async function readWarmed(database: HaatDatabase): Promise<WarmedPictures | null> {
  const kept = v.safeParse(WarmedPictures, (await database.deviceState.get(KEY))?.value);
  return kept.success ? kept.output : null;
}

/** Records how much was fetched. */
export async function writeWarmed(database: HaatDatabase, warmed: WarmedPictures): Promise<void> {
  await database.deviceState.put({ key: KEY, value: warmed });
}
