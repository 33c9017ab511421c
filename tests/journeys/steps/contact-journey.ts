// Steps of writing to the shop, and the judgement of what arrived there.
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import type { SeenRequest } from '../../support/fault-proxy-log.ts';
import { isCommit } from '../../support/sent-requests.ts';
import { listDocuments, type StoredDocument, sentFields } from '../../support/shop-server.ts';
import { expect } from './journey.ts';

export const MESSAGE_ARRIVED = 'Thank you! Your message has reached the shop.';

/** Words that stand in one message only. */
export function newMark(): string {
  return `mark-${randomUUID().slice(0, 12)}`;
}

/** Fills the contact form with a message that carries the mark. */
export async function writeMessage(page: Page, mark: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Asha Rao');
  await page.getByLabel('Phone Number').fill('98765 43210');
  await page.getByLabel('Email').fill('asha.rao@example.com');
  await page.getByLabel('Message', { exact: true }).fill(`Do you deliver? ${mark}`);
}

export async function pressSend(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send message' }).click();
}

/** The messages with this mark that the shop has received. */
export async function messagesWith(mark: string): Promise<StoredDocument[]> {
  const all = await listDocuments('contact-us');
  return all.filter(({ fields }) => JSON.stringify(fields).includes(mark));
}

/** A write of the message with this mark. */
export function isMessageWith(mark: string): (seen: SeenRequest) => boolean {
  return (seen) => isCommit(seen) && seen.body.includes(mark);
}

/** Exactly one document must have arrived, with exactly the specification's four fields. */
export async function expectOneMessage(mark: string): Promise<void> {
  await expect
    .poll(async () => (await messagesWith(mark)).length, {
      message: 'messages at the shop',
      timeout: 45_000,
    })
    .toBe(1);
  expect(sentFields((await messagesWith(mark))[0])).toEqual({
    name: { stringValue: 'Asha Rao' },
    phone: { stringValue: '+91 9876543210' },
    email: { stringValue: 'asha.rao@example.com' },
    message: { stringValue: `Do you deliver? ${mark}` },
  });
}
