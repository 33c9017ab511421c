// The files of the built shop: all of them kept for the time without a network, and nothing heavy in the worker.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from './journey.ts';

const dist = new URL('../../dist/', import.meta.url);
const worker = () => readFileSync(new URL('service-worker.js', dist), 'utf8');

test('every built part of the shop is kept by the worker', () => {
  const text = worker();
  const parts = readdirSync(new URL('assets/', dist));
  expect(parts.length).toBeGreaterThan(5);
  expect(parts.filter((part) => !text.includes(`assets/${part}`))).toEqual([]);
  expect(text).toContain('index.html');
});

test('the worker contains neither React nor the full Firestore SDK', () => {
  const text = worker();
  for (const mark of ['react-dom', 'react.element', 'react.transitional.element', 'useState']) {
    expect(text, mark).not.toContain(mark);
  }
  for (const mark of [
    'persistentLocalCache',
    'WebChannelConnection',
    'firestore/lite',
    '@firebase/',
  ]) {
    expect(text, mark).not.toContain(mark);
  }
});

test('a part that is gone is answered with 404, never with a page', async ({ request }) => {
  const reply = await request.get('/assets/gone-abc123.js');
  expect(reply.status()).toBe(404);
});
