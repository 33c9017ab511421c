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

test('every break stands once in its file, and the tests that notice it are there', () => {
  expect(BREAKS.length).toBeGreaterThan(60);
  const standsOnce = (file: string, from: string) =>
    existsSync(join(root, file)) && readFileSync(join(root, file), 'utf8').split(from).length === 2;
  const lost = BREAKS.filter(({ file, from, noticedBy }) => {
    const [tests = ''] = noticedBy.split(' › ');
    return !standsOnce(file, from) || !existsSync(join(root, 'tests', tests));
  });
  expect(lost.map(({ file, from, noticedBy }) => ({ file, from, noticedBy }))).toEqual([]);
});
