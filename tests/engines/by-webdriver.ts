// WebKit and Chromium, each led by its own driver with the commands of WebDriver.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Builder, Capabilities, type WebDriver, WebElement } from 'selenium-webdriver';
import { type Child, startChild, stopChild } from '../../backend/stack/children.ts';
import { wholeChromiumOptions } from '../support/stack-chromium.ts';
import { type Engine, elementAt, type Start, type Where } from './engine.ts';
import { freePort, killGroup, startDisplay } from './processes.ts';

const WINDOW = fileURLToPath(new URL('./webkit-window.py', import.meta.url));
const SCRIPT_MS = 20_000;
const LISTENS_WITHIN_MS = 10_000;

export async function startWebKit(path: string, start: Start): Promise<Engine> {
  const script = join(start.profile, 'first-script.js');
  await writeFile(script, start.firstScript);
  const { child: screen, display } = await startDisplay();
  const env = {
    DISPLAY: display,
    GDK_BACKEND: 'x11',
    TZ: 'Asia/Kolkata',
    LANGUAGE: 'en_IN:en',
    NO_AT_BRIDGE: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  };
  const { child, address } = await driverAt(
    'webkit driver',
    path,
    (port) => [`--port=${port}`],
    env,
  );
  const args = ['--automation', '--profile', start.profile, '--proxy', start.proxy];
  const { width, height } = start.size;
  args.push('--script', script, '--width', String(width), '--height', String(height));
  if (start.room) args.push('--room', String(start.room));
  const capabilities = new Capabilities({
    // As the window calls itself.
    browserName: 'WebKitGTK',
    // Told to wait for pages, WebKit's driver answers nothing any more once one of the shop's is open.
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { binary: '/usr/bin/python3', args: [WINDOW, ...args] },
  });
  const driver = await session(address, capabilities);
  return new ByWebDriver(driver, [child, screen]);
}

export async function startChromium(path: string, start: Start): Promise<Engine> {
  const { executablePath, args } = await wholeChromiumOptions();
  const env = { TZ: 'Asia/Kolkata' };
  const { child, address } = await driverAt(
    'chromium driver',
    path,
    (port) => [`--port=${port}`],
    env,
  );
  const { width, height } = start.size;
  const own = [
    '--headless=new',
    `--user-data-dir=${start.profile}`,
    `--proxy-server=${start.proxy}`,
    '--proxy-bypass-list=<-loopback>',
    `--window-size=${width},${height}`,
    '--hide-scrollbars',
  ];
  const options = {
    args: [...args, ...own],
    ...(executablePath && { binary: executablePath }),
    mobileEmulation: { deviceMetrics: { width, height, pixelRatio: 1 } },
  };
  const capabilities = new Capabilities({
    browserName: 'chrome',
    pageLoadStrategy: 'eager',
    'goog:chromeOptions': options,
  });
  const driver = await session(address, capabilities);
  const firstScript = async () => {
    const devtools = driver as WebDriver & {
      sendDevToolsCommand(name: string, params: object): Promise<void>;
    };
    const source = start.firstScript;
    await devtools.sendDevToolsCommand('Page.addScriptToEvaluateOnNewDocument', { source });
    if (!start.room) return;
    const room = { origin: 'http://localhost:5000', quotaSize: start.room };
    await devtools.sendDevToolsCommand('Storage.overrideQuotaForOrigin', room);
  };
  return new ByWebDriver(driver, [child], firstScript);
}

class ByWebDriver implements Engine {
  readonly #driver: WebDriver;
  readonly #children: readonly Child[];
  readonly #prepareTab: () => Promise<void>;
  /** A session looks at one tab at a time, so one thing is done after the other. */
  #last: Promise<unknown> = Promise.resolve();
  #isFirstTaken = false;

  constructor(driver: WebDriver, children: readonly Child[], prepareTab = async () => {}) {
    this.#driver = driver;
    this.#children = children;
    this.#prepareTab = prepareTab;
  }

  openTab(): Promise<string> {
    return this.#inTurn(async () => {
      // A session begins with one.
      if (this.#isFirstTaken) await this.#driver.switchTo().newWindow('tab');
      this.#isFirstTaken = true;
      await this.#prepareTab();
      return this.#driver.getWindowHandle();
    });
  }

  closeTab(tab: string): Promise<void> {
    return this.#in(tab, () => this.#driver.close());
  }

  goto(tab: string, address: string): Promise<void> {
    return this.#in(tab, async () => {
      const mark = 'document.documentElement.dataset.left = "yes"';
      await this.#driver.executeScript(mark).catch(() => undefined);
      await this.#driver.get(address);
      const isThere =
        'return document.readyState !== "loading" && !document.documentElement.dataset.left';
      while (!(await this.#driver.executeScript(isThere).catch(() => false))) await sleep(50);
    });
  }

  async evaluate(tab: string, expression: string): Promise<string> {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve().then(() => ${expression}).then((it) => done({ it }), (error) => done({ error: String(error) }));`;
    const answer = await this.#in(tab, () =>
      this.#driver.executeAsyncScript<{ it?: string; error?: string } | null>(script),
    );
    if (answer?.error !== undefined) throw new Error(answer.error);
    return String(answer?.it);
  }

  press(tab: string, where: Where): Promise<boolean> {
    return this.#in(tab, async () => {
      const found: unknown = await this.#driver.executeScript(`return ${elementAt(where)}`);
      if (!(found instanceof WebElement)) return false;
      await found.click();
      return true;
    });
  }

  keys(tab: string, text: string): Promise<void> {
    return this.#in(tab, async () => {
      await this.#driver.switchTo().activeElement().sendKeys(text);
    });
  }

  screenshot(tab: string): Promise<Buffer> {
    return this.#in(tab, async () => Buffer.from(await this.#driver.takeScreenshot(), 'base64'));
  }

  async close(): Promise<void> {
    await this.#inTurn(() => this.#driver.quit());
    for (const child of this.#children) await stopChild(child);
  }

  async kill(): Promise<void> {
    for (const child of this.#children) await killGroup(child);
  }

  #in<T>(tab: string, work: () => Promise<T>): Promise<T> {
    return this.#inTurn(async () => {
      await this.#driver.switchTo().window(tab);
      return work();
    });
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined);
    return done;
  }
}

async function driverAt(
  name: string,
  path: string,
  args: (port: number) => string[],
  env: NodeJS.ProcessEnv,
): Promise<{ child: Child; address: string }> {
  const port = await freePort();
  const child = startChild(name, path, args(port), { env });
  const address = `http://127.0.0.1:${port}`;
  const limit = Date.now() + LISTENS_WITHIN_MS;
  while (!(await answers(address))) {
    if (Date.now() > limit) throw new Error(`${path} does not listen`);
    await sleep(50);
  }
  return { child, address };
}

function answers(address: string): Promise<boolean> {
  return fetch(`${address}/status`).then(
    () => true,
    () => false,
  );
}

async function session(address: string, capabilities: Capabilities): Promise<WebDriver> {
  const driver = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(address)
    .withCapabilities(capabilities)
    .build();
  // Pages go on loading pictures; what is waited for is looked for.
  await driver.manage().setTimeouts({ script: SCRIPT_MS });
  return driver;
}
