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
const isAtBottom = (body: string) =>
  /position: (fixed|sticky)/.test(body) && /(inset-block-end|bottom): /.test(body);

test('the page reaches into the corners, may be made larger, and keeps clear of the camera and of the bar at the bottom', () => {
  const [, viewport = ''] = /name="viewport" content="([^"]+)"/.exec(read('index.html')) ?? [];
  expect(viewport).toContain('viewport-fit=cover');
  expect(viewport).not.toMatch(/user-scalable|maximum-scale/);
  expect(namesOf(isAtBottom).length).toBeGreaterThan(4);
  const uncovered = (body: string) => !body.includes('env(safe-area-inset-bottom)');
  expect(namesOf((body) => isAtBottom(body) && uncovered(body))).toEqual([]);
  const [edge = ''] = /--edge:[^;]+;/.exec(read('src/ui/tokens.css')) ?? [];
  expect(edge).toMatch(/safe-area-inset-left.*safe-area-inset-right/s);
});

test('heights follow the screen as the browser’s bars come and go, and a page that is pulled down is loaded again', () => {
  expect(namesOf((body) => /\d(vh|svh|lvh)\b/.test(body))).toEqual([]);
  expect(namesOf((body) => /\ddvh\b/.test(body)).length).toBeGreaterThan(3);
  const ofPage = rules.filter(({ name }) => /: (html|body|:root)\b/.test(name));
  expect(ofPage.filter(({ body }) => body.includes('overscroll-behavior'))).toEqual([]);
});
