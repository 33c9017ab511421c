// One thing among many is refused by the shop's own rules: it holds up no other, and it waits for the shopper in sight.
import {
  refuseEnquiriesAbout,
  restoreRules,
  takesEnquiries,
} from '../../support/firestore-rules.ts';
import { noteTally } from '../../support/note-tally.ts';
import { enquiriesAbout, listDocuments } from '../../support/shop-server.ts';
import { raiseEnquiry } from '../steps/enquiry-journey.ts';
import { expect, test, watchForWords } from '../steps/journey.ts';
import { writeMessages } from '../steps/many-messages.ts';
import { waitingRows } from '../steps/waiting-rows.ts';
import { visitShop } from '../steps/whole-device.ts';
import { RAISED } from '../steps/words.ts';

test.afterEach(async () => {
  await restoreRules();
  expect(await takesEnquiries(), 'the rules are the shop’s own again').toBe(true);
});

test('an enquiry that the shop refuses among ten things: nine arrive, and it is there after a reload with its reason, Retry and Discard', {
  tag: '@core',
}, async ({ page, context, complaints, soldOut }) => {
  test.slow(true, 'ten things are written by hand');
  complaints.expectFailedRequests();
  await refuseEnquiriesAbout([soldOut.id]);
  await visitShop(page);
  const wasRaised = await watchForWords(page, RAISED);
  await context.setOffline(true);
  const marks = await writeMessages(page, 5);
  await raiseEnquiry(page, soldOut);
  marks.push(...(await writeMessages(page, 4)));
  const saved = await waitingRows(page);
  expect(saved).toHaveLength(10);

  await context.setOffline(false);
  const states = async () => (await waitingRows(page)).map(({ kind, state }) => `${kind} ${state}`);
  await expect.poll(states, { timeout: 60_000 }).toEqual(['enquiry refused']);
  await page.goto('/waiting');
  await page.reload();
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(soldOut.name);
  await expect(rows).toContainText('did not accept');
  await expect(rows.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(rows.getByRole('button', { name: 'Discard' })).toBeVisible();
  await expect(page.getByText('1 thing needs your attention')).toBeVisible();

  const messages = (await listDocuments('contact-us')).map(({ fields }) => JSON.stringify(fields));
  const counts = marks.map((mark) => messages.filter((text) => text.includes(mark)).length);
  const isConfirmed = (await wasRaised()) || (await enquiriesAbout(soldOut.id)).length > 0;
  noteTally({
    promise: 'one-refused',
    repetitions: saved.length,
    lost: counts.filter((count) => count === 0).length,
    doubled: counts.filter((count) => count > 1).length,
    falselyConfirmed: Number(isConfirmed),
  });
  expect(counts).toEqual(Array(9).fill(1));
  expect(isConfirmed).toBe(false);
});
