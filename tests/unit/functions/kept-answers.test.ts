// Answers that are kept for a while instead of being asked for again.
import { expect, test } from 'vitest';
import { keptAnswers } from '../../../backend/functions/src/pincode/kept-answers.ts';

function keeper(ask: (question: string) => Promise<string>, mostAnswers = 10) {
  const clock = { ms: 0 };
  const asked: string[] = [];
  const answer = keptAnswers({
    ask: (question) => {
      asked.push(question);
      return ask(question);
    },
    msToKeep: (text) => (text === 'none' ? 10 : 1000),
    mostAnswers,
    now: () => clock.ms,
  });
  return { answer, asked, clock };
}

test.each([
  ['here', 1000],
  ['none', 10],
])('a question that was answered with “%s” is not asked again for %d ms', async (text, ms) => {
  const { answer, asked, clock } = keeper(async () => text);
  for (clock.ms of [0, ms - 1, ms]) expect(await answer('a')).toBe(text);
  expect(asked).toEqual(['a', 'a']);
});

test('a question that is being asked is not asked beside it; a failure is told to everybody who waits, and is not kept', async () => {
  let isDown = true;
  const { answer, asked } = keeper(async () => {
    if (isDown) throw new Error('down');
    return 'up';
  });
  const both = await Promise.allSettled([answer('a'), answer('a')]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isDown = false;
  expect(await Promise.all([answer('a'), answer('a')])).toEqual(['up', 'up']);
  expect(asked).toEqual(['a', 'a']);
});

test('the oldest answer makes room for a new one', async () => {
  const { answer, asked } = keeper(async (question) => question, 2);
  for (const question of ['a', 'b', 'c', 'b', 'c', 'a']) await answer(question);
  expect(asked).toEqual(['a', 'b', 'c', 'a']);
});
