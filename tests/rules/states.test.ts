// The rules cannot import a list, so they repeat the states. Here the two lists are held together.
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { STATES_OF_INDIA } from '#core/model/india/states-of-india.ts';
import { RULES_FILE } from './rules-emulator.ts';

test('the rules know the states by the same names as the address form, letter by letter', async () => {
  const rules = await readFile(RULES_FILE, 'utf8');
  const [, list = ''] =
    /function isStateOfIndia\(name\) \{\s*return name in \[([^\]]*)\];/.exec(rules) ?? [];
  const names = [...list.matchAll(/'([^']*)'/g)].map(([, name]) => name);
  expect(names).toEqual(STATES_OF_INDIA);
});
