// Listens to every account that is made: has its phone number kept where the merchant looks, and brings it the quotations that wait for that number.
import { getStorage } from 'firebase-admin/storage';
import { runWith } from 'firebase-functions/v1';
import { deliverWaiting } from '../quotations/deliver.ts';
import { storePhone } from './store-phone.ts';

export const keepUserPhone = runWith({
  maxInstances: 5,
  // Every step may be repeated, so a passing fault is simply tried again.
  failurePolicy: true,
})
  .region('us-central1')
  .auth.user()
  .onCreate(async ({ uid, phoneNumber }) => {
    await storePhone(uid, phoneNumber);
    if (phoneNumber) await deliverWaiting(getStorage().bucket(), uid, phoneNumber);
  });
