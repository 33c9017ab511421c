// The scripts that a page has loaded, from the network or a cache: a used browser has some of them in its own cache.
import type { Page } from 'playwright/test';

export async function loadedScripts(page: Page): Promise<string[]> {
  const paths = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  return [...new Set(paths.filter((path) => path.endsWith('.js')))];
}

/** The number of loaded built parts with this name. */
export async function loadedParts(page: Page, name: string): Promise<number> {
  const scripts = await loadedScripts(page);
  return scripts.filter((path) => path.startsWith(`/assets/${name}-`)).length;
}

/** From now on, delays a built part with this name until the returned function is called. */
export async function holdPart(page: Page, name: string): Promise<() => void> {
  let letCome = () => {};
  const mayCome = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(`**/assets/${name}-*`, async (route) => {
    await mayCome;
    await route.continue();
  });
  return letCome;
}
