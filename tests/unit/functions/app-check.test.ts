// Online payment takes requests of the shop's own app only, where the merchant asked for that.
import { expect, test } from 'vitest';
import { asksForAppCheck, isShopsOwnApp } from '../../../backend/functions/src/app-check.ts';

const request = (token?: string) => ({
  get: (name: string) => (name === 'X-Firebase-AppCheck' ? token : undefined),
});
const seen: string[] = [];
/** Stands in for Google, who alone knows the keys. */
const verify = async (token: string) => {
  seen.push(token);
  if (token !== 'good') throw new Error('not a token of this project');
};

test.each([
  ['nothing', undefined, false],
  ['an empty setting', '', false],
  ['off', 'off', false],
  ['on', 'on', true],
  ['on with a space', 'on ', true],
])('%s asks for the proof: %s → %s', (_what, APP_CHECK, asks) => {
  expect(asksForAppCheck({ APP_CHECK })).toBe(asks);
});

test.each(['yes', 'ON', 'true', '1'])('%s stops with one line that names the setting', (said) => {
  const line = `Setting APP_CHECK is wrong: it is on or off, and not "${said}".`;
  expect(() => asksForAppCheck({ APP_CHECK: said })).toThrow(line);
});

test('a shop that does not ask lets everybody in, and asks nobody about a token', async () => {
  for (const token of [undefined, 'good', 'bad']) {
    expect(await isShopsOwnApp(request(token), { verify })).toBe(true);
  }
  expect(seen).toEqual([]);
});

test('a shop that asks lets in only who brings a token that Google stands for', async () => {
  const asked = { asked: true, verify };
  expect(await isShopsOwnApp(request('good'), asked)).toBe(true);
  expect(await isShopsOwnApp(request('bad'), asked)).toBe(false);
  expect(await isShopsOwnApp(request(), asked)).toBe(false);
  expect(seen).toEqual(['good', 'bad']);
});

test('a token is not believed where nobody could say whether it is good', async () => {
  const unreachable = () => Promise.reject(new Error('no answer'));
  expect(await isShopsOwnApp(request('good'), { asked: true, verify: unreachable })).toBe(false);
});
