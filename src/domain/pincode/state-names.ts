// Maps the spellings of a state's name to the one in the list. Never guesses: an unknown name is no state.
import { STATES_OF_INDIA, type StateOfIndia } from './states-of-india.ts';

/**
 * Former and other names of states, simplified. Sources: India Post's replies and directories, whose names are years
 * old in places; the acts that renamed the states.
 */
const OTHER_NAMES: Record<string, StateOfIndia> = {
  'andaman & nicobar': 'Andaman & Nicobar Islands',
  chattisgarh: 'Chhattisgarh',
  chhatisgarh: 'Chhattisgarh',
  'dadra & nagar haveli': 'Dadra & Nagar Haveli & Daman & Diu',
  'daman & diu': 'Dadra & Nagar Haveli & Daman & Diu',
  'nct of delhi': 'Delhi',
  'national capital territory of delhi': 'Delhi',
  'new delhi': 'Delhi',
  lakshadeep: 'Lakshadweep',
  orissa: 'Odisha',
  pondicherry: 'Puducherry',
  tamilnadu: 'Tamil Nadu',
  telengana: 'Telangana',
  uttaranchal: 'Uttarakhand',
  westbengal: 'West Bengal',
};

const OF_SIMPLE = new Map<string, StateOfIndia>([
  ...STATES_OF_INDIA.map((state) => [simple(state), state] as const),
  ...Object.entries(OTHER_NAMES),
]);

/** `JAMMU AND KASHMIR` is `Jammu & Kashmir`, `Orissa` is `Odisha`; undefined for any other name. */
export function toStateOfIndia(name: string): StateOfIndia | undefined {
  return OF_SIMPLE.get(simple(name));
}

function simple(name: string): string {
  return name
    .toLowerCase()
    .replace(/\band\b/g, '&')
    .replace(/[^a-z&]+/g, ' ')
    .replace(/ ?& ?/g, ' & ')
    .trim()
    .replace(/^the /, '');
}
