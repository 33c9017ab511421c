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

test('a question that was answered is not asked again until the answer is too old', async () => {
  const { answer, asked, clock } = keeper(async (question) => `${question}!`);
  expect(await answer('a')).toBe('a!');
  clock.ms = 999;
  expect(await answer('a')).toBe('a!');
  expect(asked).toEqual(['a']);
  clock.ms = 1000;
  expect(await answer('a')).toBe('a!');
  expect(asked).toEqual(['a', 'a']);
});

test('an answer may be kept for a shorter time than another', async () => {
  const { answer, asked, clock } = keeper(async () => 'none');
  await answer('a');
  clock.ms = 10;
  await answer('a');
  expect(asked).toEqual(['a', 'a']);
});

test('a question that is being asked is not asked beside it', async () => {
  let reply = (_text: string) => {};
  const { answer, asked } = keeper(() => new Promise((resolve) => (reply = resolve)));
  const both = Promise.all([answer('a'), answer('a')]);
  reply('here');
  expect(await both).toEqual(['here', 'here']);
  expect(asked).toEqual(['a']);
});

test('a failure is told to everybody who waits and is not kept', async () => {
  let isDown = true;
  const { answer, asked } = keeper(async () => {
    if (isDown) throw new Error('down');
    return 'up';
  });
  const both = await Promise.allSettled([answer('a'), answer('a')]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isDown = false;
  expect(await answer('a')).toBe('up');
  expect(asked).toEqual(['a', 'a']);
});

test('the oldest answer makes room for a new one', async () => {
  const { answer, asked } = keeper(async (question) => question, 2);
  for (const question of ['a', 'b', 'c', 'b', 'c', 'a']) await answer(question);
  expect(asked).toEqual(['a', 'b', 'c', 'a']);
});
