// Screens with round corners, a camera in them and bars that come and go, as iPhones have: what can be seen of it in the shop's sheets.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');

/** Each rule of the shop's sheets that has nothing but declarations in it, as “file: selector { … }”. */
const rules = readdirSync(new URL('src', root), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .flatMap((file) => {
    const text = read(`src/${file}`).replace(/\/\*[\s\S]*?\*\//g, '');
    return [...text.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
      name: `${file}: ${selector.trim()}`,
      body,
    }));
  });
const namesOf = (wanted: (body: string) => boolean) =>
  rules.filter(({ body }) => wanted(body)).map(({ name }) => name);

test('the page reaches into the corners, and may be made larger by whoever needs it', () => {
  const [, viewport = ''] = /name="viewport" content="([^"]+)"/.exec(read('index.html')) ?? [];
  expect(viewport).toContain('viewport-fit=cover');
  expect(viewport).not.toMatch(/user-scalable|maximum-scale/);
  expect(rules.length).toBeGreaterThan(300);
});

test('what stays at the bottom of the screen stands above the bar that iPhones have there', () => {
  const atBottom = (body: string) =>
    /position: (fixed|sticky)/.test(body) && /(inset-block-end|bottom): /.test(body);
  expect(namesOf(atBottom).length).toBeGreaterThan(4);
  expect(
    namesOf((body) => atBottom(body) && !body.includes('env(safe-area-inset-bottom)')),
  ).toEqual([]);
});

test('held sideways, nothing stands under the camera: every edge of a page reckons with it', () => {
  const [edge = ''] = /--edge:[^;]+;/.exec(read('src/ui/tokens.css')) ?? [];
  expect(edge).toContain('safe-area-inset-left');
  expect(edge).toContain('safe-area-inset-right');
});

test('heights follow the screen as the browser’s bars come and go', () => {
  expect(namesOf((body) => /\d(vh|svh|lvh)\b/.test(body))).toEqual([]);
  expect(namesOf((body) => /\ddvh\b/.test(body)).length).toBeGreaterThan(3);
});

test('a page that is pulled down is loaded again: no sheet takes that from the page itself', () => {
  const ofPage = rules.filter(({ name }) => /: (html|body|:root)\b/.test(name));
  expect(ofPage.filter(({ body }) => body.includes('overscroll-behavior'))).toEqual([]);
});
