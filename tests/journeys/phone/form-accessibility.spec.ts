// No barrier that axe knows in the forms and under the document, empty, wrong, waiting, sent, and refused.
import type { Page } from 'playwright/test';
import { listDocuments } from '../../support/shop-server.ts';
import { MESSAGE_ARRIVED, newMark, pressSend, writeMessage } from '../steps/contact-journey.ts';
import {
  FEEDBACK_ARRIVED,
  fileInput,
  pressSendFeedback,
  somePdf,
  writeFeedback,
} from '../steps/feedback-journey.ts';
import { expect, test } from '../steps/journey.ts';
import { expectNoBarriersAnywhere } from '../steps/list-page.ts';
import { haveCatalogue } from '../steps/whole-device.ts';

/** The field with the focus is wrong: a ring around it says the one, a bar at its beginning the other, in another colour. */
async function expectFocusUnlikeError(page: Page): Promise<void> {
  const field = page.locator(':focus');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  const seen = await field.evaluate((it) => {
    const { outlineColor, outlineOffset, borderLeftColor, borderLeftWidth, borderTopWidth } =
      getComputedStyle(it);
    return { outlineColor, outlineOffset, borderLeftColor, borderLeftWidth, borderTopWidth };
  });
  expect(seen).toMatchObject({
    outlineOffset: '2px',
    borderLeftWidth: '6px',
    borderTopWidth: '1px',
  });
  expect(seen.outlineColor).not.toBe(seen.borderLeftColor);
}

test('the forms have no barrier at 360 px, light, and at 1280 px, dark', async ({
  page,
  context,
  complaints,
}) => {
  test.slow(true, 'axe on twelve states, twice each');
  complaints.expectFailedRequests();
  await haveCatalogue(page);

  await page.goto('/contact-us');
  await expectNoBarriersAnywhere(page, 'empty message');
  await pressSend(page);
  await expectFocusUnlikeError(page);
  await expectNoBarriersAnywhere(page, 'wrong message');
  await writeMessage(page, newMark());
  await pressSend(page);
  await expect(page.getByText(MESSAGE_ARRIVED)).toBeVisible();
  await expectNoBarriersAnywhere(page, 'message sent');

  await page.goto('/services');
  await expectNoBarriersAnywhere(page, 'empty feedback');
  await fileInput(page).setInputFiles({ ...somePdf(), mimeType: 'text/plain' });
  await pressSendFeedback(page);
  await expectNoBarriersAnywhere(page, 'wrong feedback');
  await writeFeedback(page, newMark(), somePdf());
  await expectNoBarriersAnywhere(page, 'feedback with a file');
  await pressSendFeedback(page);
  await expect(page.getByText(FEEDBACK_ARRIVED)).toBeVisible({ timeout: 30_000 });
  await expectNoBarriersAnywhere(page, 'feedback sent');

  const documented = (await listDocuments('products')).find(({ fields }) => fields.documentBytes);
  await page.goto(`/product/${documented?.id}`);
  await expect(page.getByRole('button', { name: 'Download' })).toBeVisible();
  await expectNoBarriersAnywhere(page, 'document offered');
  await context.setOffline(true);
  await expect(page.getByText('This is not on this phone yet')).toBeVisible({ timeout: 30_000 });
  await expectNoBarriersAnywhere(page, 'document out of reach');
  await page.goto('/contact-us');
  await writeMessage(page, newMark());
  await pressSend(page);
  await expect(page.getByText(/^Saved on this phone/)).toBeVisible({ timeout: 20_000 });
  await expectNoBarriersAnywhere(page, 'message waits');
  await page.goto('/services');
  await writeFeedback(page, newMark(), somePdf());
  await pressSendFeedback(page);
  await expect(page.getByText(/^Saved on this phone/)).toBeVisible({ timeout: 20_000 });
  await page.goto('/waiting');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
  await expectNoBarriersAnywhere(page, 'both wait');
});
