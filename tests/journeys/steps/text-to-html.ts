// Text that somebody has got into a page tries to become HTML, and through it to run something.
import type { Page } from 'playwright/test';

/** It would change the title to 1337. */
export const HARMFUL = '<img src="/none.png" onerror="document.title = String(7 * 191)">';
/** What comes of text that the browser does not take. */
export const REFUSED = 'TypeError';
/** The browser's own lines about what it refuses. */
export const REFUSALS = /Trusted(HTML|ScriptURL|Types)|Trusted Type|inline event handler/;

/** What comes of text that is to become HTML: the HTML, or the name of the error. */
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

/** What comes of a script with an address that is plain text: that it has run, or the name of the error. */
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
