// Which of several couriers' forms is open: it stays while its name is typed, which moves it in the list.
import { expect, test } from 'vitest';
import { shownForm } from '../../../src/desk/order-table/shown-form.ts';

type Form = { key: string; name: string };
const named = (names: Record<string, string>): Form[] =>
  Object.entries(names)
    .map(([key, name]) => ({ key, name }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));

/** The page over time: it remembers the form that it has shown last, and which one was chosen. */
function page() {
  let shown = '';
  return (names: Record<string, string>, chosen = '') => {
    shown = shownForm(named(names), chosen, shown)?.key ?? shown;
    return shown;
  };
}

test('the first form is shown, and stays so under every name that is typed', () => {
  const show = page();
  expect(show({ d: 'Delhivery', i: 'India Post' })).toBe('d');
  for (const name of ['Delhiver', 'X', 'Xpress', '']) {
    expect(show({ d: name, i: 'India Post' }), name).toBe('d');
  }
});

test('a form that is chosen is shown; a new one as soon as it is in the list, and until then the one before', () => {
  const show = page();
  const two = { d: 'Delhivery', i: 'India Post' };
  show(two);
  expect(show(two, 'i')).toBe('i');
  expect(show({ ...two, i: 'A' }, 'i')).toBe('i');
  expect(show(two, 'new')).toBe('i');
  expect(show({ ...two, new: 'Z' }, 'new')).toBe('new');
});

test('once the shown form is forgotten, the first of the others is shown, and stays', () => {
  const show = page();
  show({ d: 'Delhivery', i: 'India Post', p: 'Parcel' }, 'i');
  expect(show({ d: 'Delhivery', p: 'Parcel' }, 'i')).toBe('d');
  expect(show({ d: 'Zeta', p: 'Parcel' }, 'i')).toBe('d');
  expect(show({}, 'i')).toBe('d');
});
