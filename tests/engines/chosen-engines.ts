/** The engines that this folder's tests run in: those named by HAAT_ENGINES, else all but Chromium, in which every journey runs. */
import type { EngineName, OtherEngine } from './engine.ts';

export const OTHER_ENGINES: readonly OtherEngine[] = ['firefox', 'webkit'];
export const ALL_ENGINES: readonly EngineName[] = ['chromium', ...OTHER_ENGINES];

export function chosenEngines(): readonly OtherEngine[] {
  const named = process.env.HAAT_ENGINES?.split(',') ?? OTHER_ENGINES;
  return OTHER_ENGINES.filter((name) => named.includes(name));
}
