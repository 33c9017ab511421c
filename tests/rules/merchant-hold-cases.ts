// How the merchant releases an order that is on hold, and cancels one.

import { ACCEPTED, giveUp, HELD, may, release, SHIPPED, set } from './desk-order.ts';
import type { RuleCase } from './rule-case.ts';

const releasing: readonly RuleCase[] = [
  may('denied', 'an order that is not on hold is not released', ACCEPTED, set(release)),
  may('denied', 'a cancelled order is not released', { deliveryStatus: 'cancel' }, set(release)),
  may(
    'denied',
    'a released order says why it is on hold',
    HELD,
    set({ ...release, heldReason: 'stock' }),
  ),
  may(
    'denied',
    'a released order is still on hold',
    HELD,
    set({ ...release, deliveryStatus: 'pending' }),
  ),
  may('denied', 'an order is released before 1970', HELD, set({ ...release, releasedAt: 0 })),
  may('denied', 'releasing changes no price', HELD, set({ ...release, total: 1 })),
];

const givingUp: readonly RuleCase[] = [
  may('allowed', 'an order on hold is cancelled', HELD, giveUp),
  may('allowed', 'an order that came back is cancelled', SHIPPED, giveUp),
  may(
    'denied',
    'a delivered order is not cancelled',
    { ...SHIPPED, deliveryStatus: 'delivered' },
    giveUp,
  ),
  may(
    'denied',
    'cancelling is not taken back',
    { deliveryStatus: 'cancel' },
    set({ deliveryStatus: 'processing' }),
  ),
  may(
    'denied',
    'cancelling changes no price',
    ACCEPTED,
    set({ deliveryStatus: 'cancel', total: 1 }),
  ),
];

export const MERCHANT_HOLD_CASES: readonly RuleCase[] = [...releasing, ...givingUp];
