// What is pressed on a drawn page before its code has taken it over waits for that, in a document of its own.
import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';

const SCRIPT = readFileSync(new URL('../../../public/early-presses.js', import.meta.url), 'utf8');

/** In the order in which it runs. */
const CODE = ['/assets/vendor.js', '/assets/index.js'];
const moment = () => new Promise((resolve) => setTimeout(resolve, 50));

function opened(html: string) {
  const url = 'https://haat.example/contact-us';
  const { window } = new JSDOM(html, { url, runScripts: 'dangerously', pretendToBeVisual: true });
  const run = (script: string, data: Record<string, string> = {}) => {
    const element = window.document.createElement('script');
    Object.assign(element.dataset, data);
    element.textContent = script;
    window.document.head.append(element);
  };
  return { window, document: window.document, run };
}

/** A drawn page, and what its own code hears of what is pressed. */
function drawnPage() {
  const { window, document, run } = opened(
    '<div id="root"><a href="/blogs">Blogs</a><button>Add to Cart</button></div>',
  );
  run(SCRIPT);
  const heard: string[] = [];
  window.addEventListener('popstate', () => heard.push('Back'));
  document.getElementById('root')?.addEventListener('click', (event) => {
    heard.push(`${(event.target as Element).textContent}`);
    event.preventDefault();
  });
  return {
    heard,
    press: (what: 'a' | 'button') => document.querySelector<HTMLElement>(what)?.click(),
    goBack: () => window.dispatchEvent(new window.PopStateEvent('popstate', { state: null })),
    begin: () => document.documentElement.setAttribute('data-taking-over', ''),
    async takeOver() {
      window.dispatchEvent(new window.Event('taken-over'));
      await moment();
      await moment();
    },
  };
}

test('a link works by itself before the code has come, and waits from the moment that the page is being taken over', async () => {
  const { heard, press, begin, takeOver } = drawnPage();
  press('a');
  begin();
  press('a');
  expect(heard).toEqual(['Blogs']);
  await takeOver();
  expect(heard).toEqual(['Blogs', 'Blogs']);
});

test('what was pressed is done once and in its order: a button, a link, and Back last, which works by itself from then on', async () => {
  const { heard, press, goBack, takeOver } = drawnPage();
  press('button');
  press('a');
  goBack();
  expect(heard).toEqual([]);
  await takeOver();
  expect(heard).toEqual(['Add to Cart', 'Blogs', 'Back']);
  goBack();
  expect(heard.slice(3)).toEqual(['Back']);
});

test.each(['load', 'error'])(
  'where the worker answers the code is fetched at once, and begins when the whole page and its styles (%s) are there',
  async (how) => {
    const { window, document, run } = opened('');
    // Its own end of the page comes by itself.
    await moment();
    Object.defineProperty(document, 'readyState', { value: 'loading', configurable: true });
    Object.defineProperty(window.navigator, 'serviceWorker', { value: { controller: {} } });
    const begun: string[] = [];
    Object.assign(window, { begin: (path: string) => begun.push(path) });
    // No document in memory has modules.
    const script = SCRIPT.replace('import(path)', 'window.begin(path)');
    run(script, { code: CODE.join(' '), styles: '/assets/rest.css' });
    await moment();
    const fetched = [...document.querySelectorAll('link[rel=modulepreload]')];
    expect(fetched.map((it) => it.getAttribute('href'))).toEqual(CODE);
    const sheet = () => document.querySelector('link[rel=stylesheet]');
    // What the page needs for its first picture is in it; the rest would hold that up.
    expect(sheet()).toBeNull();
    window.dispatchEvent(new window.Event('DOMContentLoaded'));
    await moment();
    expect(sheet()?.getAttribute('href')).toBe('/assets/rest.css');
    expect(begun).toEqual([]);
    sheet()?.dispatchEvent(new window.Event(how));
    await moment();
    expect(begun).toEqual(CODE);
    expect(sheet() === null).toBe(how === 'error');
  },
);
