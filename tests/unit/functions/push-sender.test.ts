// Where messages to shoppers are really sent, and where they are only kept.
import { expect, test } from 'vitest';
import { keepMessages, pushSender } from '../../../backend/functions/src/push/sender.ts';

const EMULATED = { FUNCTIONS_EMULATOR: 'true' };

test('messages are kept instead of sent for a project that is on this computer only', () => {
  expect(pushSender({ ...EMULATED, GCLOUD_PROJECT: 'demo-haat' })).toBe(keepMessages);
});

test.each([
  ['a real project', { GCLOUD_PROJECT: 'green-fields-shop' }],
  ['a real project under the emulators', { ...EMULATED, GCLOUD_PROJECT: 'green-fields-shop' }],
  ['a project that only looks like a demo', { ...EMULATED, GCLOUD_PROJECT: 'my-demo-shop' }],
  ['a demo project outside of the emulators', { GCLOUD_PROJECT: 'demo-haat' }],
  ['no project at all', EMULATED],
])('the messages of %s are never kept', (_, env) => {
  expect(pushSender(env)).not.toBe(keepMessages);
});
