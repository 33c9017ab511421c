// Writing to the shop: checked as the specification says, saved before it is sent, sent once, thanked for after proof.
import type { Page } from 'playwright/test';
import type { SeenRequest } from '../../support/fault-proxy-log.ts';
import {
  expectOneMessage,
  isMessageWith,
  MESSAGE_ARRIVED,
  messagesWith,
  newMark,
  pressSend,
  writeMessage,
} from '../steps/contact-journey.ts';
import { expect, test } from '../steps/journey.ts';
import { expectKept } from '../steps/kept-draft.ts';
import { visitShop } from '../steps/whole-device.ts';

const MESSAGES = ['Name', 'Phone Number', 'Email', 'Message'].map((it) => `${it} is required`);

async function openForm(page: Page): Promise<void> {
  await page.goto('/contact-us');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('an empty form is told what is missing, beside each field, and the first one has the focus; a wrong number also where what reads numbers comes late', async ({
  page,
  network,
}) => {
  const isReader = ({ url }: SeenRequest) => /\/assets\/phone-number-/.test(url.pathname);
  network.fault(isReader, { do: 'late-reply', ms: 6_000 });
  await openForm(page);
  for (const words of MESSAGES) await expect(page.getByText(words)).toBeHidden();
  await pressSend(page);
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  for (const [label, words] of [
    ['Name', 'Name is required'],
    ['Phone Number', 'Phone Number is required'],
    ['Email', 'Email is required'],
    ['Message', 'Message is required'],
  ] as const) {
    const field = page.getByRole('textbox', { name: label, exact: true });
    await expect(field).toHaveAccessibleDescription(words);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  await page.getByLabel('Name', { exact: true }).fill('Asha');
  await expect(page.getByText('Name is required')).toBeHidden();
  await page.getByLabel('Phone Number').fill('12345');
  await expect(page.getByText('Phone Number is invalid')).toBeVisible();
  await page.getByLabel('Email').fill('asha@');
  await expect(page.getByText('Email is invalid')).toBeVisible();
  await page.getByLabel('Message', { exact: true }).fill('Namaste');
  await pressSend(page);
  await expect(page.getByLabel('Phone Number')).toBeFocused();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha');
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Namaste');
});

test('a number is told to be wrong and stays as it was typed; put right, with prefix and spaces, it arrives as India’s', async ({
  page,
}) => {
  const mark = newMark();
  await visitShop(page);
  await openForm(page);
  await expect(page.getByLabel('Country code')).toHaveValue('91');
  await writeMessage(page, mark);
  const phone = page.getByLabel('Phone Number');
  await phone.fill('98 765 432 109');
  await pressSend(page);
  await expect(phone).toHaveAccessibleDescription('Phone Number is invalid');
  await expect(phone).toBeFocused();
  await expect(phone).toHaveValue('98 765 432 109');
  await phone.fill('+91 98765 43210');
  await expect(page.getByText('Phone Number is invalid')).toBeHidden();
  await pressSend(page);
  await expectOneMessage(mark);
});

test('a message says that it is being sent, then thanks after proof, and the form is ready for another', async ({
  page,
  network,
}) => {
  const [first, second] = [newMark(), newMark()];
  await visitShop(page);
  await openForm(page);
  network.fault(isMessageWith(first), { do: 'delay', ms: 2_000 });
  await writeMessage(page, first);
  await pressSend(page);
  await expect(page.getByText('Sending…', { exact: true })).toBeVisible();
  await expect(page.getByText(MESSAGE_ARRIVED)).toBeHidden();
  for (const label of ['Name', 'Phone Number', 'Email', 'Message']) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue('');
  }
  await expect(page.getByText(MESSAGE_ARRIVED)).toBeVisible();
  await expect(page.getByText(MESSAGE_ARRIVED)).toBeInViewport({ ratio: 1 });
  await expectOneMessage(first);
  await writeMessage(page, second);
  await pressSend(page);
  await expectOneMessage(second);
  await expectOneMessage(first);
});

test('a double press sends one message and finds nothing wrong with the emptied form', async ({
  page,
}) => {
  const mark = newMark();
  await visitShop(page);
  await openForm(page);
  await writeMessage(page, mark);
  await page.getByRole('button', { name: 'Send message' }).dblclick();
  await expectOneMessage(mark);
  await expect(page.getByText(MESSAGE_ARRIVED)).toBeVisible();
  for (const words of MESSAGES) await expect(page.getByText(words)).toBeHidden();
  await expectOneMessage(mark);
});

test('what was typed is still there after a reload', async ({ page }) => {
  const mark = newMark();
  await openForm(page);
  await writeMessage(page, mark);
  await page.getByLabel('Country code').selectOption('977');
  await expectKept(page, '977');
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha Rao');
  await expect(page.getByLabel('Country code')).toHaveValue('977');
  await expect(page.getByLabel('Phone Number')).toHaveValue('98765 43210');
  await expect(page.getByLabel('Email')).toHaveValue('asha.rao@example.com');
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(`Do you deliver? ${mark}`);
});

test('a refused message leads to where it waits; discarded there, it is not thanked for', async ({
  page,
  context,
  network,
  complaints,
}) => {
  complaints.expectFailedRequests();
  const mark = newMark();
  await visitShop(page);
  await openForm(page);
  const error = { code: 403, message: 'No.', status: 'PERMISSION_DENIED' };
  const body = JSON.stringify({ error });
  const refusal = { do: 'answer', status: 403, type: 'application/json', body } as const;
  network.fault(isMessageWith(mark), refusal);
  await writeMessage(page, mark);
  await pressSend(page);
  await expect(page.getByText('Your message has not reached the shop.')).toBeVisible({
    timeout: 30_000,
  });
  const wayOn = page.getByRole('link', { name: 'See why, and what to do' });
  await expect(wayOn).toHaveAttribute('href', '/waiting');
  const other = await context.newPage();
  await other.goto('/waiting');
  await expect(other.getByRole('main')).toContainText('Your message to the shop');
  await other.getByRole('button', { name: 'Discard' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(other.getByText('Nothing is waiting to be sent.')).toBeVisible();
  await expect(wayOn).toBeHidden();
  await expect(page.getByText(MESSAGE_ARRIVED)).toBeHidden();
  expect(await messagesWith(mark)).toEqual([]);
});
