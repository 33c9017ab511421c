// @vitest-environment jsdom
// Keys of the order list on a computer: they move, tick and search, keep still while somebody types, and can be turned off.
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useListKeys } from '../../../src/desk/several/use-list-keys.ts';

const row = (name: string) =>
  `<li class="order-row"><input type="checkbox" id="tick-${name}"><a href="#${name}" id="${name}">${name}</a></li>`;
const acts = { onLabels: vi.fn(), onUntick: vi.fn() };
let keys: ReturnType<typeof useListKeys>;
let root: Root;
function List() {
  keys = useListKeys(acts);
  return null;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = `<input type="search" id="search"><ul>${row('a')}${row('b')}</ul><div></div>`;
  root = createRoot(document.querySelector('div') as Element);
  act(() => root.render(createElement(List)));
});
afterEach(() => {
  act(() => root.unmount());
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** Presses these keys where the focus is, and says where it is then and what is ticked. */
function press(pressed: string, more: KeyboardEventInit = {}) {
  const events = pressed.split(' ').map((key) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
    document.activeElement?.dispatchEvent(event);
    return event.defaultPrevented;
  });
  const ticked = [...document.querySelectorAll('input:checked')].map(({ id }) => id).join(' ');
  return { at: document.activeElement?.id, ticked, isTaken: events.at(-1) };
}

test.each<[string, string, string]>([
  ['j', 'a', ''],
  ['j j', 'b', ''],
  ['j j j', 'b', ''],
  ['j j k', 'a', ''],
  ['j x', 'a', 'tick-a'],
  ['j x j x k x', 'a', 'tick-b'],
  ['x', '', ''],
  ['/', 'search', ''],
  ['/ j x', 'search', ''],
])('“%s” leads to %j and ticks %j', (pressed, at, ticked) => {
  expect(press(pressed)).toMatchObject({ at, ticked });
});

test('p is for labels and Escape unticks, also from a box that was ticked; not while typing, with Ctrl, or under a question', () => {
  document.querySelector<HTMLElement>('#tick-a')?.focus();
  press('p Escape');
  expect([acts.onLabels.mock.calls.length, acts.onUntick.mock.calls.length]).toEqual([1, 1]);
  expect(press('p', { ctrlKey: true }).isTaken, 'printing is the browser’s').toBe(false);
  document.querySelector<HTMLElement>('#search')?.focus();
  expect(press('p Escape').isTaken).toBe(false);
  document.querySelector<HTMLElement>('#a')?.focus();
  document.body.append(Object.assign(document.createElement('dialog'), { open: true }));
  expect(press('p Escape').isTaken).toBe(false);
  expect([acts.onLabels.mock.calls.length, acts.onUntick.mock.calls.length]).toEqual([1, 1]);
});

test('turned off, they stay off the next time, until they are turned on', () => {
  act(() => keys.turn(false));
  expect(press('j').at).toBe('');
  act(() => root.unmount());
  root = createRoot(document.querySelector('div') as Element);
  act(() => root.render(createElement(List)));
  expect([keys.isOn, press('j').at]).toEqual([false, '']);
  act(() => keys.turn(true));
  expect(press('j').at).toBe('a');
});
