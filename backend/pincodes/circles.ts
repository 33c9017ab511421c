/**
 * India Post's circles and the states that each serves. An office that names a state outside its circle is an error in
 * the directory (a Rajasthan office in Telangana). Source: the circles on indiapost.gov.in.
 */
import type { StateOfIndia } from '../../src/domain/pincode/states-of-india.ts';

export const CIRCLES: Readonly<Record<string, readonly StateOfIndia[]>> = {
  'Andhra Pradesh Circle': ['Andhra Pradesh', 'Puducherry'],
  // The army's post offices move; their pincodes have no district.
  'APS CIRCLE': [],
  'Assam Circle': ['Assam', 'Meghalaya'],
  'Bihar Circle': ['Bihar', 'Jharkhand'],
  'Chattisgarh Circle': ['Chhattisgarh'],
  'Delhi Circle': ['Delhi'],
  'Gujarat Circle': ['Gujarat', 'Dadra & Nagar Haveli & Daman & Diu'],
  'Haryana Circle': ['Haryana'],
  'Himachal Pradesh Circle': ['Himachal Pradesh'],
  'Jammu Kashmir Circle': ['Jammu & Kashmir', 'Ladakh'],
  'Jharkhand Circle': ['Jharkhand'],
  'Karnataka Circle': ['Karnataka'],
  'Kerala Circle': ['Kerala', 'Lakshadweep', 'Puducherry'],
  'Madhya Pradesh Circle': ['Madhya Pradesh'],
  'Maharashtra Circle': ['Maharashtra', 'Goa'],
  'North Eastern Circle': [
    'Arunachal Pradesh',
    'Manipur',
    'Meghalaya',
    'Mizoram',
    'Nagaland',
    'Tripura',
  ],
  'Odisha Circle': ['Odisha'],
  'Punjab Circle': ['Punjab', 'Chandigarh'],
  'Rajasthan Circle': ['Rajasthan'],
  'Tamilnadu Circle': ['Tamil Nadu', 'Puducherry'],
  'Telangana Circle': ['Telangana'],
  'Uttar Pradesh Circle': ['Uttar Pradesh', 'Uttarakhand'],
  'Uttarakhand Circle': ['Uttarakhand'],
  'West Bengal Circle': ['West Bengal', 'Sikkim', 'Andaman & Nicobar Islands'],
};
