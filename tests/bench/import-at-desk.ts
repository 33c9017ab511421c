// What an import of many products costs at the desk, in a browser: until the preview stands, until the last product is written, the memory of the page's
// process with its worker, and how long the screen stood still.
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright';
import { makeMerchant } from '../journeys/steps/desk-journey.ts';
import { putAccount } from '../support/device-storage.ts';
import { launchChromium, SCREEN, SHOP } from './bench-browser.ts';
import { maxTaskIn, noteTasks } from './long-tasks.ts';

/** So long each half may take. ms */
const TIMEOUT_MS = 600_000;

export type DeskImport = {
  checkSeconds: number;
  writeSeconds: number;
  /** Most memory of the page's process, its worker included, MB; null where this machine does not tell. */
  memoryMb: string | null;
  tasks: [string, string];
};

/** Imports a spreadsheet whose products are all new. */
export async function importAtDesk(table: string): Promise<DeskImport> {
  const browser = await launchChromium();
  try {
    const page = await (await browser.newContext(SCREEN)).newPage();
    await page.goto(`${SHOP}/desk`);
    await page.getByRole('heading', { name: 'Log in to open the desk' }).waitFor();
    await putAccount(page, await makeMerchant());
    await page.goto(`${SHOP}/desk/import`);
    const input = page.getByLabel('Choose a spreadsheet');
    await input.waitFor({ state: 'attached' });
    const end = await noteTasks(browser);
    const started = Date.now();
    await input.setInputFiles(table);
    const write = page.getByRole('button', { name: /^Write [\d,]+ products$/ });
    await write.waitFor({ timeout: TIMEOUT_MS });
    const checked = Date.now();
    await write.click();
    await page.getByText(/^Done: /).waitFor({ timeout: TIMEOUT_MS });
    const written = Date.now();
    const tasks = maxTaskIn(await end());
    return {
      checkSeconds: (checked - started) / 1000,
      writeSeconds: (written - checked) / 1000,
      memoryMb: await mostMemory(browser, page),
      tasks,
    };
  } finally {
    await browser.close();
  }
}

async function mostMemory(browser: Browser, page: Page): Promise<string | null> {
  await page.bringToFront();
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  const most = await Promise.all(
    processInfo
      .filter(({ type }) => type === 'renderer')
      .map(async ({ id }) => {
        const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '');
        return Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
      }),
  );
  const largest = Math.max(0, ...most);
  return largest > 0 ? largest.toFixed(0) : null;
}
