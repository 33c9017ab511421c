// What is pressed on a drawn page before its code has taken it over waits for that, in a document of its own.
import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';

const SCRIPT = readFileSync(new URL('../../../public/early-presses.js', import.meta.url), 'utf8');

/** In the order in which it runs. */
const CODE = ['/assets/vendor.js', '/assets/index.js'];

/** A drawn page, and what its own code hears of what is pressed. */
function drawnPage() {
  const html = '<div id="root"><a href="/blogs">Blogs</a><button>Add to Cart</button></div>';
  const { window } = new JSDOM(html, {
    url: 'https://haat.example/contact-us',
    runScripts: 'dangerously',
    pretendToBeVisual: true,
  });
  const { document } = window;
  const script = document.createElement('script');
  script.textContent = SCRIPT;
  document.head.append(script);
  const heard: string[] = [];
  window.addEventListener('popstate', () => heard.push('Back'));
  document.getElementById('root')?.addEventListener('click', (event) => {
    heard.push(`${(event.target as Element).textContent}`);
    event.preventDefault();
  });
  const press = (what: 'a' | 'button') => document.querySelector<HTMLElement>(what)?.click();
  return {
    heard,
    press,
    goBack: () => window.dispatchEvent(new window.PopStateEvent('popstate', { state: null })),
    begin: () => document.documentElement.setAttribute('data-taking-over', ''),
    async takeOver() {
      window.dispatchEvent(new window.Event('taken-over'));
      await new Promise((resolve) => setTimeout(resolve, 100));
    },
  };
}

test('Back waits until the page is taken over, and is then done once', async () => {
  const { heard, goBack, takeOver } = drawnPage();
  goBack();
  expect(heard).toEqual([]);
  await takeOver();
  expect(heard).toEqual(['Back']);
  goBack();
  expect(heard).toEqual(['Back', 'Back']);
});

test('nobody is led back who did not press Back', async () => {
  const { heard, takeOver } = drawnPage();
  await takeOver();
  expect(heard).toEqual([]);
});

test('a link works by itself before the code has come, and waits from the moment that the page is being taken over', async () => {
  const { heard, press, begin, takeOver } = drawnPage();
  press('a');
  expect(heard).toEqual(['Blogs']);
  begin();
  press('a');
  expect(heard).toEqual(['Blogs']);
  await takeOver();
  expect(heard).toEqual(['Blogs', 'Blogs']);
});

test('what was pressed is done in its order: a button, a link, and Back last', async () => {
  const { heard, press, goBack, takeOver } = drawnPage();
  press('button');
  press('a');
  goBack();
  expect(heard).toEqual([]);
  await takeOver();
  expect(heard).toEqual(['Add to Cart', 'Blogs', 'Back']);
});

describe('where the worker answers', () => {
  /** A drawn page that is still coming, and what of its code has begun. */
  async function comingPage() {
    const { window } = new JSDOM('', { url: 'https://haat.example/', runScripts: 'dangerously' });
    const { document } = window;
    const moment = () => new Promise((resolve) => setTimeout(resolve, 50));
    // Its own end of the page comes by itself.
    await moment();
    Object.defineProperty(document, 'readyState', { value: 'loading', configurable: true });
    Object.defineProperty(window.navigator, 'serviceWorker', { value: { controller: {} } });
    const begun: string[] = [];
    Object.assign(window, { begin: (path: string) => begun.push(path) });
    const script = document.createElement('script');
    script.dataset.code = CODE.join(' ');
    script.dataset.styles = '/assets/rest.css';
    // No document in memory has modules.
    script.textContent = SCRIPT.replace('import(path)', 'window.begin(path)');
    document.head.append(script);
    await moment();
    const sheet = () => document.querySelector('link[rel=stylesheet]');
    return {
      begun,
      sheet,
      fetched: [...document.querySelectorAll('link[rel=modulepreload]')].map((it) =>
        it.getAttribute('href'),
      ),
      async end() {
        window.dispatchEvent(new window.Event('DOMContentLoaded'));
        await moment();
      },
      async sheetEnds(how: 'load' | 'error') {
        sheet()?.dispatchEvent(new window.Event(how));
        await moment();
      },
    };
  }

  test('the code is fetched at once, and begins when the whole page is there: what it goes on from stands at the end', async () => {
    const { begun, fetched, sheet, end, sheetEnds } = await comingPage();
    expect(fetched).toEqual(CODE);
    // What the page needs for its first picture is in it; the rest would hold that up.
    expect(sheet()).toBeNull();
    await end();
    expect(sheet()?.getAttribute('href')).toBe('/assets/rest.css');
    expect(begun).toEqual([]);
    await sheetEnds('load');
    expect(begun).toEqual(CODE);
  });

  test('the code begins also where the styles do not come', async () => {
    const { begun, sheet, end, sheetEnds } = await comingPage();
    await end();
    await sheetEnds('error');
    expect(begun).toEqual(CODE);
    expect(sheet()).toBeNull();
  });
});
