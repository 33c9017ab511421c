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
const undeliver = { deliveryStatus: 'shipped', deliveredAt: null, ...FIRST };
const unpay = { ...undeliver, status: 'pending' };
const parcel = { courier: 'Delhivery', trackingNumber: 'EM2', ...FIRST };
const longest = { courier: x(100), trackingNumber: x(100) };
const collect = { ...receive, cashWith: null };
const owing = (cashWith: string) => ({ ...deliver, cashWith });
const withCourier = owing('courier');
const cancel = { ...CANCELLED, cancelledBy: 'merchant' };
const back = {
  ...{ ...cancel, cancelReason: 'Refused', cameBackAt: MOMENT },
  goodsBack: [{ productId: 'moringa', quantity: 1 }],
};

const sendOther = { firstParcel: { ...sendFirst.firstParcel, at: 1 } };

const BACK: Readonly<Record<string, readonly [stored: Fields, data: Fields]>> = {
  'unpacks an order': [PACKED, unpack],
  'says that no first parcel went': [PART_SENT, { firstParcel: null, ...FIRST }],
  'says that an order is not shipped yet': [{ ...SENT, shippedAt: MOMENT }, unship],
  'says that an order is not delivered yet': [{ ...DELIVERED, deliveredAt: MOMENT }, undeliver],
  'corrects courier and tracking number': [SENT, parcel],
};

const steps = [
  ...stepsOf(
    {
      ...BACK,
      'delivers an order whose cash the courier has': [SHIPPED, withCourier],
      'delivers an order that its customer has not paid': [SHIPPED, owing('customer')],
      'receives cash after the delivery': [OWED, collect],
      'receives it and knows of no correction': [OWED, { ...collect, corrections: 0 }],
      'takes a parcel back': [SHIPPED, back],
      'cancels an order and says why': [ACCEPTED, { ...cancel, cancelReason: 'Sold out' }],
    },
    [
      'delivers an order whose cash the courier has',
      'delivers an order that its customer has not paid',
    ],
  ),
  ...Object.entries({
    packs: [{ ...ACCEPTED, packed: false }, pack],
    ships: [{ ...PACKED, ...noParcel }, ship],
    delivers: [SHIPPED, deliver],
    'receives the cash of': [OWED, collect],
    'takes back': [SHIPPED, back],
  }).flatMap(([what, [stored = {}, data = {}]]) => [
    ...tried(changes, {
      allowed: {
        [`the merchant ${what} an order that was corrected`]: [corrected(stored), corrected(data)],
      },
      denied: {
        [`what was pressed before a correction ${what} nothing after it`]: [
          corrected(stored),
          { ...data, corrections: 0 },
        ],
      },
    }),
  ]),
  ...Object.entries(BACK).map(([title, [stored, data]]) =>
    changes('denied', `who ${title} knows of every correction`, [corrected(stored), data]),
  ),
];

const others = tried(changes, {
  allowed: {
    'one that was corrected is packed, and how often is not said': [corrected(ACCEPTED), pack],
    'a first step says that nothing was corrected': [ACCEPTED, { ...pack, corrections: 0 }],
    'a second correction': [corrected(PACKED), { ...unpack, corrections: 2 }],
    'a tracking number is taken away': [SENT, corrected(noParcel)],
    'courier and number of 100 characters': [SHIPPED, corrected(longest)],
    'cash that was received at the door is taken back with the delivery': [PAID, unpay],
    'cash that the courier has is taken back': [OWED, { ...undeliver, cashWith: null }],
    'what was paid stays paid': [PAID_BY_BANK, undeliver],
    'cash is received where nobody noted who had it': [DELIVERED, receive],
    'an order is cancelled, and by whom is not said': [ACCEPTED, CANCELLED],
    'a first parcel comes back': [PART_SENT, back],
    'a parcel comes back after it was delivered': [DELIVERED, back],
    'and after it was paid': [PAID, back],
    'and who takes it back knows of no correction': [SHIPPED, { ...back, corrections: 0 }],
    'and one that its customer has not paid': [{ ...DELIVERED, cashWith: 'customer' }, back],
    'a parcel comes back for a reason of 200 characters': [
      SHIPPED,
      { ...back, cancelReason: x(200) },
    ],
    'a reason of 200 characters': [ACCEPTED, { ...cancel, cancelReason: x(200) }],
  },
  denied: {
    'unpacking without counting it': [PACKED, { packed: false }],
    'counting a correction that is none': [PACKED, FIRST],
    'a delivered order goes back to processing': [DELIVERED, { ...undeliver, ...PROCESSING }],
    'an order that is not packed is not unpacked': [ACCEPTED, unpack],
    'a shipped order is not unpacked': [SHIPPED, unpack],
    'nor one of which a parcel went': [PART_SENT, unpack],
    'a parcel that went is no other': [PART_SENT, { ...sendOther, ...FIRST }],
    'a first parcel is not taken back once the rest went': [
      { ...SENT, ...sendFirst },
      { firstParcel: null, ...FIRST },
    ],
    'nor where none went': [PACKED, { firstParcel: null, ...FIRST }],
    'nor if it is not counted': [PART_SENT, { firstParcel: null }],
    'a first parcel of a cancelled order does not come back': [
      { ...PART_SENT, ...CANCELLED },
      back,
    ],
    'unpacking says no other time': [PACKED, { ...unpack, packedAt: MOMENT }],
    'a shipped order goes back on hold': [SHIPPED, { ...unship, ...ON_HOLD }],
    'a shipping that is taken back keeps no courier': [SENT, { ...unship, courier: 'Post' }],
    'and no tracking number': [SENT, { ...unship, trackingNumber: 'EM1' }],
    'and no time': [SHIPPED, { ...unship, shippedAt: MOMENT }],
    'what the shop never took is not taken back': [{ ...SENT, acceptedAt: null }, unship],
    'a delivered order is not taken back from the road': [DELIVERED, unship],
    'a packed order was not shipped': [PACKED, unship],
    'a packed order was not delivered': [PACKED, undeliver],
    'a cancelled order was not delivered': [{ ...PACKED, ...CANCELLED }, undeliver],
    'an order on hold is not on its way': [{ ...ACCEPTED, ...ON_HOLD }, undeliver],
    'an order without a name is not taken back': [{ ...DELIVERED, unnamedAt: MOMENT }, undeliver],
    'a delivery taken back keeps no time': [DELIVERED, { ...undeliver, deliveredAt: MOMENT }],
    'nor says who has the cash': [DELIVERED, { ...undeliver, cashWith: 'courier' }],
    'nor keeps who has the cash': [OWED, undeliver],
    'nor is a transfer taken back with it': [PAID_BY_BANK, unpay],
    'nor does cash fail with it': [PAID, { ...undeliver, status: 'failed' }],
    'a parcel is not corrected before it goes': [PACKED, parcel],
    'nor after it was delivered': [DELIVERED, parcel],
    'nor without counting it': [SHIPPED, { courier: 'Delhivery', trackingNumber: 'EM2' }],
    'nor with a courier of 101 characters': [SHIPPED, { ...parcel, courier: x(101) }],
    'nor with a number of 101 characters': [SHIPPED, { ...parcel, trackingNumber: x(101) }],
    'the courier has no money of a transfer': [{ ...SHIPPED, ...BY_TRANSFER }, withCourier],
    'nor cash that was received': [SHIPPED, { ...withCourier, ...receive }],
    'nor cash that was paid before': [{ ...SHIPPED, ...receive }, withCourier],
    'nobody else has the cash': [SHIPPED, owing('neighbour')],
    'who has the cash is said at the door': [DELIVERED, { cashWith: 'courier' }],
    'cash is received and still with the courier': [OWED, receive],
    'cash of a transfer': [{ ...OWED, ...BY_TRANSFER }, collect],
    'cash before the delivery': [{ ...SHIPPED, cashWith: 'courier' }, collect],
    'cash fails after the delivery': [OWED, { ...collect, status: 'failed' }],
    'a parcel does not come back before it goes': [PACKED, back],
    'nor twice': [
      { ...SHIPPED, ...back },
      { ...back, cameBackAt: MOMENT + 1 },
    ],
    'nor while the courier has its cash': [OWED, back],
    'nor once it has no name': [{ ...DELIVERED, unnamedAt: MOMENT }, back],
    'nor for no reason': [SHIPPED, { ...back, cancelReason: '' }],
    'nor for a reason of 201 characters': [SHIPPED, { ...back, cancelReason: x(201) }],
    'nor for its shopper': [SHIPPED, { ...back, cancelledBy: 'shopper' }],
    'nor back to processing': [SHIPPED, { ...back, ...PROCESSING }],
    'nor without a moment': [SHIPPED, { ...back, cameBackAt: 0 }],
    'nor with more lines': [
      SHIPPED,
      { ...back, goodsBack: [...back.goodsBack, ...back.goodsBack] },
    ],
    'nor with no list': [SHIPPED, { ...back, goodsBack: 'x' }],
    'an order is cancelled for its shopper': [ACCEPTED, { ...CANCELLED, cancelledBy: 'shopper' }],
    'or for the shop': [ACCEPTED, { ...CANCELLED, cancelledBy: 'shop' }],
    'a reason of 201 characters': [ACCEPTED, { ...cancel, cancelReason: x(201) }],
    'an empty reason': [ACCEPTED, { ...cancel, cancelReason: '' }],
    'a reason for what is not cancelled': [ACCEPTED, { cancelReason: 'Sold out' }],
  },
});

export const MERCHANT_CORRECTION_CASES = [...steps, ...others];
