// Quotations at the desk on a narrow phone: written without a network, and ordered from by the shopper who logs in with that number.
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { encodeFields } from '#engine/firestore/firestore-values.ts';
import { makePhoneAccount, somePhone } from '../../support/demo-accounts.ts';
import { makeProduct } from '../../support/demo-products.ts';
import { putAccount } from '../../support/device-storage.ts';
import type { SeenRequest } from '../../support/fault-proxy-log.ts';
import { isCommit } from '../../support/sent-requests.ts';
import { listDocuments, publish, writeFields } from '../../support/shop-server.ts';
import { HOME, IN_JAIPUR } from '../steps/address-journey.ts';
import {
  choose,
  expectOneOrder,
  heading,
  placeButton,
  RECEIVED,
} from '../steps/checkout-journey.ts';
import {
  addProduct,
  fillInAddress,
  goOffline,
  keptForOffline,
  note,
  openDeskKnowing,
  press,
} from '../steps/desk-journey.ts';
import { expect, test } from '../steps/journey.ts';
import { expectKept } from '../steps/kept-draft.ts';
import { inForm } from '../steps/products-journey.ts';
import { refusal } from '../steps/profile-journey.ts';
import { cards } from '../steps/quotations-journey.ts';
import { visitShop } from '../steps/whole-device.ts';

test.use({ device: 'new' });

const DAY_MS = 24 * 60 * 60 * 1000;

async function offersTo(phone: string) {
  return (await listDocuments('deskQuotations')).filter(
    ({ fields }) => fields.phone?.stringValue === phone,
  );
}

const quotationsOf = (uid: string) => listDocuments(`users/${uid}/quotations`);

async function beginningOfDownload(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download the PDF' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^quotation-[0-9A-F]{8}\.pdf$/);
  return (await readFile(await download.path(), 'latin1')).slice(0, 5);
}

test('a quotation with a Hindi product is made without a network; whoever first logs in with its number opens the PDF and orders without a network at its price, which the shop takes, until it is withdrawn', {
  tag: '@core',
}, async ({ page, context, anotherPhone }) => {
  const product = await makeProduct(50);
  const name = product.name.replace('Rare Root', 'हल्दी पाउडर');
  const fields = encodeFields({ name, price: 240, quantity: 50, photoURL: [] });
  await publish(`products/${product.id}`, fields);
  const number = somePhone();
  await openDeskKnowing(page, name);
  await goOffline(page);
  await page.goto('/desk/orders');
  await page.getByRole('link', { name: 'Quotations', exact: true }).click();
  await page.getByRole('link', { name: 'New quotation' }).click();
  const phone = page.getByLabel('Customer’s phone number');
  const until = page.getByLabel('Valid until');
  await until.fill('2020-01-31');
  await press(page, 'Save and send');
  await expect(phone).toBeFocused();
  await expect(page.getByText('Add at least one product.')).toBeVisible();
  await expect(page.getByText('This day is over. Choose today or a later one.')).toBeVisible();
  // In the format of a date field.
  await until.fill(new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10));
  await phone.fill(number);
  await addProduct(page, name, '12');
  await page.getByLabel(`Price in ₹: ${name}`).fill('199.50');
  await expectKept(page, '199.50');
  await page.reload();
  await expect(page.getByLabel(`Price in ₹: ${name}`)).toHaveValue('199.50');
  await inForm(page, 'Note').fill('कृपया 3 दिन पहले बताएँ');
  await page.getByRole('button', { name: 'Save and send' }).dblclick();
  await expect(page.getByRole('heading', { name: /^Quotation [0-9A-F]{8}$/ })).toBeVisible();
  await expect(note(page, 'Not sent yet')).toBeVisible();
  expect(await beginningOfDownload(page)).toBe('%PDF-');
  expect(await offersTo(`+91${number}`)).toEqual([]);

  await context.setOffline(false);
  await expect.poll(async () => (await offersTo(`+91${number}`)).length).toBe(1);
  await expect(note(page, 'Waits for the customer’s first log-in')).toBeVisible();

  const shopper = await anotherPhone();
  await visitShop(shopper);
  const account = await makePhoneAccount(`+91${number}`);
  await writeFields(`users/${account.uid}/addresses/${'a'.repeat(24)}`, {
    ...encodeFields({ ...HOME, ...IN_JAIPUR }),
  });
  const ends = async () =>
    (await quotationsOf(account.uid)).map(
      ({ fields }) => Date.parse(String(fields.validUntil?.timestampValue)) > Date.now(),
    );
  await expect.poll(ends, 'one comes, and holds').toEqual([true]);
  await putAccount(shopper, account);
  await shopper.goto('/profile/addresses');
  await expect(shopper.getByRole('main')).toContainText(HOME.address);
  await shopper.goto('/quotations');
  await expect(cards(shopper)).toContainText('₹2,394');
  await expect(cards(shopper)).toContainText(/PDF, \d+ KB, on this phone/);
  const pdf = cards(shopper).getByRole('link', { name: 'Quotation PDF' });
  const reply = await fetch(String(await pdf.getAttribute('href')));
  expect((await reply.text()).slice(0, 5)).toBe('%PDF-');
  const [{ id: quotationId } = { id: '' }] = await quotationsOf(account.uid);
  await goOffline(shopper);
  await shopper.goto(`/quotation-details?id=${quotationId}`);
  await shopper.getByRole('button', { name: 'Place Order' }).dblclick();
  await expect(shopper).toHaveURL('/place-order');
  await choose(shopper, 'Cash on delivery');
  await placeButton(shopper).click();
  await expect(shopper).toHaveURL(/order-confirmation/);
  await shopper.context().setOffline(false);
  await expect(heading(shopper, RECEIVED)).toBeVisible();
  const taken = async () => (await expectOneOrder(account.uid)).fields;
  await expect.poll(taken).toMatchObject({
    acceptedAt: { integerValue: expect.any(String) },
    quotationId: { stringValue: quotationId },
    total: { integerValue: '2394' },
    address: { mapValue: { fields: { name: { stringValue: HOME.name } } } },
  });
  await page.reload();
  await expect(note(page, 'With the customer')).toBeVisible();
  await press(page, 'Withdraw it');
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw it' }).click();
  await expect(note(page, 'Withdrawn')).toBeVisible();
  await expect.poll(ends, 'it holds no more').toEqual([false]);
});

test('a Tamil name is printed once its letters were fetched; what the shop refuses goes back into the form as it was', async ({
  page,
  context,
  network,
}) => {
  const customer = 'மு. கார்த்திகேயன்';
  const product = await makeProduct(50);
  const number = somePhone();
  await openDeskKnowing(page, product.name);
  await keptForOffline(page);
  await page.goto('/desk/new-quotation');
  await context.setOffline(true);
  const phone = page.getByLabel('Customer’s phone number');
  await phone.fill(number);
  await page.getByLabel('Customer’s name').fill(customer);
  await addProduct(page, product.name, '1');
  await press(page, 'Save and send');
  await expect(page.getByText('This phone must fetch the letters of Tamil once')).toBeVisible();
  await expect(page.getByLabel('Customer’s name')).toHaveValue(customer);

  await context.setOffline(false);
  await press(page, 'Save and send');
  await expect(page.getByRole('heading', { name: /^Quotation [0-9A-F]{8}$/ })).toBeVisible();
  await expect.poll(async () => (await offersTo(`+91${number}`)).length).toBe(1);
  await context.setOffline(true);
  await page.reload();
  expect(await beginningOfDownload(page)).toBe('%PDF-');

  await context.setOffline(false);
  const other = somePhone();
  const isOfIt = (seen: SeenRequest) => isCommit(seen) && seen.body.includes(other);
  const pieces = page.getByLabel(`Pieces: ${product.name}`);
  const refused = async (form: string, send: string, told: string, named: string) => {
    await page.goto(form);
    await phone.fill(other);
    await addProduct(page, product.name, '3');
    if (form === '/desk/new-order') await fillInAddress(page);
    network.fault(isOfIt, refusal(), 2);
    await press(page, send);
    if (form === '/desk/new-order') await press(page, 'Yes, place the order');
    await expect(note(page, told)).toBeVisible();
    await page.getByRole('link', { name: 'Today' }).click();
    await page.getByRole('link', { name: `The shop did not accept 1 ${named}` }).click();
    const inList = page.getByRole('link', { name: /Not accepted by the shop/ });
    if (named === 'quotation') await inList.click();
    await press(page, 'Edit it again');
    await expect(page).toHaveURL(form);
    await expect(phone).toHaveValue(other);
    await expect(pieces).toHaveValue('3');
  };
  await refused('/desk/new-quotation', 'Save and send', 'Not accepted by the shop', 'quotation');
  const told = 'The shop did not accept it.';
  await refused('/desk/new-order', 'Place the order', told, 'order by phone');
  await expect(page.getByLabel('City')).toHaveValue('Jaipur');
  await page.goto('/desk/quotations');
  await page.getByLabel('Search by number').fill(other);
  await expect(note(page, 'No quotation')).toBeVisible();
});
