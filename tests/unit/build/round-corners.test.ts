// Screens with round corners, a camera cutout and collapsing bars, like iPhones: the part that the shop's style sheets show.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');

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
});
