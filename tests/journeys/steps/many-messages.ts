// Many messages to the shop, one after the other, from the form where a shopper writes them.
import type { Page } from 'playwright/test';
import { newMark, pressSend, writeMessage } from './contact-journey.ts';
import { expect } from './journey.ts';

/** Writes so many messages on the contact page and waits until the phone has each; returns their marks. */
export async function writeMessages(page: Page, count: number): Promise<string[]> {
  await page.goto('/contact-us');
  const marks = Array.from({ length: count }, newMark);
  for (const mark of marks) {
    await writeMessage(page, mark);
    await pressSend(page);
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
  }
  return marks;
}
