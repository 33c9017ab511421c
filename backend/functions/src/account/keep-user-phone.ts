// On every new account: stores its phone number where the merchant sees it, and delivers the quotations waiting for
// that number.
import { getStorage } from 'firebase-admin/storage';
import { runWith } from 'firebase-functions/v1';
import { deliverWaiting } from '../quotations/deliver.ts';
import { storePhone } from './store-phone.ts';

export const keepUserPhone = runWith({
  maxInstances: 5,
  // Every step is idempotent, so a failure is simply retried.
  failurePolicy: true,
})
  .region('us-central1')
  .auth.user()
  .onCreate(async ({ uid, phoneNumber }) => {
    await storePhone(uid, phoneNumber);
    if (phoneNumber) await deliverWaiting(getStorage().bucket(), uid, phoneNumber);
  });
