// Answers that are cached for a while instead of being requested again.
import { expect, test } from 'vitest';
import { keptAnswers, limitPerHour } from '../../../backend/functions/src/pincode/kept-answers.ts';

test('an answer is kept for its time, by the newest questions, and one that is being asked is not asked beside it', async () => {
  let now = 0;
  const asked: string[] = [];
  const ask = async (question: string) => {
    asked.push(question);
    return question;
  };
  const msToKeep = (text: string) => (text === 'short' ? 10 : 1000);
  const answer = keptAnswers({ ask, msToKeep, mostAnswers: 2, now: () => now });
  for (now of [0, 9, 10, 999]) await Promise.all([answer('short'), answer('long'), answer('long')]);
  expect(asked).toEqual(['short', 'long', 'short', 'short']);
  asked.length = 0;
  for (const question of ['a', 'b', 'c', 'b', 'c', 'a']) await answer(question);
  expect(asked).toEqual(['a', 'b', 'c', 'a']);
});

test('beyond the directory the post is asked a few times an hour, however often somebody asks', () => {
  let now = 1_000;
  const mayAsk = limitPerHour(2, () => now);
  const inAMoment = () => Array.from({ length: 4 }, mayAsk);
  expect(inAMoment()).toEqual([true, true, false, false]);
  now += 60 * 60 * 1000 - 1;
  expect(mayAsk()).toBe(false);
  now += 1;
  expect(inAMoment()).toEqual([true, true, false, false]);
});
