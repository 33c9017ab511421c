// The states and union territories of India under the names that the shop writes: the one list shared by the address
// form, the pincode table, the lookup and the rules for addresses.

/** In alphabetical order. Source: specification, change address. */
export const STATES_OF_INDIA = [
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
] as const;

export type StateOfIndia = (typeof STATES_OF_INDIA)[number];

/** Whether this is exactly a name of the list. */
export function isStateOfIndia(name: string): name is StateOfIndia {
  return STATES_OF_INDIA.some((state) => state === name);
}
