// A phone whose whole browser can be killed with SIGKILL, and restarted from its disk. It has its own network line.
import { execFile } from 'node:child_process';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import {
  type BrowserContext,
  chromium,
  expect,
  type LaunchOptions,
  type Page,
} from 'playwright/test';
import { everythingOnDevice } from '../../support/device-storage.ts';
import { FaultProxy } from '../../support/fault-proxy.ts';
import { tellOnline } from './journey.ts';
import { copyPreparedProfile, removeProfile } from './prepared-phone.ts';
import { QUIET_PAGE } from './told-not-saved.ts';

/** Whether a process with this text among its arguments still runs. */
function isAnyAlive(text: string): Promise<boolean> {
  return promisify(execFile)('pgrep', ['-f', text]).then(
    () => true,
    () => false,
  );
}

/** The folder of Chromium's databases for the shop's origin. */
const DATABASE_FILES = 'http_localhost_5000.indexeddb.leveldb';

/** The longest wait for one step of the shopper, ms. */
const STEP_MS = 60_000;

export class KillablePhone {
  page!: Page;
  #context!: BrowserContext;
  /** The browser's process; it leads a group with all its children. */
  #process = 0;
  private readonly folder: string;
  readonly network: FaultProxy;
  /** How often the browser was seen to have discarded its database. */
  thrownAway = 0;
  private readonly options: LaunchOptions;

  private constructor(folder: string, network: FaultProxy, options: LaunchOptions) {
    this.folder = folder;
    this.network = network;
    this.options = options;
  }

  /** A phone that has visited the shop once, switched on. */
  static async make(options: LaunchOptions): Promise<KillablePhone> {
    const folder = await copyPreparedProfile();
    const phone = new KillablePhone(folder, await FaultProxy.start(), options);
    phone.network.onJoined(() => tellOnline(phone.#context));
    await phone.start();
    return phone;
  }

  /** Starts the browser on its existing profile folder. */
  async start(): Promise<void> {
    this.#context = await chromium.launchPersistentContext(this.folder, {
      ...this.options,
      proxy: this.network.browserOption,
      baseURL: 'http://localhost:5000',
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
    });
    // A timeout here, before the test's own, names the step that hangs.
    this.#context.setDefaultTimeout(STEP_MS);
    this.page = this.#context.pages()[0] ?? (await this.#context.newPage());
    const { stdout } = await promisify(execFile)('pgrep', ['-o', '-f', this.folder]);
    this.#process = Number(stdout);
  }

  /** Kills the browser and all its children at once; returns when they are dead. */
  async kill(): Promise<void> {
    const isOver = new Promise((resolve) => this.#context.once('close', resolve));
    process.kill(-this.#process, 'SIGKILL');
    this.#process = 0;
    await isOver;
    // Two browsers on one disk would be another fault than a kill.
    while (await isAnyAlive(this.folder)) await sleep(5);
  }

  /** Corrupts the newest database writes of a phone that is off: at the next start the browser silently begins an empty one. */
  async spoilDatabase(): Promise<void> {
    const folder = join(this.folder, 'Default/IndexedDB', DATABASE_FILES);
    const logs = (await readdir(folder)).filter((name) => name.endsWith('.log'));
    if (logs.length === 0) throw new Error(`no log to spoil in ${folder}`);
    for (const name of logs) {
      const file = await open(join(folder, name), 'r+');
      // In the first record, behind its checksum and its length.
      await file.write(Buffer.alloc(64, 0xff), 0, 64, 32);
      await file.close();
    }
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

  /** Every row of every table, read while no shop page runs; if the browser has discarded them, the shop is opened once first. */
  async tables(): Promise<Record<string, unknown[]>> {
    await this.page.goto(QUIET_PAGE);
    const tables = await everythingOnDevice(this.page);
    if (Object.keys(tables).length > 0) return tables;
    this.thrownAway += 1;
    await this.page.goto('/cart');
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
    await this.page.goto(QUIET_PAGE);
    return everythingOnDevice(this.page);
  }

  /** Switches it off for good and deletes everything. */
  async throwAway(): Promise<void> {
    if (this.#process) await this.kill();
    await this.network.close();
    await removeProfile(this.folder);
  }
}
