/** Which engines the tests of this folder are about: those that HAAT_ENGINES names, else all but Chromium, in which every journey is made. */
import type { EngineName } from './engine.ts';

export const ALL_ENGINES: readonly EngineName[] = ['chromium', 'firefox', 'webkit'];
export const OTHER_ENGINES: readonly EngineName[] = ['firefox', 'webkit'];

export function chosenEngines(): readonly EngineName[] {
  const named = process.env.HAAT_ENGINES?.split(',') ?? OTHER_ENGINES;
  return ALL_ENGINES.filter((name) => named.includes(name));
}
