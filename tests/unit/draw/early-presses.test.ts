// Presses on a drawn page wait for its hydration. Each test has its own document.
import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { expect, test, vi } from 'vitest';

const SCRIPT = readFileSync(new URL('../../../public/early-presses.js', import.meta.url), 'utf8');

const PAGE =
  '<p><a href="/">Home</a> <a href="/blogs">Blogs</a></p><button>Less</button><button>Add to Cart</button><input>';

function drawnPage(typed = '', focused?: null) {
  const { window } = new JSDOM(`<div id="root">${PAGE}</div>`, {
    url: 'https://haat.example/',
    runScripts: 'dangerously',
    pretendToBeVisual: true,
  });
  const { document } = window;
  const root = document.getElementById('root') as HTMLElement;
  const field = () => document.querySelector('input') as HTMLInputElement;
  field().value = typed;
  if (focused === null) Object.defineProperty(document, 'activeElement', { get: () => focused });
  const script = document.createElement('script');
  script.textContent = SCRIPT;
  document.head.append(script);
  const heard: string[] = [];
  window.addEventListener('popstate', () => heard.push('Back'));
  root.addEventListener('input', () => heard.push(field().value));
  root.addEventListener('click', (event) => {
    heard.push(`${(event.target as Element).textContent}`);
    event.preventDefault();
  });
  return {
    heard,
    press: (what: 'a' | 'button') =>
      [...document.querySelectorAll<HTMLElement>(what)].at(-1)?.click(),
    type(text: string) {
      field().focus();
      field().value = text;
      field().dispatchEvent(new window.Event('input', { bubbles: true }));
    },
    busy: () => [...document.querySelectorAll('[aria-busy=true]')].map((it) => it.textContent),
    isTypedIn: () => document.activeElement === field(),
    goBack: () => window.dispatchEvent(new window.PopStateEvent('popstate', { state: null })),
    begin: () => document.documentElement.setAttribute('data-hydrating', ''),
    /** As a translator does: an element in the place of each text. */
    translate() {
      const texts = document.evaluate('//text()', root, null, 7);
      for (let at = 0; at < texts.snapshotLength; at += 1) {
        const text = texts.snapshotItem(at) as Text;
        const font = document.createElement('font');
        font.textContent = `${text.data} (translated)`;
        text.replaceWith(font);
      }
    },
    renderAnew: () => void Object.assign(root, { innerHTML: PAGE }),
    async hydrate() {
      window.dispatchEvent(new window.Event('hydrated'));
      await new Promise((resolve) => setTimeout(resolve, 100));
      // A busy machine takes longer.
      await vi.waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull(), 30_000);
    },
  };
}

test('a link works by itself before the code has come, and waits from the moment that the page is being taken over', async () => {
  const { heard, press, begin, hydrate } = drawnPage();
  press('a');
  begin();
  press('a');
  expect(heard).toEqual(['Blogs']);
  await hydrate();
  expect(heard).toEqual(['Blogs', 'Blogs']);
});

test('early presses look pressed at once, and take effect once and in order: a button, a link, and Back last, which works by itself from then on', async () => {
  const { heard, press, busy, goBack, hydrate } = drawnPage();
  press('button');
  press('a');
  goBack();
  expect([heard, busy()]).toEqual([[], ['Blogs', 'Add to Cart']]);
  await hydrate();
  expect(busy()).toEqual([]);
  expect(heard).toEqual(['Add to Cart', 'Blogs', 'Back']);
  goBack();
  expect(heard.slice(3)).toEqual(['Back']);
});

test('early presses and typing on a translated page take effect on the page that is rendered in its place', async () => {
  const { heard, press, type, isTypedIn, translate, renderAnew, hydrate } = drawnPage();
  press('button');
  translate();
  type('98765');
  press('a');
  heard.length = 0;
  renderAnew();
  await hydrate();
  expect(heard).toEqual(['98765', 'Add to Cart', 'Blogs']);
  expect(isTypedIn()).toBe(true);
});

test('a press takes effect also where no element has the focus; text typed before the script had come is told to the hydrating code, an empty field is not', async () => {
  const { heard, press, hydrate } = drawnPage('', null);
  press('button');
  await hydrate();
  expect(heard).toEqual(['Add to Cart']);
  press('button');
  expect(heard).toHaveLength(2);
  for (const typed of ['98765', '']) {
    const { heard, hydrate } = drawnPage(typed);
    await hydrate();
    expect(heard).toEqual(typed ? [typed] : []);
  }
});
