// States' names as the post and others write them.
import { expect, test } from 'vitest';
import { toStateOfIndia } from '../../../src/core/model/india/state-names.ts';
import { STATES_OF_INDIA } from '../../../src/core/model/india/states-of-india.ts';

test.each(STATES_OF_INDIA)('%s is itself, also in capitals and with "and"', (state) => {
  expect(toStateOfIndia(state)).toBe(state);
  expect(toStateOfIndia(` ${state.toUpperCase().replaceAll('&', 'AND')} `)).toBe(state);
  expect(toStateOfIndia(state.replaceAll(' & ', '&'))).toBe(state);
});

test.each([
  ['NCT of Delhi', 'Delhi'],
  ['Orissa', 'Odisha'],
  ['Pondicherry', 'Puducherry'],
  ['Jammu and Kashmir', 'Jammu & Kashmir'],
  ['Dadra and Nagar Haveli and Daman and Diu', 'Dadra & Nagar Haveli & Daman & Diu'],
  ['THE DADRA AND NAGAR HAVELI AND DAMAN AND DIU', 'Dadra & Nagar Haveli & Daman & Diu'],
  ['Daman & Diu', 'Dadra & Nagar Haveli & Daman & Diu'],
  ['Andaman and Nicobar Islands', 'Andaman & Nicobar Islands'],
  ['Andaman & Nicobar', 'Andaman & Nicobar Islands'],
  ['Uttaranchal', 'Uttarakhand'],
  ['Chattisgarh', 'Chhattisgarh'],
  ['Tamilnadu', 'Tamil Nadu'],
  ['Telengana', 'Telangana'],
])('%s is %s', (written, state) => {
  expect(toStateOfIndia(written)).toBe(state);
});

test.each(['', 'NA', 'India', 'Sindh', 'constructor', 'Delhi, Ohio'])(
  '"%s" is no state',
  (name) => {
    expect(toStateOfIndia(name)).toBeUndefined();
  },
);
