// Texts on the PDF of a quotation, and problems of the fields in the form of the shop's settings.
import { noSuchPincode } from '../../pincode/messages.ts';
import { MAX_DELIVERY_DAYS, MAX_HOLIDAY_DAYS, PINCODE_DIGITS } from '../../shared/limits.ts';
import type { TypedName } from '../settings.fields.ts';

export const QUOTATION = 'Quotation';
export const quotationTitle = (number: string) => `${QUOTATION} ${number}`;
export const NUMBER = 'Number';
export const DATE = 'Date';
export const VALID_UNTIL = 'Valid until';
export const FOR = 'For';
export const PRODUCT = 'Product';
export const PIECES = 'Pieces';
export const PRICE = 'Price a piece';
export const AMOUNT = 'Amount';
export const TOTAL = 'Total';
export const NOTE = 'Note';
export const howToOrder = (phone: string, site: string) =>
  `To order at these prices, log in with ${phone} at ${site} and open My Quotations.`;
export const pageOf = (page: number, pages: number) => `Page ${page} of ${pages}`;

type Problems = {
  empty?: string;
  wrong?: string;
  /** For too few rows or too low a number, and for a row that repeats one above it. */
  tooFew?: string;
  twice?: string;
};
const OFFICER_PHONE =
  'Write the officer’s phone number with its country code, such as +91 98765 43210.';
const OFFICER_EMAIL = 'Write the officer’s email address, such as farm@example.com.';
const NEEDED_FOR_MONEY = 'Write something here: shoppers need it to send money.';
const UPI_ID = 'A UPI id looks like name@bank. Leave it empty if you take no UPI.';
export const WRONG_GSTIN =
  'This is no GSTIN. Copy its 15 letters and digits from your registration certificate.';
const SERIES = 'Write at most four letters or digits, such as FARM.';
const RUPEES = 'Write an amount up to ₹99,999, such as 40 or 499.50. Leave it empty for none.';
const PINCODES = 'Write pincodes, or how they begin, with commas between: 560, 562-564, 744101.';
const DAYS = `Write the working days as a number from 0 to ${MAX_DELIVERY_DAYS}.`;
export const noPincodeBegins = (digits: string) =>
  digits.length === PINCODE_DIGITS
    ? `${noSuchPincode(digits)}.`
    : `There is no pincode that begins with ${digits}.`;
export const backwardsPincodes = (range: string) =>
  `In ${range} the second is before the first: change them round.`;
export const noHoliday = (line: string) =>
  `“${line}” cannot be read. Write a date such as 2027-01-26, or 2027-11-05 to 2027-11-09 for at most ${MAX_HOLIDAY_DAYS} days, and then its name.`;
const VIDEO_LINK = 'Copy the link of a video at YouTube, such as https://youtu.be/aqz-KE-bpKQ.';
const BANNER_PHOTO = 'Take or choose a photo for this banner.';
/** Problems of a text in the form of the settings; the default is `NEEDED`. */
export const SHOP_PROBLEMS: { readonly [Name in TypedName]?: Problems } = {
  phone: {
    wrong: 'Write a phone number with its country code, such as +91 98765 43210.',
    tooFew: 'Write at least one phone number.',
  },
  chatNumber: { wrong: 'Write the number with its country code, such as +91 98765 43210.' },
  email: { wrong: 'Write an email address, such as farm@example.com.' },
  address: { wrong: 'Write the address, in up to six lines.' },
  mapsUrl: { wrong: 'Copy the whole link from your map; it begins with https://.' },
  hours: { wrong: 'Write the hours in at most seven lines.' },
  officer: { empty: 'Write who the grievance officer is.' },
  designation: { empty: 'Write what the grievance officer is in the shop, such as Owner.' },
  officerPhone: { empty: OFFICER_PHONE, wrong: OFFICER_PHONE },
  officerEmail: { empty: OFFICER_EMAIL, wrong: OFFICER_EMAIL },
  accountName: { empty: NEEDED_FOR_MONEY },
  accountNumber: {
    empty: NEEDED_FOR_MONEY,
    wrong: 'Write the account number as it stands on the passbook.',
  },
  ifsc: { empty: NEEDED_FOR_MONEY, wrong: 'An IFSC has 11 characters, such as SBIN0001234.' },
  bankName: { empty: NEEDED_FOR_MONEY },
  branch: { empty: NEEDED_FOR_MONEY },
  vpa: { empty: UPI_ID, wrong: UPI_ID },
  payeeName: {
    empty: 'Write whom the UPI id belongs to.',
    wrong: 'Write at most 99 characters: UPI apps take no longer name.',
  },
  gstin: { wrong: WRONG_GSTIN },
  legalName: { empty: 'Write the name that the GSTIN is registered under.' },
  registeredAddress: { empty: 'Write the address that the GSTIN is registered at.' },
  series: { empty: SERIES, wrong: SERIES },
  fssai: { wrong: 'An FSSAI licence number has 14 digits.' },
  deliveryCharge: { wrong: RUPEES },
  freeFrom: { wrong: RUPEES },
  minimumOrder: { wrong: RUPEES },
  cashBelow: { wrong: RUPEES },
  couponFrom: { wrong: RUPEES },
  couponCode: {
    empty: 'Write the code, or empty what it takes off.',
    wrong: 'Write only letters A to Z and digits, such as DIWALI.',
  },
  couponOff: {
    empty: 'Write what the code takes off, or remove the code.',
    wrong: 'Write an amount such as 50, or a share such as 10%.',
  },
  couponLastDay: { wrong: 'Choose the last day.' },
  pincodes: { empty: PINCODES, wrong: PINCODES },
  soonest: { empty: DAYS, wrong: DAYS },
  latest: { empty: DAYS, wrong: DAYS, tooFew: 'The latest is before the soonest.' },
  workingDays: { wrong: 'Choose at least one day.' },
  holidays: { wrong: 'Write at most 40 holidays, and remove those that are over.' },
  question: {
    empty: 'Write the question, or remove its answer.',
    tooFew: 'Keep at least one question.',
  },
  answer: { empty: 'Write the answer, or remove its question.' },
  id: { empty: VIDEO_LINK, wrong: VIDEO_LINK, twice: 'This video stands further up already.' },
  title: { empty: 'Write what the video is called.' },
  by: { empty: 'Write who made the video.' },
  wide: { empty: BANNER_PHOTO, wrong: BANNER_PHOTO },
  narrow: { empty: BANNER_PHOTO, wrong: BANNER_PHOTO },
  alt: { empty: 'Write what the picture shows, for those who cannot see it.' },
  words: { empty: 'Write a few words that stand on the banner.' },
  category: { empty: 'Choose the category that opens when somebody taps the banner.' },
};
export const NEEDED = 'Write something here.';
export const tooLong = (characters: number) => `Write at most ${characters} characters.`;
export const tooLongLine = (characters: number) =>
  `Write at most ${characters} characters in a line.`;
