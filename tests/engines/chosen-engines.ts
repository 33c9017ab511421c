/** Which engines the tests of this folder are about: those that HAAT_ENGINES names, else all but Chromium, in which every journey is made. */
import type { EngineName, OtherEngine } from './engine.ts';

export const OTHER_ENGINES: readonly OtherEngine[] = ['firefox', 'webkit'];
export const ALL_ENGINES: readonly EngineName[] = ['chromium', ...OTHER_ENGINES];

export function chosenEngines(): readonly OtherEngine[] {
  const named = process.env.HAAT_ENGINES?.split(',') ?? OTHER_ENGINES;
  return OTHER_ENGINES.filter((name) => named.includes(name));
}
