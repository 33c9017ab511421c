// The functions that the shop deploys, under their names at Firebase.

export { deleteAccount, finishDeletedAccounts } from './account/delete-account.ts';
export { keepUserPhone } from './account/keep-user-phone.ts';
export {
  stampBlogs,
  stampBrands,
  stampCategories,
  stampProducts,
  stampShop,
} from './catalogue/catalogue-triggers.ts';
export { catalogue } from './catalogue/serve.ts';
export {
  expireEnquiries,
  expireFeedback,
  expireMessages,
  expireProductChanges,
  expireShopChanges,
  removeFromInbox,
} from './expire-sent.ts';
export { foldSoldPieces } from './orders/fold-sold-pieces.ts';
export { acceptOrder, followOrder, forgetOrder } from './orders/order-triggers.ts';
export { placePhoneOrders } from './orders/place-phone-order.ts';
export { page } from './page/page.ts';
export { confirmPayment } from './payments/confirm-payment.ts';
export { createPaymentOrder } from './payments/create-payment-order.ts';
export { payAnotherWay } from './payments/pay-another-way.ts';
export { paymentWebhook } from './payments/payment-webhook.ts';
export { reconcilePayments } from './payments/reconcile-payments.ts';
export { sandboxCheckout } from './payments/sandbox-checkout.ts';
export { people } from './people/answer-people.ts';
export { pincode } from './pincode/pincode.ts';
export { keepFewDevices, keepFewStockAlerts } from './push/keep-newest.ts';
export {
  tellDeskOfEnquiries,
  tellDeskOfFeedback,
  tellDeskOfMessages,
} from './push/notify-desk-of-inbox.ts';
export { deliverQuotations } from './quotations/triggers.ts';
export { keepPublishedReviews } from './reviews/triggers.ts';
export { sitemap } from './site/sitemap.ts';
export { checkUpload, noteRemovedDocument, removeOrphanedUploads } from './uploads/triggers.ts';
