// Steps that the merchant may take back, correct and add once an order has moved on; a press from before a correction does not land after it.
import type { Expectation } from './cases.ts';
import { OTHERS, STRANGERS_AT_DESK, tried, x } from './merchant-case.ts';
import {
  ACCEPTED,
  CANCELLED,
  changes,
  deliver,
  NEFT,
  PACKED,
  receive,
  SHIPPED,
  ship,
} from './merchant-cases.ts';
import type { Fields } from './rule-case.ts';

const FIRST = { corrections: 1 };
const DELIVERED = { ...SHIPPED, ...deliver };
const PAID = { ...DELIVERED, ...receive };
const OWED = { ...DELIVERED, cashWith: 'courier' };
const unpack = { packed: false, packedAt: null, ...FIRST };
const noParcel = { courier: null, trackingNumber: null };
const unship = { deliveryStatus: 'processing', shippedAt: null, ...noParcel, ...FIRST };
const undeliver = { deliveryStatus: 'shipped', deliveredAt: null, ...FIRST };
const parcel = { courier: 'Delhivery', trackingNumber: 'EM2', ...FIRST };
const collect = { ...receive, cashWith: null };
const withCourier = { ...deliver, cashWith: 'courier' };
const cancel = { ...CANCELLED, cancelledBy: 'merchant' };
const AT = 1_760_000_000_000;

const STEPS: Readonly<Record<string, readonly [stored: Fields, data: Fields]>> = {
  'unpacks an order': [PACKED, unpack],
  'says that an order is not shipped yet': [{ ...SHIPPED, ...ship, shippedAt: AT }, unship],
  'says that an order is not delivered yet': [{ ...DELIVERED, deliveredAt: AT }, undeliver],
  'corrects courier and tracking number': [{ ...SHIPPED, ...ship }, parcel],
  'delivers an order whose cash the courier has': [SHIPPED, withCourier],
  'delivers an order that its customer has not paid': [
    SHIPPED,
    { ...withCourier, cashWith: 'customer' },
  ],
  'receives cash after the delivery': [OWED, collect],
  'receives it and knows of no correction': [OWED, { ...collect, corrections: 0 }],
  'cancels an order and says why': [ACCEPTED, { ...cancel, cancelReason: 'Sold out' }],
};

const steps = Object.entries(STEPS).flatMap(([title, step]) => [
  changes('allowed', `the merchant ${title}`, step),
  // Packers deliver, too.
  ...(title.startsWith('delivers') ? STRANGERS_AT_DESK : OTHERS).map((as) =>
    changes('denied', `${as} never ${title}`, step, as),
  ),
]);

const others = tried(changes, {
  allowed: {
    'an order is packed once more after it was unpacked': [
      { ...ACCEPTED, packed: false, ...FIRST },
      { packed: true, ...FIRST },
    ],
    'shipped once more': [
      { ...PACKED, ...noParcel, ...FIRST },
      { ...ship, ...FIRST },
    ],
    'delivered once more': [
      { ...SHIPPED, ...FIRST },
      { ...deliver, ...FIRST },
    ],
    'an order that was corrected is packed, and how often it was is not said': [
      { ...ACCEPTED, packed: false, ...FIRST },
      { packed: true },
    ],
    'a first step says that nothing was corrected': [ACCEPTED, { packed: true, corrections: 0 }],
    'a second correction': [
      { ...PACKED, ...FIRST },
      { ...unpack, corrections: 2 },
    ],
    'a tracking number is taken away': [
      { ...SHIPPED, ...ship },
      { ...noParcel, ...FIRST },
    ],
    'courier and number of 100 characters': [
      SHIPPED,
      { ...parcel, courier: x(100), trackingNumber: x(100) },
    ],
    'cash that was received at the door is taken back with the delivery': [
      PAID,
      { ...undeliver, status: 'pending' },
    ],
    'cash that the courier was said to have is taken back with it': [
      OWED,
      { ...undeliver, cashWith: null },
    ],
    'what was paid stays paid': [{ ...PAID, paymentMethod: 'NEFT' }, undeliver],
    'cash is received where nobody noted who had it': [DELIVERED, receive],
    'cash is received after a correction': [
      { ...OWED, ...FIRST },
      { ...collect, ...FIRST },
    ],
    'an order is cancelled, and by whom is not said': [ACCEPTED, CANCELLED],
    'a reason of 200 characters': [ACCEPTED, { ...cancel, cancelReason: x(200) }],
  },
  denied: {
    'what was pressed before a correction packs nothing after it': [
      { ...ACCEPTED, packed: false, ...FIRST },
      { packed: true, corrections: 0 },
    ],
    'nor ships': [
      { ...PACKED, ...FIRST },
      { ...ship, corrections: 0 },
    ],
    'nor delivers': [
      { ...SHIPPED, ...FIRST },
      { ...deliver, corrections: 0 },
    ],
    'nor receives cash': [
      { ...OWED, ...FIRST },
      { ...collect, corrections: 0 },
    ],
    'nor unpacks': [{ ...PACKED, ...FIRST }, unpack],
    'nor takes back a shipping': [{ ...SHIPPED, ...FIRST }, unship],
    'nor takes back a delivery': [{ ...DELIVERED, ...FIRST }, undeliver],
    'nor corrects a parcel': [{ ...SHIPPED, ...FIRST }, parcel],
    'unpacking without counting it': [PACKED, { packed: false }],
    'counting a correction that is none': [PACKED, FIRST],
    'unpacking changes no price': [PACKED, { ...unpack, total: 1 }],
    'taking back a shipping changes no price': [SHIPPED, { ...unship, total: 1 }],
    'taking back a delivery changes no price': [DELIVERED, { ...undeliver, total: 1 }],
    'a delivered order goes back to nothing but shipped': [
      DELIVERED,
      { ...undeliver, deliveryStatus: 'processing' },
    ],
    'an order that is not packed is not unpacked': [ACCEPTED, unpack],
    'a shipped order is not unpacked': [SHIPPED, unpack],
    'unpacking says no other time': [PACKED, { ...unpack, packedAt: AT }],
    'a shipped order goes back to nothing but packed': [
      SHIPPED,
      { ...unship, deliveryStatus: 'pending' },
    ],
    'a shipping that is taken back keeps no courier': [
      { ...SHIPPED, ...ship },
      { ...unship, courier: 'India Post' },
    ],
    'and no tracking number': [
      { ...SHIPPED, ...ship },
      { ...unship, trackingNumber: 'EM1' },
    ],
    'and no time': [SHIPPED, { ...unship, shippedAt: AT }],
    'an order that the shop never took is not taken back from the road': [
      { packed: true, deliveryStatus: 'shipped' },
      unship,
    ],
    'a delivered order is not taken back from the road': [DELIVERED, unship],
    'a packed order was not shipped': [PACKED, unship],
    'a packed order was not delivered': [PACKED, undeliver],
    'a cancelled order was not delivered': [{ ...PACKED, ...CANCELLED }, undeliver],
    'an order on hold is not on its way': [{ ...ACCEPTED, deliveryStatus: 'pending' }, undeliver],
    'an order without a name is not taken back': [{ ...DELIVERED, unnamedAt: AT }, undeliver],
    'a delivery that is taken back keeps no time': [DELIVERED, { ...undeliver, deliveredAt: AT }],
    'nor says who has the cash': [DELIVERED, { ...undeliver, cashWith: 'courier' }],
    'nor keeps who has the cash': [OWED, undeliver],
    'nor is a transfer taken back with it': [
      { ...PAID, paymentMethod: 'NEFT' },
      { ...undeliver, status: 'pending' },
    ],
    'nor does cash fail with it': [PAID, { ...undeliver, status: 'failed' }],
    'a parcel is not corrected before it goes': [PACKED, parcel],
    'nor after it was delivered': [DELIVERED, parcel],
    'nor without counting it': [SHIPPED, { courier: 'Delhivery', trackingNumber: 'EM2' }],
    'nor with a courier of 101 characters': [SHIPPED, { ...parcel, courier: x(101) }],
    'nor with a tracking number of 101 characters': [
      SHIPPED,
      { ...parcel, trackingNumber: x(101) },
    ],
    'correcting a parcel changes no price': [SHIPPED, { ...parcel, total: 1 }],
    'the courier has no money of a transfer': [{ ...SHIPPED, paymentMethod: 'NEFT' }, withCourier],
    'nor cash that was received': [SHIPPED, { ...withCourier, ...receive }],
    'nor cash that was paid before': [{ ...SHIPPED, ...receive }, withCourier],
    'nobody else has the cash': [SHIPPED, { ...withCourier, cashWith: 'neighbour' }],
    'who has the cash is said at the door': [DELIVERED, { cashWith: 'courier' }],
    'cash is received and still with the courier': [OWED, receive],
    'cash of a transfer': [{ ...OWED, ...NEFT }, collect],
    'cash before the delivery': [{ ...SHIPPED, cashWith: 'courier' }, collect],
    'cash fails after the delivery': [OWED, { ...collect, status: 'failed' }],
    'receiving cash changes no price': [OWED, { ...collect, total: 1 }],
    'an order is cancelled for its shopper': [ACCEPTED, { ...CANCELLED, cancelledBy: 'shopper' }],
    'or for the shop': [ACCEPTED, { ...CANCELLED, cancelledBy: 'shop' }],
    'a reason of 201 characters': [ACCEPTED, { ...cancel, cancelReason: x(201) }],
    'an empty reason': [ACCEPTED, { ...cancel, cancelReason: '' }],
    'a reason for what is not cancelled': [ACCEPTED, { cancelReason: 'Sold out' }],
  },
} satisfies Partial<Record<Expectation, Readonly<Record<string, readonly [Fields, Fields]>>>>);

export const MERCHANT_CORRECTION_CASES = [...steps, ...others];
