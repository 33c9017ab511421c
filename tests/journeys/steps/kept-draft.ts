// A form's kept draft: a reload right after the last key would come before the phone has saved it.
import type { Page } from 'playwright/test';
import { everythingOnDevice } from '../../support/device-storage.ts';
import { expect } from './journey.ts';

const drafts = async (page: Page) => JSON.stringify((await everythingOnDevice(page)).drafts);

/** Waits until these words are kept on the phone. */
export async function expectKept(page: Page, words: string | RegExp): Promise<void> {
  const kept =
    typeof words === 'string' ? expect.stringContaining(words) : expect.stringMatching(words);
  await expect.poll(() => drafts(page), { message: `“${words}” is kept` }).toEqual(kept);
}

/** Waits until these words are no longer kept. */
export async function expectForgotten(page: Page, words: string): Promise<void> {
  await expect
    .poll(() => drafts(page), { message: `“${words}” is forgotten` })
    .not.toContain(words);
}
