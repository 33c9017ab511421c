// @vitest-environment jsdom
// A long list of what waits grows on the screen, so that a slow phone answers taps while it is drawn.
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { useGrowing } from '#features/outbox/use-growing.ts';

/** Notes how many rows stood there after each drawing. */
function List({ length, drawn }: { length: number; drawn: number[] }) {
  const shown = useGrowing(length);
  useEffect(() => {
    drawn.push(shown);
  }, [shown, drawn]);
  return null;
}

test('a short list stands there as a whole; of a long one the first 40 do at once, 40 more with each frame, and all in the end', async () => {
  const root = createRoot(document.createElement('main'));
  const drawn: number[] = [];
  root.render(<List length={3} drawn={drawn} />);
  await expect.poll(() => drawn).toEqual([3]);
  root.render(<List length={150} drawn={drawn} />);
  await expect.poll(() => drawn).toEqual([3, 40, 80, 120, 150]);
  root.unmount();
});
