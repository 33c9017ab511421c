// @vitest-environment jsdom
// Parts of a screen that load after hydration: the screen survives when one of them fails.
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { AfterHydration } from '#ui/layout/AfterHydration.tsx';
import { markHydrated } from '#ui/layout/hydration.ts';

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
