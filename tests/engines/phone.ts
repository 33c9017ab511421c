// A phone with a browser of some engine, its own profile and line; closed or killed, it restarts from its profile.
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FaultProxy } from '../support/fault-proxy.ts';
import { findEngine } from '../support/stack-engines.ts';
import type { Engine, OtherEngine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { firstScript, type Traits } from './first-script.ts';
import { Tab } from './tab.ts';
import { startWebKit } from './webkit.ts';

const STARTS = { firefox: startFirefox, webkit: startWebKit };
const SIZE = { width: 360, height: 740 };
/** In memory if possible: a profile is many small files. */
const PROFILES = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

export class Phone {
  readonly name: OtherEngine;
  readonly network: FaultProxy;
  tab!: Tab;
  readonly #profile: string;
  readonly #traits: Traits;
  #engine!: Engine;
  #tabs: Tab[] = [];

  private constructor(name: OtherEngine, profile: string, network: FaultProxy, traits: Traits) {
    this.name = name;
    this.#profile = profile;
    this.network = network;
    this.#traits = traits;
    network.onJoined(() => this.#tellOnline());
  }

  /** A phone new to the shop, switched on. */
  static async make(name: OtherEngine, traits: Traits = {}): Promise<Phone> {
    const profile = await mkdtemp(join(PROFILES, `haat-${name}-`));
    const phone = new Phone(name, profile, await FaultProxy.start(), traits);
    await phone.start();
    return phone;
  }

  async start(): Promise<void> {
    this.#engine = await STARTS[this.name](await findEngine(this.name), {
      profile: this.#profile,
      proxy: this.network.browserOption.server,
      firstScript: firstScript(this.#traits),
      size: SIZE,
      room: this.#traits.room,
    });
    this.#tabs = [];
    this.tab = await this.openTab();
  }

  async openTab(): Promise<Tab> {
    const tab = new Tab(this.#engine, await this.#engine.openTab());
    this.#tabs.push(tab);
    return tab;
  }

  /** Closes the browser as its window's button does, and restarts it. */
  async restart(): Promise<void> {
    await this.#engine.close();
    await this.start();
  }

  kill(): Promise<void> {
    return this.#engine.kill();
  }

  async throwAway(): Promise<void> {
    await this.#engine?.kill();
    await this.network.close();
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }

  /** Fires "online" in every tab, because the browser cannot see that the proxy lets everything pass again. */
  #tellOnline(): void {
    for (const tab of this.#tabs) {
      tab.evaluate(() => void dispatchEvent(new Event('online'))).catch(() => undefined);
    }
  }
}
