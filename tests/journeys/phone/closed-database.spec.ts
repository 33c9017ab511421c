// The browser closes the database under the running shop: the shop reopens it, and a press is saved or called "not saved".
import { noteTally } from '../../support/note-tally.ts';
import { messagesWith, newMark, pressSend, writeMessage } from '../steps/contact-journey.ts';
import { expect, test } from '../steps/journey.ts';
import { countArrived, expectNotBlank, QUIET_PAGE, savedOn } from '../steps/told-not-saved.ts';
import { visitShop } from '../steps/whole-device.ts';

test('presses are saved though the database was closed', async ({ page, context, network }) => {
  await page.addInitScript(() => {
    const connections: IDBDatabase[] = [];
    Reflect.set(window, 'connections', connections);
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (...given) {
      const opening = open.apply(this, given);
      opening.addEventListener('success', () => connections.push(opening.result));
      return opening;
    };
  });
  await visitShop(page);
  network.cut();
  const marks = [newMark(), newMark()];
  const main = page.getByRole('main');
  const notSaved = main.getByRole('alert').filter({ hasText: /not saved/i });
  const isSaved = async () =>
    (await page.getByLabel('Message', { exact: true }).inputValue()) === '';
  for (const [at, mark] of marks.entries()) {
    await page.goto('/contact-us');
    await writeMessage(page, mark);
    // At first with a close event, as a browser fires it when resources run short.
    const closed = await page.evaluate((tells) => {
      const connections: IDBDatabase[] = Reflect.get(window, 'connections').splice(0);
      for (const connection of connections) {
        connection.close();
        if (tells) connection.dispatchEvent(new Event('close'));
      }
      return connections.length;
    }, at === 0);
    expect(closed, 'connections closed').toBeGreaterThan(0);
    await pressSend(page);
    await expect.poll(async () => (await isSaved()) || (await notSaved.isVisible())).toBe(true);
    await expectNotBlank(page);
    if (!(await isSaved())) await pressSend(page);
    await expect.poll(isSaved).toBe(true);
  }
  const quiet = await context.newPage();
  await quiet.goto(QUIET_PAGE);
  const falselyConfirmed = marks.length - (await savedOn(quiet)).waiting.length;
  network.join();
  const arrived = () => Promise.all(marks.map(async (mark) => (await messagesWith(mark)).length));
  const counted = await countArrived(arrived, [1, 1]);
  noteTally({ promise: 'broken-storage', repetitions: 2, ...counted, falselyConfirmed });
});
