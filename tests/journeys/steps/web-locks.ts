// A browser without Web Locks: neither the pages nor the worker can agree on who sends.
import type { BrowserContext } from 'playwright/test';
import type { FaultProxy } from '../../support/fault-proxy.ts';

/** Takes the locks away; before the first page is opened. */
export async function takeLocksAway(context: BrowserContext, network: FaultProxy): Promise<void> {
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'));
  network.fault(({ url }) => url.pathname === '/service-worker.js', {
    do: 'rewrite',
    text: (worker) => `delete WorkerNavigator.prototype.locks;${worker}`,
  });
}

/** Which of the pages, and then of the workers, have locks. */
export async function whoHasLocks(context: BrowserContext): Promise<boolean[]> {
  const pages = context.pages().map((page) => page.evaluate(() => 'locks' in navigator));
  const workers = context
    .serviceWorkers()
    .map((worker) => worker.evaluate(() => 'locks' in navigator));
  return Promise.all([...pages, ...workers]);
}
