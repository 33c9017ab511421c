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
import { expectNoBarriers, SWEEPS } from '../steps/list-page.ts';
import { visitShop } from '../steps/whole-device.ts';

for (const [width, colorScheme] of SWEEPS) {
  test(`the forms have no barrier at ${width} px, ${colorScheme}`, async ({
    page,
    context,
    complaints,
  }) => {
    complaints.expectFailedRequests();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 740 });
    await visitShop(page);

    await page.goto('/contact-us');
    await expectNoBarriers(page, 'empty message');
    await pressSend(page);
    await expectNoBarriers(page, 'wrong message');
    await writeMessage(page, newMark());
    await pressSend(page);
    await expect(page.getByText(MESSAGE_ARRIVED)).toBeVisible();
    await expectNoBarriers(page, 'message sent');

    await page.goto('/services');
    await expectNoBarriers(page, 'empty feedback');
    await fileInput(page).setInputFiles({ ...somePdf(), mimeType: 'text/plain' });
    await pressSendFeedback(page);
    await expectNoBarriers(page, 'wrong feedback');
    await writeFeedback(page, newMark(), somePdf());
    await expectNoBarriers(page, 'feedback with a file');
    await pressSendFeedback(page);
    await expect(page.getByText(FEEDBACK_ARRIVED)).toBeVisible({ timeout: 30_000 });
    await expectNoBarriers(page, 'feedback sent');

    const documented = (await listDocuments('products')).find(({ fields }) => fields.documentBytes);
    await page.goto(`/product/${documented?.id}`);
    await expect(page.getByRole('button', { name: 'Download' })).toBeVisible();
    await expectNoBarriers(page, 'document offered');
    await context.setOffline(true);
    await expect(page.getByText('It is not on this phone yet')).toBeVisible({ timeout: 30_000 });
    await expectNoBarriers(page, 'document out of reach');
    await page.goto('/contact-us');
    await writeMessage(page, newMark());
    await pressSend(page);
    await expect(page.getByText(/^Saved on this phone/)).toBeVisible({ timeout: 20_000 });
    await expectNoBarriers(page, 'message waits');
    await page.goto('/services');
    await writeFeedback(page, newMark(), somePdf());
    await pressSendFeedback(page);
    await expect(page.getByText(/^Saved on this phone/)).toBeVisible({ timeout: 20_000 });
    await page.goto('/waiting');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
    await expectNoBarriers(page, 'both wait');
  });
}
