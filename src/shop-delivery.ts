// Where the shop delivers, and within how many days: what it promises on a product's page, in the cart, at the checkout and in an order.
// What stands here at first is the demo's; `npm run deploy` refuses it by the name `delivery.zones`.

export const delivery = {
  /** The days on which your couriers carry and deliver: only they are counted. All seven where every day counts. */
  workingDays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],

  /**
   * Pincodes by how they begin ('560', or all six digits) or from one to another ('744101-744304'), and the working days from the order to the
   * door: at the soonest, and at the latest. Where a pincode fits several, the narrowest counts. To one that fits none nothing is delivered.
   * Without any zone no date is promised, and every pincode is delivered to.
   */
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
} as const;
