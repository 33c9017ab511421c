// The states and union territories of India as a shopper reads them.
import { STATES_OF_INDIA, type StateOfIndia } from './states-of-india.ts';

/** In the order of STATES_OF_INDIA, under whose names they are stored. */
const NAMES: readonly string[] = [
  'Andaman & Nicobar Islands',
  'Andhra Pradesh',
  'Arunachal Pradesh',
  'Assam',
  'Bihar',
  'Chandigarh',
  'Chhattisgarh',
  'Dadra & Nagar Haveli & Daman & Diu',
  'Delhi',
  'Goa',
  'Gujarat',
  'Haryana',
  'Himachal Pradesh',
  'Jammu & Kashmir',
  'Jharkhand',
  'Karnataka',
  'Kerala',
  'Ladakh',
  'Lakshadweep',
  'Madhya Pradesh',
  'Maharashtra',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Odisha',
  'Puducherry',
  'Punjab',
  'Rajasthan',
  'Sikkim',
  'Tamil Nadu',
  'Telangana',
  'Tripura',
  'Uttar Pradesh',
  'Uttarakhand',
  'West Bengal',
];

/** Other values, such as a state abroad, stay as they are. */
export const stateWords = (state: string): string =>
  NAMES[STATES_OF_INDIA.indexOf(state as StateOfIndia)] ?? state;
