// @vitest-environment jsdom
// A long list at the desk shows its first lines, more of them with each press, and another list begins at its first lines again.
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, test } from 'vitest';
import { PagedList } from '../../../src/desk/frame/PagedList.tsx';

beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

test('of 50 lines 20 stand there, 40 after a press, all after two; and 20 of another list', () => {
  const place = document.createElement('main');
  const root = createRoot(place);
  const items = Array.from({ length: 50 }, (_, at) => at);
  const show = (of: string) =>
    act(() =>
      root.render(
        <PagedList className="lines" items={items} of={of}>
          {(item) => <li key={item}>{item}</li>}
        </PagedList>,
      ),
    );
  const press = () => act(() => place.querySelector('button')?.click());
  const lines = () => place.querySelectorAll('ul.lines > li').length;
  show('all');
  expect(lines()).toBe(20);
  press();
  show('all');
  expect(lines()).toBe(40);
  press();
  expect(lines()).toBe(50);
  expect(place.querySelector('button')).toBeNull();
  show('sold out');
  expect(lines()).toBe(20);
  act(() => root.unmount());
});
