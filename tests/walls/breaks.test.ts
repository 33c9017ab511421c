// Every slip of `npm run test:breaks` still finds the code that it breaks and the tests that must notice, so that moved code stays covered.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { IN_A_BROWSER } from '../breaks/in-a-browser.ts';
import { OF_SENDING } from '../breaks/of-sending.ts';
import { OF_THE_PHONE } from '../breaks/of-the-phone.ts';
import { OF_THE_SERVER } from '../breaks/of-the-server.ts';
import { root } from './read-imports.ts';

const BREAKS = [...OF_SENDING, ...OF_THE_PHONE, ...OF_THE_SERVER, ...IN_A_BROWSER];

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Whether its file holds the test that notices a break; a journey is named by the beginning of its title. */
function hasTest(noticedBy: string): boolean {
  const [name = '', begin] = noticedBy.split(' › ');
  const file = join('tests', name);
  if (!existsSync(join(root, file))) return false;
  if (begin === undefined) return !name.startsWith('journeys/');
  const titles = read(file).matchAll(/\btest\(\s*(['"`])((?:\\.|(?!\1).)+)\1/gs);
  return [...titles].some(([, , title = '']) => title.startsWith(begin));
}

test('every break stands once in its file, and the tests that notice it are there', () => {
  expect(BREAKS.length).toBeGreaterThan(60);
  const standsOnce = (file: string, from: string) =>
    existsSync(join(root, file)) && read(file).split(from).length === 2;
  const lost = BREAKS.filter((it) => !standsOnce(it.file, it.from) || !hasTest(it.noticedBy));
  expect(lost.map(({ file, from, noticedBy }) => ({ file, from, noticedBy }))).toEqual([]);
});
