// WebKit, in a window of our own, led by its driver with the commands of WebDriver.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Builder, Capabilities, type WebDriver, WebElement } from 'selenium-webdriver';
import { type Child, startChild, stopChild } from '../../backend/stack/children.ts';
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
  const port = await freePort();
  const child = startChild('webkit driver', path, [`--port=${port}`], { env });
  const address = `http://127.0.0.1:${port}`;
  for (const limit = Date.now() + LISTENS_WITHIN_MS; !(await answers(address)); await sleep(50)) {
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
        // As the window calls itself.
        browserName: 'WebKitGTK',
        // Told to wait for pages, WebKit's driver answers nothing any more once one of the shop's is open.
        pageLoadStrategy: 'none',
        'webkitgtk:browserOptions': { binary: '/usr/bin/python3', args: [WINDOW, ...args] },
      }),
    )
    .build();
  await driver.manage().setTimeouts({ script: SCRIPT_MS });
  return new WebKit(driver, [child, screen]);
}

function answers(address: string): Promise<boolean> {
  return fetch(`${address}/status`).then(
    () => true,
    () => false,
  );
}

class WebKit implements Engine {
  readonly #driver: WebDriver;
  readonly #children: readonly Child[];
  /** A session looks at one tab at a time, so one thing is done after the other. */
  #last: Promise<unknown> = Promise.resolve();
  #isFirstTaken = false;

  constructor(driver: WebDriver, children: readonly Child[]) {
    this.#driver = driver;
    this.#children = children;
  }

  openTab(): Promise<string> {
    return this.#inTurn(async () => {
      // A session begins with one.
      if (this.#isFirstTaken) await this.#driver.switchTo().newWindow('tab');
      this.#isFirstTaken = true;
      return this.#driver.getWindowHandle();
    });
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
