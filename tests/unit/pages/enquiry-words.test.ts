// What is said of an enquiry, which has neither a name nor a number that could be answered.
import { expect, test } from 'vitest';
import * as enquiry from '#features/enquiry/messages.ts';
import { texts } from '#shop-texts';

test('an enquiry promises no answer, neither beside its button nor among the questions', () => {
  const questions = texts.faqs.filter(({ answer }) => answer.includes('raise an enquiry'));
  expect(questions).toHaveLength(1);
  const said = [...Object.values(enquiry), ...questions.map(({ answer }) => answer)];
  for (const words of said) {
    expect(words).not.toMatch(/(farm|shop|we)( will)? (tells?|calls?|answers?|write|let)|to know/i);
  }
});
