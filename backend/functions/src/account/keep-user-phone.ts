// Listens to every account that is made, and has its phone number kept where the merchant looks.
import { runWith } from 'firebase-functions/v1';
import { storePhone } from './store-phone.ts';

export const keepUserPhone = runWith({
  maxInstances: 5,
  // Every step may be repeated, so a passing fault is simply tried again.
  failurePolicy: true,
})
  .region('us-central1')
  .auth.user()
  .onCreate(({ uid, phoneNumber }) => storePhone(uid, phoneNumber));
