// @vitest-environment jsdom
// A long list at the desk shows its first lines, more of them with each press, and another list begins at its first lines again. (How it goes on
// as one scrolls takes a screen: tests/journeys/phone/desk-products.spec.ts.)
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, test } from 'vitest';
import { PagedList } from '../../../src/desk/frame/PagedList.tsx';

beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

test('of 25 lines 10 stand there, 20 after a press, all after two; and 10 of another list', () => {
  const place = document.createElement('main');
  const root = createRoot(place);
  const items = Array.from({ length: 25 }, (_, at) => at);
  const show = (of: string) =>
    act(() =>
      root.render(
        <PagedList className="lines" items={items} of={of} onlyByPress>
          {(item) => <li key={item}>{item}</li>}
        </PagedList>,
      ),
    );
  const press = () => act(() => place.querySelector('button')?.click());
  const lines = () => place.querySelectorAll('ul.lines > li').length;
  show('all');
  expect(lines()).toBe(10);
  press();
  show('all');
  expect(lines()).toBe(20);
  press();
  expect(lines()).toBe(25);
  expect(place.querySelector('button')).toBeNull();
  show('sold out');
  expect(lines()).toBe(10);
  act(() => root.unmount());
});
