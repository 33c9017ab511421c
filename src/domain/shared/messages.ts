// Texts about data that several screens share: problems of fields, how an order stands, notifications. Their source is
// the specification (validation rules, states and screens) where it gives the words.
import { spokenText, type Told } from './spoken-text.ts';

export const ADDRESS_PROBLEMS = {
  nameMissing: 'Name is required!',
  nameTooLong: 'Name is too long. Please shorten it.',
  phoneMissing: 'Phone number is required!',
  phoneInvalid: 'Invalid Phone Number!',
  addressMissing: 'Address is required!',
  addressTooLong: 'Address is too long. Please shorten it.',
  zipcodeMissing: 'Zipcode is required!',
  zipcodeInvalid: 'Invalid Zipcode!',
  cityMissing: 'City is required! Enter a valid zipcode to fetch city and state.',
  /** The same where the pincode is there. */
  cityNeeded: 'City is required!',
  cityTooLong: 'City is too long. Please shorten it.',
  stateMissing: 'State is required!',
  landmarkTooLong: 'Landmark is too long. Please shorten it.',
};

export const phoneLine = (phone: string, otherPhone = '') =>
  otherPhone ? `Phone: ${phone}, ${otherPhone}` : `Phone: ${phone}`;
export const landmarkLine = (landmark: string) => `Landmark: ${landmark}`;

export const TRANSACTION_PROBLEMS = {
  missing: 'Transaction Id is required!',
  tooLong: 'Transaction Id is too long. Please check it.',
};

/** Successful, Failed, or Pending for every unsettled status. */
export const PAYMENT_STATUS_WORDS = {
  success: 'Successful',
  failed: 'Failed',
  pending: 'Pending',
  authorized: 'Pending',
};

export const DELIVERY_STATUS_WORDS = {
  processing: 'Processing',
  shipped: 'Shipped',
  delivered: 'Delivered',
  pending: 'Pending',
  cancel: 'Cancelled',
};

export const PAYMENT_METHOD_WORDS = {
  online_payment: 'Online payment',
  cod: 'Cash on delivery',
  NEFT: 'Bank transfer (NEFT)',
};
/** `NEFT` at a shop that also takes the transfer by UPI. */
export const UPI_OR_TRANSFER = 'UPI QR or bank transfer';

/** The title of a notification about an order. */
export const yourOrder = (number: string) => `Your order ${number}`;

export const DELIVERY_NEWS = {
  processing: 'We are getting it ready.',
  shipped: 'It has been shipped and is on its way to you.',
  delivered: 'It has been delivered. Enjoy!',
  pending: 'The shop is checking it again.',
  cancel: 'It has been cancelled.',
};

/** For an order that goes in two parcels. */
export const FIRST_PARCEL_NEWS =
  'A part of it has been shipped and is on its way to you. The rest follows in a second parcel.';
export const REST_SHIPPED_NEWS = 'The rest of it has been shipped and is on its way to you.';

/** For a parcel that came back, or that was sent back. */
export const CAME_BACK_NEWS = 'It came back to us, and has been cancelled.';

/** For a change that the shop made to an order. `before` and `total` are amounts, such as ₹540. */
export const AMENDED_NEWS = (total: string, before: string) =>
  `The shop has changed it: it now costs ${total} instead of ${before}.`;
/** After the news of an order that was paid. */
export const REST_GOES_BACK = 'You get the rest of your money back.';
export const AMENDED_PIECES_NEWS = 'The shop has changed it. Tap to see what is left of it.';
export const ADDRESS_NEWS = 'The shop has corrected its address. Tap to see it.';
/** For a step that was announced and then taken back. */
export const TAKEN_BACK_NEWS = {
  shipped: 'It has not been shipped yet after all. We are getting it ready.',
  rest: 'The rest of it has not been shipped yet after all. We are getting it ready.',
  firstParcel: 'No part of it has been shipped yet after all. We are getting it ready.',
  delivered: 'It has not been delivered yet after all. It is on its way to you.',
};

/** Null: not worth a notification. */
export const PAYMENT_NEWS = {
  success: 'We have received your payment.',
  failed: 'Your payment did not go through. You can try again.',
  pending: null,
  authorized: null,
};

export function isBackNews(product: Told<'name'>) {
  const productName = spokenText(product, 'name').text;
  return {
    title: `${productName} is back in stock`,
    body: 'You asked us to tell you. Tap to see it.',
  };
}

/** For all staff; `by`: the phone number of whoever changed it, null for the Firebase console. */
export const moneyNews = (by: string | null) => ({
  title: 'Where shoppers send money has changed',
  body: `The shop’s bank account or UPI id was changed ${by ? `by ${by}` : 'at the console'}. If none of you did this, change it back now.`,
});

/** Shown for a push message of unknown form: browsers require a notification for each. */
export const PLAIN_NEWS = { title: 'News from the shop', body: 'Tap to open the shop.' };
