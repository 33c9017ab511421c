// Where the shop delivers and how fast until the merchant sets it at the desk (/desk/shop): the demo's zones, or those of
// src/config/shop.ts.
import { isDemo, ownDelivery } from './shop.ts';

type Weekday = 'Sun' | 'Mon' | 'Tue' | 'Wed' | 'Thu' | 'Fri' | 'Sat';
type Delivery = {
  /** The days on which couriers work; only these are counted. */
  workingDays: readonly Weekday[];
  /**
   * Pincodes by their first digits ('560', or all six) or as a range ('744101-744304'), and the earliest and latest
   * delivery in working days from the order. The narrowest match wins; the shop does not deliver to a pincode that no
   * zone covers. Without any zone it promises no date and delivers to every pincode.
   */
  zones: readonly { pincodes: readonly string[]; days: readonly [number, number] }[];
};

const demoDelivery: Delivery = {
  workingDays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  zones: [
    // The farm's own corner of Madhya Pradesh.
    { pincodes: ['466', '462'], days: [1, 2] },
    { pincodes: ['45', '46', '47', '48'], days: [2, 4] },
    // The rest of the country.
    { pincodes: ['1', '2', '3', '4', '5', '6', '7', '8'], days: [4, 8] },
    // Hills and the north-east.
    { pincodes: ['171-177', '18', '19', '246', '249', '26', '737', '78', '79'], days: [6, 11] },
    // Islands.
    { pincodes: ['744', '682551-682559'], days: [8, 14] },
    // Army post offices, which only the post reaches.
    { pincodes: ['9'], days: [8, 14] },
  ],
};

export const delivery: Delivery = isDemo ? demoDelivery : ownDelivery;
