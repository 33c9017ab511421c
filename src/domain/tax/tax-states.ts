// The states' codes in GST: the first two digits of a GSTIN, and the place of supply on a tax paper.
import { toStateOfIndia } from '../pincode/state-names.ts';
import type { StateOfIndia } from '../pincode/states-of-india.ts';

/** `code`: two digits. */
export type TaxState = { name: string; code: string };

/** Source: GST portal's list of state codes, as in the constants of resilient-tech/india-compliance (looked up November 2026). */
const CODES: Readonly<Record<StateOfIndia, string>> = {
  'Jammu & Kashmir': '01',
  'Himachal Pradesh': '02',
  Punjab: '03',
  Chandigarh: '04',
  Uttarakhand: '05',
  Haryana: '06',
  Delhi: '07',
  Rajasthan: '08',
  'Uttar Pradesh': '09',
  Bihar: '10',
  Sikkim: '11',
  'Arunachal Pradesh': '12',
  Nagaland: '13',
  Manipur: '14',
  Mizoram: '15',
  Tripura: '16',
  Meghalaya: '17',
  Assam: '18',
  'West Bengal': '19',
  Jharkhand: '20',
  Odisha: '21',
  Chhattisgarh: '22',
  'Madhya Pradesh': '23',
  Gujarat: '24',
  'Dadra & Nagar Haveli & Daman & Diu': '26',
  Maharashtra: '27',
  Karnataka: '29',
  Goa: '30',
  Lakshadweep: '31',
  Kerala: '32',
  'Tamil Nadu': '33',
  Puducherry: '34',
  'Andaman & Nicobar Islands': '35',
  Telangana: '36',
  'Andhra Pradesh': '37',
  Ladakh: '38',
};

const NAMES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(CODES).map(([name, code]) => [code, name])),
  97: 'Other Territory',
};

/** Codes of GSTINs from before Daman & Diu was merged and Andhra Pradesh divided, and today's. */
const OLD_CODES: Readonly<Record<string, string>> = { 25: '26', 28: '37' };

/**
 * Where the state's half of the tax is UTGST. Source: CGST Act 2017, section 2(114), as amended from 30 June 2020
 * (Notification 49/2020 – Central Tax). Delhi, Puducherry and Jammu & Kashmir have legislatures, so theirs is SGST.
 */
const UNION_TERRITORIES = ['04', '26', '31', '35', '38', '97'];

/** The state of this name, in any spelling that addresses have; null for any other text. */
export function stateNamed(text: string): TaxState | null {
  const name = toStateOfIndia(text);
  return name ? { name, code: CODES[name] } : null;
}

/** The state of a code, also of one that is no longer given out; null for any other text. */
export function stateOfCode(code: string): TaxState | null {
  const current = OLD_CODES[code] ?? code;
  const name = NAMES[current];
  return name === undefined ? null : { name, code: current };
}

/** Whether the state's half of the tax is UTGST there. */
export function isUnionTerritory(code: string): boolean {
  return UNION_TERRITORIES.includes(OLD_CODES[code] ?? code);
}
