// Steps that the merchant may take back, correct and add once an order has moved on; a press from before a correction does not land after it.
import { MOMENT, tried, x } from './merchant-case.ts';
import {
  ACCEPTED,
  BY_TRANSFER,
  CANCELLED,
  changes,
  deliver,
  PACKED,
  PART_SENT,
  pack,
  receive,
  SHIPPED,
  type Steps,
  sendFirst,
  ship,
  stepsOf,
} from './merchant-cases.ts';
import type { Fields } from './rule-case.ts';

const PROCESSING = { deliveryStatus: 'processing' };
const ON_HOLD = { deliveryStatus: 'pending' };
const FIRST = { corrections: 1 };
const corrected = (fields: Fields) => ({ ...fields, ...FIRST });
const SENT = { ...SHIPPED, ...ship };
const DELIVERED = { ...SHIPPED, ...deliver };
const PAID = { ...DELIVERED, ...receive };
const PAID_BY_BANK = { ...PAID, ...BY_TRANSFER };
const OWED = { ...DELIVERED, cashWith: 'courier' };
const unpack = { packed: false, packedAt: null, ...FIRST };
const noParcel = { courier: null, trackingNumber: null };
const unship = { ...PROCESSING, shippedAt: null, ...noParcel, ...FIRST };
const unsendFirst = { firstParcel: null, ...FIRST };
const undeliver = { deliveryStatus: 'shipped', deliveredAt: null, ...FIRST };
const unpay = { ...undeliver, status: 'pending' };
const parcel = { courier: 'Delhivery', trackingNumber: 'EM2', ...FIRST };
const collect = { ...receive, cashWith: null };
const owing = (cashWith: string) => ({ ...deliver, cashWith });
const withCourier = owing('courier');
const cancel = { ...CANCELLED, cancelledBy: 'merchant' };
const back = {
  ...{ ...cancel, cancelReason: 'Refused', cameBackAt: MOMENT },
  goodsBack: [{ productId: 'moringa', quantity: 1 }],
};

const BACK: Steps = {
  'unpacks an order': [PACKED, unpack],
  'says that no first parcel went': [PART_SENT, unsendFirst],
  'says that an order is not shipped yet': [{ ...SENT, shippedAt: MOMENT }, unship],
  'says that an order is not delivered yet': [{ ...DELIVERED, deliveredAt: MOMENT }, undeliver],
  'corrects courier and tracking number': [SENT, parcel],
};

const steps = [
  ...stepsOf(
    {
      ...BACK,
      'delivers and the courier has the cash': [SHIPPED, withCourier],
      'delivers and the customer has not paid': [SHIPPED, owing('customer')],
      'receives cash after the delivery': [OWED, collect],
      'receives it and knows of no correction': [OWED, { ...collect, corrections: 0 }],
      'takes a parcel back': [SHIPPED, back],
      'cancels an order and says why': [ACCEPTED, { ...cancel, cancelReason: 'Sold out' }],
    },
    ['delivers and the courier has the cash', 'delivers and the customer has not paid'],
  ),
  ...Object.entries({
    packs: [{ ...ACCEPTED, packed: false }, pack],
    ships: [{ ...PACKED, ...noParcel }, ship],
    delivers: [SHIPPED, deliver],
    'receives the cash of': [OWED, collect],
    'takes back': [SHIPPED, back],
  }).flatMap(([what, [stored = {}, data = {}]]) => {
    const [was, late] = [corrected(stored), { ...data, corrections: 0 }];
    return [
      changes('allowed', `the merchant ${what} what was corrected`, [was, corrected(data)]),
      changes('denied', `a press from before ${what} nothing that was corrected`, [was, late]),
    ];
  }),
  ...Object.entries(BACK).map(([title, [stored, data]]) =>
    changes('denied', `who ${title} knows of every correction`, [corrected(stored), data]),
  ),
];

const others = tried(changes, {
  allowed: {
    'a first step says that nothing was corrected': [ACCEPTED, { ...pack, corrections: 0 }],
    'a second correction': [corrected(PACKED), { ...unpack, corrections: 2 }],
    'cash that was received at the door is taken back with the delivery': [PAID, unpay],
    'cash that the courier has is taken back': [OWED, { ...undeliver, cashWith: null }],
    'what was paid stays paid': [PAID_BY_BANK, undeliver],
    'a first parcel comes back': [PART_SENT, back],
    'a parcel comes back after it was delivered': [DELIVERED, back],
    'and who takes it back knows of no correction': [SHIPPED, { ...back, corrections: 0 }],
    'and one that its customer has not paid': [{ ...DELIVERED, cashWith: 'customer' }, back],
    'a parcel comes back for 200 characters': [SHIPPED, { ...back, cancelReason: x(200) }],
    'a reason of 200 characters': [ACCEPTED, { ...cancel, cancelReason: x(200) }],
  },
  denied: {
    'unpacking without counting it': [PACKED, { packed: false }],
    'counting a correction that is none': [PACKED, FIRST],
    'a delivered order goes back to processing': [DELIVERED, { ...undeliver, ...PROCESSING }],
    'an order that is not packed is not unpacked': [ACCEPTED, unpack],
    'a shipped order is not unpacked': [SHIPPED, unpack],
    'an order of which a parcel went is not unpacked': [PART_SENT, unpack],
    'a parcel that went is no other': [PART_SENT, { firstParcel: { at: 1 }, ...FIRST }],
    'a first parcel did not go, and the rest did': [{ ...SENT, ...sendFirst }, unsendFirst],
    'a first parcel comes back twice': [{ ...PART_SENT, ...CANCELLED }, back],
    'unpacking says no other time': [PACKED, { ...unpack, packedAt: MOMENT }],
    'a shipped order goes back on hold': [SHIPPED, { ...unship, ...ON_HOLD }],
    'a shipping that is taken back keeps no courier': [SENT, { ...unship, courier: 'Post' }],
    'and no tracking number': [SENT, { ...unship, trackingNumber: 'EM1' }],
    'and no time': [SHIPPED, { ...unship, shippedAt: MOMENT }],
    'what the shop never took is not taken back': [{ ...SENT, acceptedAt: null }, unship],
    'a delivered order is not taken back from the road': [DELIVERED, unship],
    'a packed order was not delivered': [PACKED, undeliver],
    'an order without a name is not taken back': [{ ...DELIVERED, unnamedAt: MOMENT }, undeliver],
    'a delivery taken back keeps no time': [DELIVERED, { ...undeliver, deliveredAt: MOMENT }],
    'nor says who has the cash': [DELIVERED, { ...undeliver, cashWith: 'courier' }],
    'nor is a transfer taken back with it': [PAID_BY_BANK, unpay],
    'nor does cash fail with it': [PAID, { ...undeliver, status: 'failed' }],
    'a parcel is not corrected before it goes': [PACKED, parcel],
    'a parcel is corrected without counting it': [
      SHIPPED,
      { courier: 'Delhivery', trackingNumber: 'EM2' },
    ],
    'a corrected courier of 101 characters': [SHIPPED, { ...parcel, courier: x(101) }],
    'a corrected number of 101 characters': [SHIPPED, { ...parcel, trackingNumber: x(101) }],
    'the courier has no money of a transfer': [{ ...SHIPPED, ...BY_TRANSFER }, withCourier],
    'nor cash that was received': [SHIPPED, { ...withCourier, ...receive }],
    'nor cash that was paid before': [{ ...SHIPPED, ...receive }, withCourier],
    'nobody else has the cash': [SHIPPED, owing('neighbour')],
    'cash is received and still with the courier': [OWED, receive],
    'cash of a transfer': [{ ...OWED, ...BY_TRANSFER }, collect],
    'a parcel does not come back before it goes': [PACKED, back],
    'a parcel comes back twice': [
      { ...SHIPPED, ...back },
      { ...back, cameBackAt: MOMENT + 1 },
    ],
    'a parcel comes back whose cash the courier has': [OWED, back],
    'a parcel comes back that has no name': [{ ...DELIVERED, unnamedAt: MOMENT }, back],
    'a parcel comes back for 201 characters': [SHIPPED, { ...back, cancelReason: x(201) }],
    'a parcel comes back for its shopper': [SHIPPED, { ...back, cancelledBy: 'shopper' }],
    'a parcel comes back to processing': [SHIPPED, { ...back, ...PROCESSING }],
    'a parcel comes back at no moment': [SHIPPED, { ...back, cameBackAt: 0 }],
    'more lines come back than went': [SHIPPED, { ...back, goodsBack: [1, 2] }],
    'what comes back is a list': [SHIPPED, { ...back, goodsBack: 'x' }],
    'an order is cancelled for its shopper': [ACCEPTED, { ...CANCELLED, cancelledBy: 'shopper' }],
    'or for the shop': [ACCEPTED, { ...CANCELLED, cancelledBy: 'shop' }],
    'a reason of 201 characters': [ACCEPTED, { ...cancel, cancelReason: x(201) }],
  },
});

export const MERCHANT_CORRECTION_CASES = [...steps, ...others];
