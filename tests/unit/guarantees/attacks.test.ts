// The table of attacks: what got through, and what was not played, is never taken for a proof.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../../backend/stack/paths.ts';
import { type AttackResult, attacksTable, succeededAttacks } from '../../attacks/attack.ts';
import { PROVEN_ELSEWHERE } from '../../attacks/elsewhere.ts';

const played = { attack: 'skipping documents', tries: 36, through: 0, bound: 0 };
const bounded = { attack: 'pieces kept', tries: 50, through: 400, bound: 400, note: 'in 2.0 s' };
const elsewhere = { attack: 'hidden payments', provenBy: 'a test' };

test('attacks that got nowhere, or no further than they may, are no fault', () => {
  expect(succeededAttacks([played, bounded, elsewhere])).toEqual([]);
});

test.each<[string, AttackResult]>([
  ['got through: skipping documents: 1', { ...played, through: 1 }],
  ['got through: pieces kept: 401', { ...bounded, through: 401 }],
  ['not played: skipping documents: nothing was tried', { ...played, tries: 0 }],
  ['not played: pieces kept: the door is shut', { ...bounded, tries: 0, note: 'the door is shut' }],
])('an attack that %s is named', (line, result) => {
  expect(succeededAttacks([played, result, elsewhere])).toEqual([line]);
});

test('every attack stands in the table, with what proves it where it was not played', () => {
  expect(attacksTable([played, bounded, elsewhere]).split('\n').slice(2)).toEqual([
    '| skipping documents | 36 | 0 | 0 |  |',
    '| pieces kept | 50 | 400 | 400 | in 2.0 s |',
    '| hidden payments | – | – | – | proven by a test |',
  ]);
});

test.each(PROVEN_ELSEWHERE)('there is the test that proves “$attack”', async ({ provenBy }) => {
  const [path = '', title = ''] = provenBy.split(' › ');
  expect(await readFile(join(root, path), 'utf8')).toContain(`'${title}'`);
});
