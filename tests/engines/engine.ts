// What is asked of a browser of any engine, however it is led.

export type OtherEngine = 'firefox' | 'webkit';
/** Journeys are made in Chromium. */
export type EngineName = 'chromium' | OtherEngine;

/** How a browser is started. */
export type Start = {
  /** The folder that keeps what a browser keeps. */
  profile: string;
  /** All of its requests go through here, those to this machine too. Such as http://127.0.0.1:4000 */
  proxy: string;
  /** Runs in every page before the page's own scripts. */
  firstScript: string;
  size: { width: number; height: number };
  /** All that a site may store, in bytes; as much as the engine allows where nothing is said. */
  room?: number | undefined;
};

/** An element in sight: the first that the selector finds and whose name has these words in it. */
export type Where = { css: string; words?: string };

/** A running browser. A tab is named by what its engine calls it. */
export interface Engine {
  openTab(): Promise<string>;
  goto(tab: string, address: string): Promise<void>;
  /** The text that this expression of JavaScript promises. */
  evaluate(tab: string, expression: string): Promise<string>;
  /** Presses the middle of what is there; false where there is nothing such. */
  press(tab: string, where: Where): Promise<boolean>;
  /** Types on the keyboard, to where the focus is. */
  keys(tab: string, text: string): Promise<void>;
  /** Closes the browser as its window's button does. */
  close(): Promise<void>;
  /** Ends the browser and everything that it started at once, as a phone does that needs the memory. */
  kill(): Promise<void>;
}

/** An expression for the element; undefined in the page where there is none. */
export function elementAt(where: Where): string {
  // What names functions as they are built is not there in the page.
  return `((__name) => (${find})(${JSON.stringify(where)}))((it) => it)`;
}

/** Runs in the page. */
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
