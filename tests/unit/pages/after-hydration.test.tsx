// @vitest-environment jsdom
// Parts of a screen that load after hydration, and pictures in a merchant's text: the screen survives when one of them fails.
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { AfterHydration } from '#ui/layout/AfterHydration.tsx';
import { markHydrated } from '#ui/layout/hydration.ts';
import { RichText } from '#ui/media/RichText.tsx';
import { loadTrust } from '#ui/media/trusted-html.ts';

afterEach(() => vi.useRealTimers());

test('a part that fails never takes the page along: its placeholder comes back, and the part is tried again', () => {
  vi.useFakeTimers();
  markHydrated();
  let isBroken = true;
  const Part = () => {
    if (isBroken) throw new Error('the database was taken away');
    return <b>the cart, 2 items</b>;
  };
  const place = document.createElement('div');
  const root = createRoot(place, { onCaughtError: () => undefined });
  const page = (
    <main>
      The form.{' '}
      <AfterHydration before={<b>the cart</b>}>
        <Part />
      </AfterHydration>
    </main>
  );
  flushSync(() => root.render(page));
  expect(place.textContent).toBe('The form. the cart');
  isBroken = false;
  flushSync(() => vi.advanceTimersByTime(1_000));
  expect(place.textContent).toBe('The form. the cart, 2 items');
  root.unmount();
});

const OWN = 'http://localhost:9199/v0/b/demo-haat.appspot.com/o/pictures%2F';

test('a picture in a text that does not come, as without a network, is not shown broken, and is asked for again when there is one', async () => {
  await loadTrust();
  const place = document.createElement('div');
  const root = createRoot(place);
  const html = `<p>Drying <img src="${OWN}1" alt="leaves"> <img src="${OWN}2"></p>`;
  flushSync(() => root.render(<RichText html={html} />));
  const [first, second] = place.querySelectorAll('img');
  first?.dispatchEvent(new Event('error'));
  expect([first?.hidden, second?.hidden]).toEqual([true, false]);
  dispatchEvent(new Event('online'));
  expect(first?.hidden).toBe(false);
  expect(first?.src).toBe(`${OWN}1`);
  root.unmount();
});
