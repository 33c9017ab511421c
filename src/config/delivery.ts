// Where the shop delivers, and within how many days: what it promises on a product's page, in the cart, at the checkout and in an order.
import { isDemo, ownDelivery } from './shop.ts';

type Weekday = 'Sun' | 'Mon' | 'Tue' | 'Wed' | 'Thu' | 'Fri' | 'Sat';
type Delivery = {
  /** The days on which couriers carry and deliver: only they are counted. */
  workingDays: readonly Weekday[];
  /**
   * Pincodes by how they begin ('560', or all six digits) or from one to another ('744101-744304'), and the working days from the order to the
   * door: at the soonest, and at the latest. Where a pincode fits several, the narrowest counts; to one that fits none nothing is delivered.
   * Without any zone no date is promised, and every pincode is delivered to.
   */
  zones: readonly { pincodes: readonly string[]; days: readonly [number, number] }[];
};

const demoDelivery: Delivery = {
  workingDays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  zones: [
    // The farm's own corner of Madhya Pradesh.
    { pincodes: ['466', '462'], days: [1, 2] },
    { pincodes: ['45', '46', '47', '48'], days: [2, 4] },
    // The rest of the country; 9 are army post offices, which no courier reaches.
    { pincodes: ['1', '2', '3', '4', '5', '6', '7', '8'], days: [4, 8] },
    // Hills and the north-east.
    { pincodes: ['171-177', '18', '19', '246', '249', '26', '737', '78', '79'], days: [6, 11] },
    // Islands.
    { pincodes: ['744', '682551-682559'], days: [8, 14] },
  ],
};

export const delivery: Delivery = isDemo ? demoDelivery : ownDelivery;
