// What stands on the PDF of a quotation, and what the merchant reads beside a field of the shop's settings that cannot be saved so.

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

export const SHOP_PROBLEMS = {
  needed: 'Write something here.',
  noPhone: 'Write at least one phone number.',
  phone: 'Write a phone number with its country code, such as +91 98765 43210.',
  chatNumber: 'Write the number with its country code, such as +91 98765 43210.',
  email: 'Write an email address, such as farm@example.com.',
  address: 'Write the address, in up to six lines.',
  mapsUrl: 'Copy the whole link from your map; it begins with https://.',
  hours: 'Write the hours in at most seven lines.',
  empty: 'Write something here: shoppers need it to send money.',
  accountNumber: 'Write the account number as it stands on the passbook.',
  ifsc: 'An IFSC has 11 characters, such as SBIN0001234.',
  vpa: 'A UPI id looks like name@bank. Leave it empty if you take no UPI.',
  payeeName: 'Write whom the UPI id belongs to.',
  question: 'Write the question, or remove its answer.',
  answer: 'Write the answer, or remove its question.',
  noFaqs: 'Keep at least one question.',
  video: 'Copy the link of a video at YouTube, such as https://youtu.be/aqz-KE-bpKQ.',
  sameVideo: 'This video stands further up already.',
  title: 'Write what the video is called.',
  by: 'Write who made the video.',
  picture: 'Take or choose a photo for this banner.',
  alt: 'Write what the picture shows, for those who cannot see it.',
  words: 'Write a few words that stand on the banner.',
  category: 'Choose the category that opens when somebody taps the banner.',
} as const;
export const tooLong = (characters: number) => `Write at most ${characters} characters.`;
export const tooLongLine = (characters: number) =>
  `Write at most ${characters} characters in a line.`;
