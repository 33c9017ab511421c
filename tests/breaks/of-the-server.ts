// Slips in the functions and the rules.
import { breaksOf } from './break.ts';

export const OF_THE_SERVER = breaksOf({
  'unit/functions/order-decision.test.ts': {
    'An order is taken at a price above the one that its shopper said yes to': [
      'backend/functions/src/orders/order-decision.ts',
      'if (isTooDear(today.total)) {',
      'if (isTooDear(today.total / 2)) {',
    ],
    'An account may keep any number of pieces from others': [
      'backend/functions/src/orders/order-decision.ts',
      'if (openPieces > Math.max(0, offer.room.pieces))',
      'if (openPieces < 0 && offer.room.pieces < 0)',
    ],
  },
  'functions/handlers/late-orders.test.ts': {
    'An order whose event comes twice takes its pieces twice': [
      'backend/functions/src/orders/accept-order.ts',
      '    !stored.acceptedAt &&\n',
    ],
    'Phones never hear that the last piece is sold': [
      'backend/functions/src/orders/stock.ts',
      'if (isNews) bringUpToDate',
      'if (isNews && left(id) > 0) bringUpToDate',
    ],
    'The goods of a cancelled order go back each time that its event comes': [
      'backend/functions/src/orders/restock-order.ts',
      '!order?.stockReleasedAt && ',
    ],
  },
  'functions/handlers/released-orders.test.ts': {
    'A merchant takes 20 pieces for the one rupee that was sent as their total': [
      'backend/functions/src/orders/release-decision.ts',
      "if (!isAgreed(inPaise(sent), charges, paiseFromRupees(sentTotal))) return held('invalid');",
    ],
  },
  'unit/functions/payment-state.test.ts': {
    'A rupee pays for any order': [
      'backend/functions/src/payments/payment-state.ts',
      'seen.amountPaise === demand.amountPaise',
      'seen.amountPaise <= demand.amountPaise',
    ],
  },
  'functions/payment-outcome.test.ts': {
    'Any signature of the right length is the provider’s': [
      'backend/functions/src/payments/signatures.ts',
      'one.length === other.length && timingSafeEqual(one, other)',
      'one.length === other.length || timingSafeEqual(one, other)',
    ],
  },
  'functions/handlers/payment-refunds.test.ts': {
    'Money that came twice is kept': [
      'backend/functions/src/payments/record-payment.ts',
      "record.state === 'success' ? record.paymentId !== seen.id : isGivenUp",
      'isGivenUp',
    ],
  },
  'unit/functions/part-refunds.test.ts': {
    'Money goes back twice when the first answer was lost': [
      'backend/functions/src/payments/refund-plan.ts',
      ' - (refundedPaise ?? 0)',
    ],
  },
  'functions/payment-order.test.ts': {
    'A crash between two steps makes a second order at the provider': [
      'backend/functions/src/payments/provider-order.ts',
      'isFirst ? [] : await provider.findOrders(orderId)',
      'isFirst ? await provider.findOrders(orderId) : []',
    ],
  },
  'functions/handlers/payment-reconciler.test.ts': {
    'An order that was paid without a webhook is cancelled as unpaid': [
      'backend/functions/src/payments/reconcile.ts',
      'if (known.exists) await look(known, setup);',
      'if (!known.exists) await look(known, setup);',
    ],
  },
  'functions/handlers/late-notifications.test.ts': {
    'A step of an order is told each time that its event comes': [
      'backend/functions/src/push/notify-of-order.ts',
      'ledger.create({',
      'ledger.set({',
    ],
  },
  'unit/functions/fetch-picture.test.ts': {
    'A picture’s address leads into the shop’s own network': [
      'backend/functions/src/catalogue/fetch-picture.ts',
      "    ['169.254.0.0', 16],\n",
    ],
  },
  'functions/handlers/published-catalogue.test.ts': {
    'A hidden product is published': [
      'backend/functions/src/catalogue/collect.ts',
      '  if (isHidden(document.data())) return null;\n',
    ],
  },
  'rules/rules.test.ts': {
    'Anybody reads anybody’s orders': [
      'backend/firestore.rules',
      'allow get: if isOwner(uid);\n      allow list: if isOwner(uid) && isBoundedList();\n      allow create: if isOwner(uid)\n        && isPhoneMadeId(id)\n        && isOrderOf',
      'allow get: if request.auth != null;\n      allow list: if isOwner(uid) && isBoundedList();\n      allow create: if isOwner(uid)\n        && isPhoneMadeId(id)\n        && isOrderOf',
    ],
    'An account that cost nobody a code may order': [
      'backend/firestore.rules',
      "request.auth.uid == uid && request.auth.token.get('phone_number', null) is string",
      'request.auth.uid == uid',
    ],
    'A shopper cancels what is packed': [
      'backend/firestore.rules',
      '        && isMoment(request.resource.data.cancelledAt)\n        && isNotPacked();',
      '        && isMoment(request.resource.data.cancelledAt);',
    ],
    'A fence may be deleted, so that a change from before passes': [
      'backend/firestore.rules',
      'allow update: if isOwner(uid) && isFence(request.resource.data);',
      'allow update: if isOwner(uid) && isFence(request.resource.data);\n      allow delete: if isOwner(uid);',
    ],
    'A review is taken before its order was delivered': [
      'backend/firestore.rules',
      '        && wasDelivered(data.userId, data.orderId)\n',
    ],
  },
});
