// A product's details in the desk's editor on a narrow phone, without a network: typed, made bold and into a list, pasted, kept over a reload, sent. What became of
// them is judged at the shop.
import { makeProduct, unmakeProduct } from '../../support/demo-products.ts';
import { keptForOffline, note, openDesk } from '../steps/desk-journey.ts';
import { expect, test } from '../steps/journey.ts';
import { inForm, saveProduct, storedProduct } from '../steps/products-journey.ts';

test.use({ device: 'new' });

test.beforeEach(({ complaints }) => {
  complaints.expectFailedRequests();
  complaints.expectNotes(/cleardot\.gif/);
});

test('details are written with their looks, what is pasted loses what the shop does not keep, and all of it arrives', async ({
  page,
  context,
}) => {
  test.slow(true, 'a desk that is kept for the time without a network');
  const product = await makeProduct(3);
  await openDesk(page, `/desk/products/${product.id}`);
  await expect(inForm(page, 'Name')).toHaveValue(product.name, { timeout: 60_000 });
  await keptForOffline(page);
  await context.setOffline(true);
  await page.reload();
  const details = page.getByRole('textbox', { name: 'Details' });
  await expect(details).toContainText('Dug by hand');
  await details.press('Control+a');
  await page.getByRole('button', { name: 'Bold' }).click();
  await details.press('Control+End');
  await details.press('Enter');
  await page.getByRole('button', { name: 'List' }).click();
  await page.keyboard.type('In soup');
  await details.press('Enter');
  await expect(details.locator('li')).toHaveCount(2);
  // As from a word processor, with its styles and what runs.
  await details.evaluate((element) => {
    const clipboardData = new DataTransfer();
    const html = '<p style="color:red" class="MsoNormal"><i>In tea</i><script>x()</script></p>';
    clipboardData.setData('text/html', html);
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  await expect(details).toContainText('In tea');
  await expect(page.getByText('What you typed is kept')).toBeVisible();
  await page.reload();
  await expect(details.locator('li')).toHaveText(['In soup', 'In tea']);
  await saveProduct(page);
  await expect(note(page, 'You changed: Details. It is not sent yet')).toBeVisible();
  await context.setOffline(false);
  const written =
    /^<p><strong>Dug by hand for test \w+\.<\/strong><\/p><ul><li>(<strong>)?In soup(<\/strong>)?<\/li><li><em>In tea<\/em><\/li><\/ul>$/;
  await expect
    .poll(async () => (await storedProduct(product.id))?.editorContent, { timeout: 45_000 })
    .toMatch(written);
  await unmakeProduct(product);
});
