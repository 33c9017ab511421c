// A catalogue as large as a shop could wish for: how long a phone takes to get it, and to show the first product of it.
import { whatIsKept } from '../support/device-storage.ts';
import { isFirestore } from '../support/sent-requests.ts';
import {
  type Bench,
  firstProductAt,
  noteFirstProduct,
  SCREEN,
  SHOP,
  slowDown,
} from './bench-browser.ts';
import { bytesOnTheWire, kilobytes, median, row } from './figures.ts';
import { countReads } from './firestore-reads.ts';

const ROUNDS = 7;

/** Prints what a catalogue of so many products costs; it must have been seeded. */
export async function measureLargeCatalogue(
  { browser, network }: Bench,
  products: number,
): Promise<void> {
  const context = await browser.newContext(SCREEN);
  await noteFirstProduct(context, 'main a[href^="/product/"] .price');
  const page = await context.newPage();
  network.reset();
  const began = performance.now();
  await page.goto(`${SHOP}/products`);
  const first = await firstProductAt(page);
  while (!(await whatIsKept(page)).hasMirror) await page.waitForTimeout(200);
  const whole = performance.now() - began;
  const asked = network.log.filter(isFirestore);
  const bytes = asked.reduce((sum, it) => sum + bytesOnTheWire(it), 0);

  await context.setOffline(true);
  await slowDown(page, 4);
  const starts: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    await page.reload({ waitUntil: 'commit' });
    const at = await firstProductAt(page);
    if (round > 0) starts.push(at);
  }
  await context.close();
  console.log(`\nA catalogue of ${products} products`);
  console.log(row('first product on an empty phone', `${first.toFixed(0)} ms`));
  console.log(row('whole catalogue on the phone after', `${(whole / 1000).toFixed(1)} s`));
  console.log(row('asked of Firestore for it (gzip)', kilobytes(bytes)));
  console.log(row('Firestore reads for it', String(countReads(asked))));
  console.log(row('first product after an offline reload, 4×', `${median(starts).toFixed(0)} ms`));
}
