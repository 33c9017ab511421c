// One tab of a browser, and a shopper's acts in it: looking, pressing, typing. Each waits for its element.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Evaluates } from '../support/device-storage.ts';
import { type Engine, elementAt, type Where } from './engine.ts';
import { complaints } from './first-script.ts';

const ORIGIN = 'http://localhost:5000';

/** Long enough for a busy machine, ms. */
const WITHIN_MS = 30_000;
const POLL_MS = 100;

export class Tab implements Evaluates {
  readonly #engine: Engine;
  readonly #id: string;

  constructor(engine: Engine, id: string) {
    this.#engine = engine;
    this.#id = id;
  }

  async goto(path: string): Promise<void> {
    await this.#engine.goto(this.#id, path.startsWith('/') ? ORIGIN + path : path);
  }

  async reload(): Promise<void> {
    await this.goto(await this.evaluate(() => location.href));
  }

  /** Runs a function in the page, which sees only its argument. */
  evaluate<T>(work: () => T | Promise<T>): Promise<T>;
  evaluate<T, A>(work: (given: A) => T | Promise<T>, given: A): Promise<T>;
  async evaluate<T, A>(work: (given: A) => T | Promise<T>, given?: A): Promise<T> {
    const argument = given === undefined ? 'undefined' : JSON.stringify(given);
    // The page lacks the build's helper that names functions.
    const run = `(async () => { const __name = (it) => it; return JSON.stringify([await (${work})(${argument})]); })()`;
    const [answer] = JSON.parse(await this.#engine.evaluate(this.#id, run)) as [T];
    return answer ?? (undefined as T);
  }

  async press(where: Where | string): Promise<void> {
    const wanted =
      typeof where === 'string' ? { css: 'button, [role=menuitem]', words: where } : where;
    let before = '';
    await this.until(`${wanted.css} “${wanted.words ?? ''}” to press`, async () => {
      const place = await this.#placeOf(wanted);
      const isStill = place !== '' && place === before;
      before = place;
      return isStill && (await this.#engine.press(this.#id, wanted));
    });
  }

  /** Its place; empty while it is missing or no code keeps presses yet. A press on a moving element would hit another. */
  #placeOf(where: Where): Promise<string> {
    const answers = 'document.documentElement.matches("[data-keeps-presses], [data-hydrated]")';
    const rectangle = `(it) => (it && ${answers} ? JSON.stringify(it.getBoundingClientRect()) : "")`;
    return this.#engine.evaluate(this.#id, `(${rectangle})(${elementAt(where)})`);
  }

  /** Types into a field, replacing its text. Letters missing on the keyboard are inserted as a phone does. */
  async type(where: Where | string, text: string): Promise<void> {
    const field = typeof where === 'string' ? { css: 'input, textarea', words: where } : where;
    // A press at the moment of hydration may leave no focus behind; one presses again.
    await this.until(`the focus in ${field.css} “${field.words ?? ''}”`, async () => {
      await this.press(field);
      return this.evaluate(() => {
        const focused = document.activeElement as HTMLInputElement | null;
        if (!focused?.matches('input, textarea')) return false;
        focused.select();
        return true;
      });
    });
    const isAscii = /^[ -~]*$/.test(text);
    if (isAscii) await this.#engine.keys(this.#id, text);
    else await this.evaluate((words) => document.execCommand('insertText', false, words), text);
  }

  async sees(words: string | RegExp, within = WITHIN_MS): Promise<void> {
    const pattern = typeof words === 'string' ? null : words;
    const isThere = async () => {
      const text = await this.words();
      return pattern ? pattern.test(text) : text.includes(String(words));
    };
    await this.until(`the words “${words}”`, isThere, within);
  }

  words(): Promise<string> {
    return this.evaluate(() => document.body?.innerText ?? '');
  }

  path(): Promise<string> {
    return this.evaluate(() => location.pathname);
  }

  complaints(): Promise<string[]> {
    return this.evaluate(complaints);
  }

  /** Tries again and again; a page that is just being left cannot answer. */
  async until(what: string, isSo: () => Promise<boolean>, within = WITHIN_MS): Promise<void> {
    const limit = Date.now() + within;
    let trouble: unknown;
    while (Date.now() < limit) {
      try {
        if (await isSo()) return;
      } catch (error) {
        trouble = error;
      }
      await sleep(POLL_MS);
    }
    const page = await this.words().catch(String);
    const complaints = await this.complaints().catch(() => []);
    const said = [trouble ?? '', ...complaints].join('\n');
    throw new Error(`Waited in vain for ${what}. ${said}\nOn the page:\n${page}`);
  }
}
