// The functions that the shop deploys, by the names that Firebase knows them by.
export { catalogue } from './catalogue/serve.ts';
export { stampBlogs, stampBrands, stampCategories, stampProducts } from './catalogue-triggers.ts';
export { foldSoldPieces } from './fold-sold-pieces.ts';
export { keepUserPhone } from './keep-user-phone.ts';
export { acceptOrder, followOrder, forgetOrder } from './order-triggers.ts';
export { page } from './page/page.ts';
export { confirmPayment } from './payments/confirm-payment.ts';
export { createPaymentOrder } from './payments/create-payment-order.ts';
export { paymentWebhook } from './payments/payment-webhook.ts';
export { reconcilePayments } from './payments/reconcile-payments.ts';
export { sandboxCheckout } from './payments/sandbox-checkout.ts';
export { pincode } from './pincode.ts';
export { keepFewDevices, keepFewStockAlerts } from './push/triggers.ts';
export { keepPublishedReviews } from './reviews/triggers.ts';
export { sitemap } from './sitemap.ts';
export { checkUpload, removeOrphanedUploads } from './uploads/triggers.ts';
