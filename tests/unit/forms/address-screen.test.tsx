// @vitest-environment jsdom
// The address forms of the shop and the desk without a network: what they fill in, say and ask about a pincode, and what is saved.
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { prepareTable } from '#browser/pincode/pincode.ts';
import type { AddressFields } from '#domain/address/address.ts';
import { preparePhone } from '#forms/typed-phone.ts';
import { AddressForm } from '#shop/addresses/AddressForm.tsx';
import { type AddressValues, NEW_ADDRESS, valuesOf } from '#shop/addresses/address-values.ts';
import { PlaceFields } from '../../../src/desk/phone-orders/PlaceFields.tsx';
import { IMPOSSIBLE_PINCODES, UNLISTED_PINCODES } from '../../support/known-pincodes.ts';
import { ADDRESS } from '../given.ts';

const { zipcode: _, city: __, state: ___, ...PERSON } = ADDRESS;
const NOT_KNOWN_YET = 'We don’t know this pincode yet. Please check city and state.';

let root: Root;
let saved: AddressFields[];

function Page({ start }: { start: AddressValues }) {
  const [values, setValues] = useState(start);
  const change = (part: Partial<AddressValues>) => setValues((before) => ({ ...before, ...part }));
  const draft = { name: 'draft', values, change, clear: vi.fn(), settled: vi.fn() };
  const save = async (_id: string, address: AddressFields) => {
    saved.push(address);
    return null;
  };
  return <AddressForm title="Address" draft={draft} save={save} onDone={vi.fn()} />;
}

const doing = (it: () => unknown) =>
  act(async () => {
    it();
    await new Promise((resolve) => setTimeout(resolve));
  });

async function open(values: Partial<AddressValues>) {
  const start = { ...NEW_ADDRESS, ...PERSON, ...values };
  await doing(() => root.render(<Page key={JSON.stringify(start)} start={start} />));
  await vi.waitFor(() => doing(() => expect(words()).not.toContain('Finding your city')));
}

const field = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;
const button = (words: string) =>
  [...document.querySelectorAll('button')].find((it) => it.textContent === words);
const words = () => document.body.textContent;

async function type(name: string, value: string) {
  const control = field(name);
  const prototype = Object.getPrototypeOf(control);
  // React notices only what is set past its own setter.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  const event = new Event(name === 'state' ? 'change' : 'input', { bubbles: true });
  await doing(() => control.dispatchEvent(event));
}

async function press(label: string, detail = 1) {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail });
  await doing(() => button(label)?.dispatchEvent(click));
}

beforeAll(async () => {
  await Promise.all([prepareTable(), preparePhone()]);
});
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  saved = [];
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});
afterEach(() => act(() => root.unmount()));

const UNLISTED = UNLISTED_PINCODES.filter(({ zipcode }) => zipcode !== '999999').slice(0, 12);
test.each(UNLISTED)('$zipcode is open to change, saved as typed', async ({ zipcode, state }) => {
  await open({ zipcode });
  expect(words()).toContain(NOT_KNOWN_YET);
  expect(document.querySelector('[role="alert"]')).toBeNull();
  const { value, disabled } = field('state');
  expect([value, disabled, field('city').readOnly]).toEqual([state, false, false]);
  await type('city', 'New Town');
  await press('Save Address');
  expect(saved).toEqual([{ ...PERSON, zipcode, state, city: 'New Town' }]);
});

test('an army pincode fills in nothing, lets everything be typed, and asks for the city in plain words', async () => {
  await open({ zipcode: '900056' });
  expect(words()).toContain(NOT_KNOWN_YET);
  await press('Save Address');
  expect(words()).toContain('City is required!');
  expect(words()).not.toContain('Enter a valid zipcode');
  await type('city', '56 APO');
  await type('state', 'Delhi');
  await press('Save Address');
  expect(saved).toMatchObject([{ zipcode: '900056', city: '56 APO', state: 'Delhi' }]);
});

test.each(IMPOSSIBLE_PINCODES)('%s is said to be none, and is not saved', async (zipcode) => {
  await open({ zipcode });
  expect(document.querySelector('[role="alert"]')?.textContent).toBe('Invalid ZIP Code');
  expect(words()).toContain(`There is no pincode ${zipcode}.`);
  expect([field('city').readOnly, field('state').disabled]).toEqual([true, true]);
  await press('Save Address');
  expect(words()).toContain('Invalid Zipcode!');
  expect(words()).toContain('City is required! Enter a valid zipcode');
  expect(field('zipcode').value).toBe(zipcode);
  expect(saved).toEqual([]);
});

test('on a border the other state can be chosen, which then stays open to change; far from one the state is shut', async () => {
  await open({ zipcode: '605102' });
  expect([field('state').value, field('state').disabled]).toEqual(['Tamil Nadu', true]);
  await press('It is another state');
  expect([document.activeElement, field('state').disabled]).toEqual([field('state'), false]);
  expect(button('It is another state')).toBeUndefined();
  await type('state', 'Puducherry');
  await press('Save Address');
  expect(saved).toMatchObject([{ zipcode: '605102', state: 'Puducherry' }]);
  const bahour = { zipcode: '605102', city: 'Bahour', state: 'Puducherry' } as const;
  await open(valuesOf({ ...ADDRESS, ...bahour }));
  expect([field('state').value, field('state').disabled]).toEqual(['Puducherry', false]);
  await open(valuesOf(ADDRESS));
  expect([field('state').value, field('state').disabled]).toEqual(['Rajasthan', true]);
  expect(button('It is another state')).toBeUndefined();
});

test('a state that does not fit the pincode is asked about once, and saved when it is right; one that was saved before is not asked about', async () => {
  await open({ zipcode: '122100' });
  await type('state', 'Delhi');
  await press('Save Address');
  expect(words()).toContain('Is Delhi right?');
  expect(words()).toContain('The pincodes that we know with 122 in front are in Haryana.');
  expect(saved).toEqual([]);
  await press('Yes, Delhi', 2);
  expect(saved, 'the second tap of a double tap').toEqual([]);
  await press('Yes, Delhi');
  expect(saved).toMatchObject([{ zipcode: '122100', city: 'Gurugram', state: 'Delhi' }]);
  await open(valuesOf({ ...ADDRESS, state: 'Goa' }));
  await type('name', 'Asha R. Rao');
  await press('Save Address');
  expect(saved.at(-1), 'saved before').toMatchObject({ name: 'Asha R. Rao', state: 'Goa' });
});

test.each([
  ['302 001', '302001', 'Jaipur, Rajasthan', 'Rajasthan'],
  ['122100', '122100', NOT_KNOWN_YET, 'Haryana'],
  ['900056', '900056', NOT_KNOWN_YET, undefined],
  ['290001', '290001', 'There is no pincode 290001.', undefined],
])('at the desk %s says as much', async (typed, zipcode, said, state) => {
  const found: string[] = [];
  function Fields() {
    const [value, setValue] = useState('');
    type Typing = { currentTarget: { value: string } };
    const onChange = ({ currentTarget }: Typing) => setValue(currentTarget.value);
    const tiesOf = (name: string) => ({ name, value: name === 'zipcode' ? value : '', onChange });
    return <PlaceFields tiesOf={tiesOf} onPlace={(place) => found.push(place.state)} />;
  }
  await doing(() => root.render(<Fields />));
  await type('zipcode', typed);
  await vi.waitFor(() => doing(() => expect(words()).toContain(said)));
  expect(field('zipcode').value).toBe(zipcode);
  expect(found.at(-1)).toBe(state);
});
