// Firefox, driven over WebDriver BiDi, which it speaks natively.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import bidi from 'selenium-webdriver/bidi/index.js';
import * as v from 'valibot';
import { type Engine, elementAt, type Start } from './engine.ts';
import { endedSoon, killGroup, startAndHear } from './processes.ts';

/** The module itself is this class, unlike in its types. */
const Connection = bidi as unknown as typeof bidi.Index;

const STARTED = /WebDriver BiDi listening on (ws:\/\/\S+)/;

const LEFT_BUTTON = 0;
/** One site may use a fifth of the storage of all. */
const SITES = 5;

const Reply = v.object({
  error: v.optional(v.string()),
  message: v.optional(v.string()),
  result: v.optional(
    v.object({
      context: v.optional(v.string(), ''),
      result: v.optional(
        v.object({ value: v.optional(v.unknown()), sharedId: v.optional(v.string()) }),
      ),
      exceptionDetails: v.optional(v.object({ text: v.string() })),
    }),
  ),
});

export async function startFirefox(path: string, start: Start): Promise<Engine> {
  const { profile, size } = start;
  await writeFile(join(profile, 'user.js'), preferences(start));
  const window = ['--headless', '--width', String(size.width), '--height', String(size.height)];
  const port = ['--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const env = { TZ: 'Asia/Kolkata', MOZ_CRASHREPORTER_DISABLE: '1' };
  const { child, found: address } = await startAndHear(
    ['firefox', path, ...window, ...port, 'about:blank'],
    STARTED,
    env,
  );
  const connection = new Connection(`${address}/session`);
  const ask = async (method: string, params: object) => {
    const { error, message, result } = v.parse(Reply, await connection.send({ method, params }));
    if (error) throw new Error(`${method}: ${error} ${message}`);
    return result;
  };
  await ask('session.new', { capabilities: {} });
  await ask('script.addPreloadScript', { functionDeclaration: `() => { ${start.firstScript} }` });

  let inFront = '';
  const resultOf = async (context: string, expression: string) => {
    const target = { context };
    const params = { expression, target, awaitPromise: true, resultOwnership: 'none' };
    const evaluated = await ask('script.evaluate', params);
    if (evaluated?.exceptionDetails) throw new Error(evaluated.exceptionDetails.text);
    return evaluated?.result ?? {};
  };
  const act = async (context: string, type: 'pointer' | 'key', actions: object[]) => {
    await ask('input.performActions', { context, actions: [{ type, id: type, actions }] });
  };

  return {
    async openTab() {
      const context = (await ask('browsingContext.create', { type: 'tab' }))?.context ?? '';
      await ask('browsingContext.setViewport', { context, viewport: start.size });
      inFront = context;
      return context;
    },
    async goto(context, url) {
      await ask('browsingContext.navigate', { context, url, wait: 'interactive' });
    },
    async evaluate(context, expression) {
      return String((await resultOf(context, expression)).value);
    },
    async press(context, where) {
      // A background tab draws nothing and takes no presses.
      if (inFront !== context) await ask('browsingContext.activate', { context });
      inFront = context;
      const { sharedId } = await resultOf(context, elementAt(where));
      if (!sharedId) return false;
      const origin = { type: 'element', element: { sharedId } };
      await act(context, 'pointer', [
        { type: 'pointerMove', x: 0, y: 0, origin },
        { type: 'pointerDown', button: LEFT_BUTTON },
        { type: 'pointerUp', button: LEFT_BUTTON },
      ]);
      return true;
    },
    async keys(context, text) {
      const types = ['keyDown', 'keyUp'];
      const keys = [...text].flatMap((value) => types.map((type) => ({ type, value })));
      await act(context, 'key', keys);
    },
    async close() {
      await ask('browser.close', {});
      await endedSoon(child);
    },
    async kill() {
      await connection.close();
      await killGroup(child);
    },
  };
}

/** In the format of Firefox's profile. */
function preferences({ proxy, room }: Start): string {
  const { hostname, port } = new URL(proxy);
  const wanted: Record<string, string | number | boolean> = {
    'network.proxy.type': 1,
    'network.proxy.http': hostname,
    'network.proxy.http_port': Number(port),
    'network.proxy.no_proxies_on': '',
    'network.proxy.allow_hijacking_localhost': true,
    'intl.accept_languages': 'en-IN, en',
    // No background activity.
    'app.update.disabledForTesting': true,
    'browser.safebrowsing.update.enabled': false,
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
    'browser.sessionstore.resume_from_crash': false,
    // Shows JSON at its own address, not in a viewer.
    'devtools.jsonview.enabled': false,
    // After several kills it would ask whether to start without add-ons.
    'toolkit.startup.max_resumed_crashes': -1,
  };
  if (room) wanted['dom.quotaManager.temporaryStorage.fixedLimit'] = (room * SITES) / 1024;
  return Object.entries(wanted)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`)
    .join('\n');
}
