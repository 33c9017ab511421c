// Steps for writing to the shop, and the check of the arrived message.
import type { Page } from 'playwright/test';
import { messagesWith } from '../../support/marked-messages.ts';
import { sentFields } from '../../support/shop-server.ts';
import { expect, onlyOne } from './journey.ts';

export { messagesWith, newMark } from '../../support/marked-messages.ts';

export const MESSAGE_ARRIVED = 'Thank you! Your message has reached us.';

export async function writeMessage(page: Page, mark: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Asha Rao');
  await page.getByLabel('Phone Number').fill('98765 43210');
  await page.getByLabel('Email').fill('asha.rao@example.com');
  await page.getByLabel('Message', { exact: true }).fill(`Do you deliver? ${mark}`);
}

export async function pressSend(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send message' }).click();
}

export async function sendMessage(page: Page, mark: string): Promise<void> {
  await page.goto('/contact-us');
  await writeMessage(page, mark);
  await pressSend(page);
}

/** Expects exactly one document, with exactly the specification's four fields. */
export async function expectOneMessage(mark: string): Promise<void> {
  expect(sentFields(await onlyOne(() => messagesWith(mark), 'messages'))).toEqual({
    name: { stringValue: 'Asha Rao' },
    phone: { stringValue: '+91 9876543210' },
    email: { stringValue: 'asha.rao@example.com' },
    message: { stringValue: `Do you deliver? ${mark}` },
  });
}
