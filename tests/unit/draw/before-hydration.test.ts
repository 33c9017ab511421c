// A drawn page until its code has come: its data and its part of the style sheet, and presses, which wait for the hydration.
import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { expect, test, vi } from 'vitest';
import { criticalStyles, readRules, splitStyles } from '#engine/drawing/critical-styles.ts';
import * as state from '#shop/draw/dehydrated-state.ts';
import { catalogueOf } from '../given.ts';

const { dehydratedHtml, readDehydrated, recordingReader, startingCatalogue } = state;
const NAMES = { categories: [{ id: 'oils', categoryName: 'Oils' }], brands: [] };

function catalogue(names: typeof NAMES | null = NAMES) {
  const asked: string[] = [];
  const reader = catalogueOf({
    names: async () => {
      asked.push('names');
      return names;
    },
    blog: async (id) => [{ id, heading: `From the device: ${id}`, content: '' }],
  });
  return { asked, reader };
}

test('a drawn page starts with its dehydrated state; once it has started it asks the device, and keeps that state while the device has nothing', async () => {
  const { reader, answers } = recordingReader(catalogue().reader);
  await reader.names();
  const device = catalogue(null);
  const start = startingCatalogue({ answers, savesData: false }, async () => device.reader);
  expect(await start.reader.names()).toEqual(NAMES);
  expect([start.wasEnough(), device.asked]).toEqual([true, []]);
  start.endStart();
  expect(await start.reader.names()).toEqual(NAMES);
  expect(device.asked).toEqual(['names']);
  expect(await start.reader.blog('x')).toMatchObject([{ heading: 'From the device: x' }]);
});

const pageWith = (html: string) => new JSDOM(html).window.document;

test('nothing in the data ends its element, and a page goes on from the very data that it was drawn with', () => {
  const x = { name: '</script><script>alert(1)</script><!--' };
  const answers = { '["names"]': NAMES, '["product","gone"]': null, x };
  const html = dehydratedHtml({ answers, savesData: true });
  expect(html.match(/<\/script>|<!--/g)).toHaveLength(1);
  expect(readDehydrated(pageWith(html))).toEqual({ answers, savesData: true });
  expect(readDehydrated(pageWith('<p>Opening</p>'))).toBeNull();
});

const names = JSON.stringify(NAMES);

test.each([
  ['nothing', ''],
  ['null', 'null'],
  ['a later version’s form', `{"version":2,"catalogue":{"names":${names}},"savesData":false}`],
  ['no answers', '{"savesData":false}'],
  ['null for the names', '{"answers":{"[\\"names\\"]":null},"savesData":false}'],
  ['a text for a product', `{"answers":{"[\\"names\\"]":${names},"x":"oil"},"savesData":false}`],
  ['not for whom it was drawn', `{"answers":{"[\\"names\\"]":${names}}}`],
])('a page whose data says %s starts without it', (_, data) => {
  const html = `<script type="application/json" id="dehydrated-state">${data}</script>`;
  expect(readDehydrated(pageWith(html))).toBeNull();
});

const PAGE = '<main class="page list"><a class="card card--new" href="/">A</a><p>B</p></main>';

const keep = (css: string) => criticalStyles(readRules(css), PAGE);

test.each([
  ['an element', 'p,a:hover{color:red}'],
  ['one of several selectors', '.absent,.card{color:red}'],
  ['classes that are there, wherever they stand', '.list .card.card--new>b{color:red}'],
  ['a class that is not there, under not', '.card:not(.absent):not(:has(.gone,.x)){color:red}'],
  ['a pseudo-element', '.card:before{content:"}{"}'],
  ['an animation', '@keyframes blink{0%{opacity:0}to{opacity:1}}'],
  ['a rule under conditions', '@media (width>1px){@container (width<9px){.card{color:red}}}'],
])('a rule for %s stays', (_what, css) => {
  expect(keep(css)).toBe(css);
  const gone = ['.absent{color:red}', '.card .absent{color:red}'];
  for (const rule of [...gone, '@media (width>1px){.absent{color:red}}'])
    expect(keep(rule + css), 'a rule for what is not there goes').toBe(css);
});

test('the remaining rules keep their order; a sheet is divided by whether its selectors name classes, and a truncated one is refused', () => {
  const commented = '/* a */.card{color:red}.absent{color:blue}p{margin:0}\n/*$vite$:1*/';
  expect(keep(commented)).toBe('.card{color:red}p{margin:0}');
  expect(() => readRules('.card{color:red')).toThrow('ends with');
  const elements = ['p:has(.card){margin:0}', '@keyframes blink{to{opacity:0}}'].join('');
  const both = ['b,.card b{color:red}', ':is(.card,.list):hover{color:red}'].join('');
  const classes = '.card{color:red}a.card:hover{color:blue}';
  const sheet = (...parts: string[]) => `${parts.join('')}@media print{${parts.join('')}}`;
  const [base, rest] = [sheet(elements, both), sheet(both, classes)];
  expect(splitStyles(sheet(elements, both, classes))).toEqual({ base, rest });
});

const SCRIPT = readFileSync(new URL('../../../public/early-presses.js', import.meta.url), 'utf8');

const BUTTONS =
  '<p><a href="/">Home</a> <a href="/blogs">Blogs</a></p><button>Less</button><button>Add to Cart</button><input>';

function drawnPage(typed = '', focused?: null) {
  const { window } = new JSDOM(`<div id="root">${BUTTONS}</div>`, {
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
    renderAnew: () => void Object.assign(root, { innerHTML: BUTTONS }),
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
  // The new page shows no press as waiting, so a busy machine may be behind here.
  await vi.waitFor(() => expect(heard).toEqual(['98765', 'Add to Cart', 'Blogs']), 30_000);
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
