// WebKit, in a window of our own, driven by WebKitWebDriver.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Builder, Capabilities, type WebDriver, WebElement } from 'selenium-webdriver';
import { type Child, startChild, stopChild } from '../../backend/stack/children.ts';
import { type Engine, elementAt, type Start } from './engine.ts';
import { freePort, killGroup, startAndHear } from './processes.ts';

const WINDOW = fileURLToPath(new URL('./webkit-window.py', import.meta.url));
const SCRIPT_MS = 20_000;
const LISTENS_WITHIN_MS = 10_000;

export async function startWebKit(path: string, start: Start): Promise<Engine> {
  const script = join(start.profile, 'first-script.js');
  await writeFile(script, start.firstScript);
  const size = ['-screen', '0', '1400x1400x24', '-nolisten', 'tcp'];
  const { child: screen, found: display } = await startAndHear(
    ['display', 'Xvfb', '-displayfd', '1', ...size],
    /^(\d+)\s*$/m,
  );
  const env = {
    DISPLAY: `:${display}`,
    GDK_BACKEND: 'x11',
    TZ: 'Asia/Kolkata',
    LANGUAGE: 'en_IN:en',
    NO_AT_BRIDGE: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  };
  const port = await freePort();
  const child = startChild('webkit driver', path, [`--port=${port}`], { env });
  const address = `http://127.0.0.1:${port}`;
  const answers = () => fetch(`${address}/status`).then(Boolean, () => false);
  for (const limit = Date.now() + LISTENS_WITHIN_MS; !(await answers()); await sleep(50)) {
    if (Date.now() > limit) throw new Error(`${path} does not listen`);
  }
  const args = ['--automation', '--profile', start.profile, '--proxy', start.proxy];
  const { width, height } = start.size;
  args.push('--script', script, '--width', String(width), '--height', String(height));
  if (start.room) args.push('--room', String(start.room));
  const driver = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(address)
    .withCapabilities(
      new Capabilities({
        // The name that the window reports.
        browserName: 'WebKitGTK',
        // When told to wait for pages, WebKit's driver stops answering once a page of the shop is open.
        pageLoadStrategy: 'none',
        'webkitgtk:browserOptions': { binary: '/usr/bin/python3', args: [WINDOW, ...args] },
      }),
    )
    .build();
  await driver.manage().setTimeouts({ script: SCRIPT_MS });
  return ledBy(driver, [child, screen]);
}

function ledBy(driver: WebDriver, children: readonly Child[]): Engine {
  /** A session handles one tab at a time, so commands run one after the other. */
  let last: Promise<unknown> = Promise.resolve();
  let isFirstTaken = false;
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
  const inTab = <T>(tab: string, work: () => Promise<T>): Promise<T> =>
    inTurn(async () => {
      await driver.switchTo().window(tab);
      return work();
    });

  return {
    openTab: () =>
      inTurn(async () => {
        // A session begins with one.
        if (isFirstTaken) await driver.switchTo().newWindow('tab');
        isFirstTaken = true;
        return driver.getWindowHandle();
      }),
    goto: (tab, address) =>
      inTab(tab, async () => {
        const mark = 'document.documentElement.dataset.left = "yes"';
        await driver.executeScript(mark).catch(() => undefined);
        await driver.get(address);
        const isThere =
          'return document.readyState !== "loading" && !document.documentElement.dataset.left';
        while (!(await driver.executeScript(isThere).catch(() => false))) await sleep(50);
      }),
    async evaluate(tab, expression) {
      const script = `const done = arguments[arguments.length - 1];
      Promise.resolve().then(() => ${expression}).then((it) => done({ it }), (error) => done({ error: String(error) }));`;
      const answer = await inTab(tab, () =>
        driver.executeAsyncScript<{ it?: string; error?: string } | null>(script),
      );
      if (answer?.error !== undefined) throw new Error(answer.error);
      return String(answer?.it);
    },
    press: (tab, where) =>
      inTab(tab, async () => {
        const found: unknown = await driver.executeScript(`return ${elementAt(where)}`);
        if (!(found instanceof WebElement)) return false;
        await found.click();
        return true;
      }),
    keys: (tab, text) => inTab(tab, () => driver.switchTo().activeElement().sendKeys(text)),
    async close() {
      await inTurn(() => driver.quit());
      for (const child of children) await stopChild(child);
    },
    async kill() {
      for (const child of children) await killGroup(child);
    },
  };
}
