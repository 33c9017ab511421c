// The commands for a browser of any engine, however it is driven.

export type OtherEngine = 'firefox' | 'webkit';
/** Journeys run in Chromium. */
export type EngineName = 'chromium' | OtherEngine;

export type Start = {
  /** The folder with the browser's profile. */
  profile: string;
  /** All of its requests go through here, even those to this machine. Such as http://127.0.0.1:4000 */
  proxy: string;
  firstScript: string;
  size: { width: number; height: number };
  /** All that a site may store, in bytes; the engine's maximum by default. */
  room?: number | undefined;
};

/** A visible element: the first that matches the selector and whose name contains these words. */
export type Where = { css: string; words?: string };

/** A running browser. Tabs go by the engine's own ids. */
export interface Engine {
  openTab(): Promise<string>;
  goto(tab: string, address: string): Promise<void>;
  /** The resolved text of this JavaScript expression. */
  evaluate(tab: string, expression: string): Promise<string>;
  /** Presses the element's middle; false where there is none. */
  press(tab: string, where: Where): Promise<boolean>;
  keys(tab: string, text: string): Promise<void>;
  close(): Promise<void>;
  /** Ends the browser and all its children at once, as a phone short of memory does. */
  kill(): Promise<void>;
}

/** An expression for the element; undefined in the page where there is none. */
export function elementAt(where: Where): string {
  // The page lacks the build's helper that names functions.
  return `((__name) => (${find})(${JSON.stringify(where)}))((it) => it)`;
}

function find({ css, words = '' }: Where): Element | undefined {
  const nameOf = (it: Element) => {
    const labels = 'labels' in it ? (it.labels as NodeListOf<Element> | null) : null;
    const label = it.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? it.textContent;
    return label.replace(/\s+/g, ' ').trim();
  };
  const found = [...document.querySelectorAll(css)].find((it) => {
    const isDead = it.matches(':disabled, [inert] *');
    return !isDead && it.getClientRects().length > 0 && nameOf(it).includes(words);
  });
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found;
}
