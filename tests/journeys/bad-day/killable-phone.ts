// A phone whose whole browser can be killed with SIGKILL, and started again on what the disk has. It has a line of its own.
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type BrowserContext, chromium, type LaunchOptions, type Page } from 'playwright/test';
import { everythingOnDevice } from '../../support/device-storage.ts';
import { FaultProxy } from '../../support/fault-proxy.ts';
import { QUIET_PAGE } from './told-not-saved.ts';

/** Whether a process still runs that was started with this text among its arguments. */
function isAnyAlive(text: string): Promise<boolean> {
  return promisify(execFile)('pgrep', ['-f', text]).then(
    () => true,
    () => false,
  );
}

/** The longest wait for one step of the shopper. */
const STEP_MS = 60_000;

export class KillablePhone {
  page!: Page;
  #context!: BrowserContext;
  /** The browser's process; it leads a group with all that it started. */
  #process = 0;
  private readonly folder: string;
  readonly network: FaultProxy;
  private readonly options: LaunchOptions;

  private constructor(folder: string, network: FaultProxy, options: LaunchOptions) {
    this.folder = folder;
    this.network = network;
    this.options = options;
  }

  /** A new phone that is switched on. */
  static async make(options: LaunchOptions): Promise<KillablePhone> {
    const folder = await mkdtemp(join(tmpdir(), 'haat-killed-'));
    const phone = new KillablePhone(folder, await FaultProxy.start(), options);
    await phone.start();
    return phone;
  }

  /** Starts the browser on what its folder holds. */
  async start(): Promise<void> {
    this.#context = await chromium.launchPersistentContext(this.folder, {
      ...this.options,
      proxy: this.network.browserOption,
      baseURL: 'http://localhost:5000',
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
    });
    // What hangs says where, and what was found before.
    this.#context.setDefaultTimeout(STEP_MS);
    this.page = this.#context.pages()[0] ?? (await this.#context.newPage());
    const { stdout } = await promisify(execFile)('pgrep', ['-o', '-f', this.folder]);
    this.#process = Number(stdout);
  }

  /** Kills the browser and everything that it started, at once; returns when they are dead. */
  async kill(): Promise<void> {
    const isOver = new Promise((resolve) => this.#context.once('close', resolve));
    process.kill(-this.#process, 'SIGKILL');
    this.#process = 0;
    await isOver;
    // Two browsers on one disk would be another misfortune than a kill.
    while (await isAnyAlive(this.folder)) await sleep(5);
  }

  /** Kills the process that shows the page, and opens another page. */
  async killPage(): Promise<void> {
    const killed = this.page;
    const isOver = new Promise((resolve) => killed.once('crash', resolve));
    const devtools = await this.#context.newCDPSession(killed);
    void devtools.send('Page.crash').catch(() => undefined);
    await isOver;
    this.page = await this.#context.newPage();
    await killed.close();
  }

  /** Every row of every table, read while nothing of the shop runs on a page. */
  async tables(): Promise<Record<string, unknown[]>> {
    await this.page.goto(QUIET_PAGE);
    return everythingOnDevice(this.page);
  }

  /** Switches it off for good; nothing of it is left. */
  async throwAway(): Promise<void> {
    if (this.#process) await this.kill();
    await this.network.close();
    await rm(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
