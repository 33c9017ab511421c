// @vitest-environment jsdom
// A merchant's text in the page: what becomes of a picture that does not come.
import { createElement, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { RichText } from '#ui/media/RichText.tsx';
import { loadTrust } from '#ui/media/trusted-html.ts';

const OWN = 'https://firebasestorage.googleapis.com/v0/b/x/o/pictures%2F';

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

test('a text that came drawn stands as it is until there is another one, which then takes its place', async () => {
  // As in a page that was just opened: what makes HTML harmless has not come.
  vi.resetModules();
  const { RichText } = await import('#ui/media/RichText.tsx');
  const { loadTrust } = await import('#ui/media/trusted-html.ts');
  const place = document.createElement('div');
  place.innerHTML = '<div class="rich-text"><p>As drawn</p></div>';
  const drawn = place.querySelector('p');
  const faults: unknown[] = [];
  let effects = 0;
  const Taken = () => {
    useEffect(() => {
      effects += 1;
    }, []);
    return null;
  };
  const page = (html: string) => [
    createElement(RichText, { html, key: 'text' }),
    createElement(Taken, { key: 'taken' }),
  ];
  const root = hydrateRoot(place, page('<p>As drawn</p>'), {
    onRecoverableError: (error) => faults.push(error),
  });
  await vi.waitFor(() => expect(effects).toBe(1), 20_000);
  flushSync(() => root.render(page('<p>As drawn</p>')));
  expect(place.querySelector('p')).toBe(drawn);
  await loadTrust();
  flushSync(() => root.render(page('<p>New</p><script>alert(1)</script>')));
  expect(place.innerHTML).toBe('<div class="rich-text"><p>New</p></div>');
  flushSync(() => root.render(page('<p>As drawn</p>')));
  expect(place.innerHTML).toBe('<div class="rich-text"><p>As drawn</p></div>');
  expect(faults).toEqual([]);
  root.unmount();
});
