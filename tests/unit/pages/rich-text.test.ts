// @vitest-environment jsdom
// A merchant's text in the page, when one of its pictures does not load.
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { RichText } from '#ui/media/RichText.tsx';
import { loadTrust } from '#ui/media/trusted-html.ts';

const OWN = 'http://localhost:9199/v0/b/demo-haat.appspot.com/o/pictures%2F';

test('a picture in a text that does not come, as without a network, is not shown broken, and is asked for again when there is one', async () => {
  await loadTrust();
  const place = document.createElement('div');
  const root = createRoot(place);
  const html = `<p>Drying <img src="${OWN}1" alt="leaves"> <img src="${OWN}2"></p>`;
  flushSync(() => root.render(createElement(RichText, { html })));
  const [first, second] = place.querySelectorAll('img');
  first?.dispatchEvent(new Event('error'));
  expect([first?.hidden, second?.hidden]).toEqual([true, false]);
  dispatchEvent(new Event('online'));
  expect(first?.hidden).toBe(false);
  expect(first?.src).toBe(`${OWN}1`);
  root.unmount();
});
