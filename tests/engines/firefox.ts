// Firefox, led over WebDriver BiDi, which it speaks by itself.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import bidi from 'selenium-webdriver/bidi/index.js';
import * as v from 'valibot';
import { type Child, startChild } from '../../backend/stack/children.ts';
import { type Engine, elementAt, type Start, type Where } from './engine.ts';
import { endedSoon, killGroup } from './processes.ts';

/** The module is this class, which its types say in another way. */
const Connection = bidi as unknown as typeof bidi.Index;

const STARTED = /WebDriver BiDi listening on (ws:\/\/\S+)/;

const LEFT_BUTTON = 0;
/** One site may have a fifth of what there is for all. */
const SITES = 5;

const Context = v.object({ context: v.string() });
const Evaluated = v.object({
  type: v.string(),
  result: v.optional(
    v.object({ value: v.optional(v.unknown()), sharedId: v.optional(v.string()) }),
  ),
  exceptionDetails: v.optional(v.object({ text: v.string() })),
});

export async function startFirefox(path: string, start: Start): Promise<Engine> {
  await writeFile(join(start.profile, 'user.js'), preferences(start));
  const { child, address } = await launched(path, start);
  const connection = new Connection(`${address}/session`);
  const ask = async (method: string, params: object): Promise<unknown> => {
    const reply = v.parse(Reply, await connection.send({ method, params }));
    if (reply.type === 'error') throw new Error(`${method}: ${reply.error} ${reply.message}`);
    return reply.result;
  };
  await ask('session.new', { capabilities: {} });
  await ask('script.addPreloadScript', { functionDeclaration: `() => { ${start.firstScript} }` });
  return new Firefox(ask, child, start, () => connection.close());
}

const Reply = v.object({
  type: v.string(),
  result: v.optional(v.unknown()),
  error: v.optional(v.string()),
  message: v.optional(v.string()),
});

class Firefox implements Engine {
  readonly #ask: (method: string, params: object) => Promise<unknown>;
  readonly #child: Child;
  readonly #start: Start;
  readonly #hangUp: () => Promise<unknown>;
  #inFront = '';

  constructor(
    ask: (method: string, params: object) => Promise<unknown>,
    child: Child,
    start: Start,
    hangUp: () => Promise<unknown>,
  ) {
    this.#ask = ask;
    this.#child = child;
    this.#start = start;
    this.#hangUp = hangUp;
  }

  async openTab(): Promise<string> {
    const { context } = v.parse(
      Context,
      await this.#ask('browsingContext.create', { type: 'tab' }),
    );
    const viewport = this.#start.size;
    await this.#ask('browsingContext.setViewport', { context, viewport });
    this.#inFront = context;
    return context;
  }

  async goto(context: string, url: string): Promise<void> {
    await this.#ask('browsingContext.navigate', { context, url, wait: 'interactive' });
  }

  async evaluate(context: string, expression: string): Promise<string> {
    return String((await this.#value(context, expression)).value);
  }

  async press(context: string, where: Where): Promise<boolean> {
    await this.#bringToFront(context);
    const { sharedId } = await this.#value(context, elementAt(where));
    if (!sharedId) return false;
    const origin = { type: 'element', element: { sharedId } };
    const mouse = [
      { type: 'pointerMove', x: 0, y: 0, origin },
      { type: 'pointerDown', button: LEFT_BUTTON },
      { type: 'pointerUp', button: LEFT_BUTTON },
    ];
    const actions = [{ type: 'pointer', id: 'mouse', actions: mouse }];
    await this.#ask('input.performActions', { context, actions });
    return true;
  }

  async keys(context: string, text: string): Promise<void> {
    const keys = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    const actions = [{ type: 'key', id: 'keyboard', actions: keys }];
    await this.#ask('input.performActions', { context, actions });
  }

  async close(): Promise<void> {
    await this.#ask('browser.close', {});
    await endedSoon(this.#child);
  }

  async kill(): Promise<void> {
    await this.#hangUp();
    await killGroup(this.#child);
  }

  /** A tab behind another one draws nothing, and is not pressed. */
  async #bringToFront(context: string): Promise<void> {
    if (this.#inFront === context) return;
    await this.#ask('browsingContext.activate', { context });
    this.#inFront = context;
  }

  async #value(context: string, expression: string) {
    const target = { context };
    const params = { expression, target, awaitPromise: true, resultOwnership: 'none' };
    const evaluated = v.parse(Evaluated, await this.#ask('script.evaluate', params));
    if (evaluated.exceptionDetails) throw new Error(evaluated.exceptionDetails.text);
    return evaluated.result ?? {};
  }
}

async function launched(path: string, { profile, size }: Start) {
  let heard: (text: string) => void = () => undefined;
  const listening = new Promise<string>((resolve) => {
    heard = (text) => {
      const address = STARTED.exec(text)?.[1];
      if (address) resolve(address);
    };
  });
  const window = ['--headless', '--width', String(size.width), '--height', String(size.height)];
  const child = startChild(
    `firefox`,
    path,
    [...window, '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'],
    { env: { TZ: 'Asia/Kolkata', MOZ_CRASHREPORTER_DISABLE: '1' }, heard },
  );
  const address = await Promise.race([
    listening,
    child.ended.then((code) => {
      throw new Error(`Firefox ended with exit code ${code} as it started`);
    }),
  ]);
  return { child, address };
}

/** As Firefox reads them from its profile. */
function preferences({ proxy, room }: Start): string {
  const { hostname, port } = new URL(proxy);
  const wanted: Record<string, string | number | boolean> = {
    'network.proxy.type': 1,
    'network.proxy.http': hostname,
    'network.proxy.http_port': Number(port),
    'network.proxy.no_proxies_on': '',
    'network.proxy.allow_hijacking_localhost': true,
    'intl.accept_languages': 'en-IN, en',
    // Nothing of its own accord.
    'app.update.disabledForTesting': true,
    'browser.safebrowsing.update.enabled': false,
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
    'browser.sessionstore.resume_from_crash': false,
    // What is asked for as JSON is shown at its own address, not by a tool.
    'devtools.jsonview.enabled': false,
    // After some kills it would ask whether to start without add-ons.
    'toolkit.startup.max_resumed_crashes': -1,
  };
  if (room) wanted['dom.quotaManager.temporaryStorage.fixedLimit'] = (room * SITES) / 1024;
  return Object.entries(wanted)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`)
    .join('\n');
}
