// What signing in adds to a visit: the scripts that only the login page asks for, beside what the first load asks for.
import { setTimeout as sleep } from 'node:timers/promises';
import { type Bench, SCREEN, SHOP } from './bench-browser.ts';
import { bytesOnTheWire, kilobytes, kindOf, row } from './figures.ts';

/** Prints the bytes of scripts and styles for the home page, and what the login page adds, by file and as a ratio. */
export async function measureLogin({ browser, network }: Bench): Promise<void> {
  // Without the worker, which fetches every file for later.
  const context = await browser.newContext({ ...SCREEN, serviceWorkers: 'block' });
  const page = await context.newPage();
  network.reset();
  await page.goto(SHOP);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const first = filesOf(network.log);
  network.log.length = 0;
  await page.goto(`${SHOP}/login`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await sleep(1_000);
  const added = [...filesOf(network.log)].filter(([path]) => !first.has(path));
  const firstBytes = total(first.values());
  const addedBytes = total(added.map(([, bytes]) => bytes));
  console.log('\nWhat the login page adds to the home page: scripts and styles');
  console.log(row('the home page', kilobytes(firstBytes)));
  for (const [path, bytes] of added) console.log(row(path, kilobytes(bytes)));
  console.log(row('all that is added', kilobytes(addedBytes)));
  console.log(row('as a ratio to the home page', (addedBytes / firstBytes).toFixed(2)));
  await context.close();
}

function filesOf(log: Bench['network']['log']): Map<string, number> {
  const own = log.filter((seen) => ['script', 'styles'].includes(kindOf(seen)));
  return new Map(own.map((seen) => [seen.url.pathname, bytesOnTheWire(seen)]));
}

function total(bytes: Iterable<number>): number {
  return [...bytes].reduce((sum, size) => sum + size, 0);
}
