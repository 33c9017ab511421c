// Injected text tries to become HTML, and through it to run something.
import type { Page } from 'playwright/test';

/** It would change the title to 1337. */
export const HARMFUL = '<img src="/none.png" onerror="document.title = String(7 * 191)">';
export const REFUSED = 'TypeError';
/** The browser's own lines about its refusals. */
export const REFUSALS = /Trusted(HTML|ScriptURL|Types)|Trusted Type|inline event handler/;

/** Tries to turn text into HTML: returns the HTML, or the name of the error. */
export function makeHtml(page: Page, html: string): Promise<string> {
  return page.evaluate((text) => {
    const place = document.body.appendChild(document.createElement('div'));
    try {
      place.innerHTML = text;
      return place.innerHTML;
    } catch (error) {
      return error instanceof Error ? error.name : 'no error';
    }
  }, html);
}

/** Tries to run a script from a plain-text address: returns that it ran, or the name of the error. */
export function runScript(page: Page, address: string): Promise<string> {
  return page.evaluate(async (text) => {
    const script = document.createElement('script');
    try {
      script.setAttribute('src', text);
    } catch (error) {
      return error instanceof Error ? error.name : 'no error';
    }
    return await new Promise<string>((resolve) => {
      script.onload = () => resolve('ran');
      script.onerror = () => resolve('did not come');
      document.head.append(script);
    });
  }, address);
}
