// When the shopper is told of a new version, and when not.
import { expect, test } from 'vitest';
import { updateNotice } from '#features/app-update/update-notice.ts';

const CALM = { isThere: true, isAsked: false, isBusyHere: false, isPaying: false };

test.each([
  ['nothing new is there', { isThere: false }, 'none'],
  ['all is calm', {}, 'ready'],
  ['somebody types in this tab', { isBusyHere: true }, 'none'],
  ['somebody pays in another tab', { isPaying: true }, 'none'],
  ['Update was pressed, and another tab is busy', { isAsked: true }, 'asked'],
  [
    'Update was pressed, and then a payment began elsewhere',
    { isAsked: true, isPaying: true },
    'asked',
  ],
  [
    'Update was pressed, and then a form was begun here',
    { isAsked: true, isBusyHere: true },
    'none',
  ],
  ['Update was pressed, and then it was put off', { isAsked: true, isThere: false }, 'none'],
] as const)('when %s', (_what, facts, notice) => {
  expect(updateNotice({ ...CALM, ...facts })).toBe(notice);
});
