// Texts of the shop's settings.
import type { BannerScreen } from '#domain/settings/home-page.ts';
import type { SettingName, ShopPart, TypedName } from '#domain/settings/settings.fields.ts';

export const SHOP_TITLE = 'Shop settings';
export const PARTS = 'What to change';
export const PEOPLE_LINK = 'People who may open the desk';
export const PART_TITLES: Readonly<Record<ShopPart, string>> = {
  contact: 'Contact',
  grievance: 'Grievance officer',
  money: 'Bank and UPI',
  tax: 'Tax and licence',
  selling: 'Charges and coupon',
  delivery: 'Delivery',
  questions: 'Questions',
  claims: 'Claims',
  videos: 'Videos',
  banners: 'Banners',
};
export const PART_MEANS: Readonly<Record<ShopPart, string>> = {
  contact: 'How shoppers reach you. It stands on every page of the shop.',
  grievance:
    'Whom shoppers can complain to. The law wants every shop on the internet to name somebody, who acknowledges a complaint within 48 hours and settles it within one month. It stands on the contact page and below your policies.',
  money:
    'Where shoppers send money for orders by bank transfer, also for those that are not paid yet. Read it twice: nobody can call money back.',
  tax: 'What stands on your invoices. Leave the GSTIN empty if you have none: customers then get a plain receipt. Whether you need one, your accountant knows.',
  selling:
    'What delivery costs, which orders you take, and a code that makes them cheaper. Leave everything empty, and delivery is free and every order is taken.',
  delivery:
    'Where you deliver, and how many working days an order takes to the door. A pincode in several zones has the days of the narrowest; one in no zone gets no delivery. Without any zone you deliver everywhere and promise no date.',
  questions: 'What people ask, and what you answer, on the page of questions.',
  claims: 'What the shop says of itself beside the feedback form. Say only what you can prove.',
  videos:
    'Videos at YouTube that the home page offers to play. Where there are none, nothing stands there.',
  banners:
    'The large pictures at the top of the home page, the first one first. Whoever taps one sees the products of its category.',
};
export const WHEN_READ = 'Shoppers read a change as soon as they open the shop with a connection.';
export const SAVED_HERE = 'Saved. It is sent automatically.';
export const SETTINGS_NOT_HERE = 'The shop’s settings are not on this phone yet.';

/** Of the words that one chooses from. */
export const CHOICE_WORDS: Readonly<Partial<Record<string, string>>> = {
  regular: 'Regular: prices include GST',
  composition: 'Composition: no GST is charged',
  yes: 'Yes',
  no: 'No',
};

/** For a text in rows: its label, by row number. */
const LABELS: Readonly<Record<TypedName, string | ((row: number) => string)>> = {
  phone: (number) => ['Phone', 'Second phone', 'Third phone'][number - 1] ?? '',
  chatNumber: 'Chat number',
  email: 'Email',
  address: 'Address',
  mapsUrl: 'Link to the map',
  hours: 'Hours',
  officer: 'Name',
  designation: 'Designation',
  officerPhone: 'Phone',
  officerEmail: 'Email',
  accountName: 'Account name',
  accountNumber: 'Account number',
  ifsc: 'IFSC',
  bankName: 'Bank',
  branch: 'Branch',
  vpa: 'UPI id',
  payeeName: 'Name of the UPI id',
  rating: 'Rating',
  delivery: 'Delivery',
  produce: 'Produce',
  heading: 'Results: heading',
  text: 'Results: what',
  time: 'Results: in what time',
  gstin: 'GSTIN',
  dealer: 'Kind of dealer',
  legalName: 'Legal name',
  tradeName: 'Trade name',
  registeredAddress: 'Registered address',
  series: 'Invoice numbers begin with',
  signatory: 'Who signs',
  fssai: 'FSSAI licence',
  deliveryCharge: 'Delivery costs, in ₹',
  freeFrom: 'Free delivery from, in ₹',
  minimumOrder: 'Minimum order, in ₹',
  cash: 'Cash on delivery',
  cashBelow: 'No cash on delivery from, in ₹',
  couponCode: 'Coupon: code',
  couponOff: 'Coupon: takes off',
  couponFrom: 'Coupon: for orders from, in ₹',
  couponLastDay: 'Coupon: last day',
  pincodes: (number) => `Zone ${number}: pincodes`,
  soonest: (number) => `Zone ${number}: soonest, in working days`,
  latest: (number) => `Zone ${number}: latest, in working days`,
  workingDays: 'Days on which your courier works',
  holidays: 'Holidays',
  question: (number) => `Question ${number}`,
  answer: (number) => `Answer ${number}`,
  id: (number) => `Video ${number}: link`,
  title: (number) => `Video ${number}: title`,
  by: (number) => `Video ${number}: who made it`,
  wide: (number) => `Banner ${number}: picture`,
  narrow: (number) => `Banner ${number}: picture`,
  alt: (number) => `Banner ${number}: what the picture shows`,
  words: (number) => `Banner ${number}: words on it`,
  category: (number) => `Banner ${number}: leads to`,
};
export const HINTS: Readonly<Partial<Record<string, string>>> = {
  chatNumber: 'Of the messaging app, with the country code first.',
  address: 'As on an envelope, one line under the other.',
  hours:
    'When somebody answers, or the farm is open: at most seven lines. They stand on the contact page.',
  officer: 'Leave all four empty, and nobody is named.',
  designation: 'What they are in the shop, such as Owner.',
  vpa: 'Leave both empty if you take no UPI.',
  gstin: 'With it, each packed order gets an invoice.',
  dealer: 'Composition only if you have opted for the composition scheme: you then charge no tax.',
  legalName: 'As on the registration certificate.',
  tradeName: 'The shop’s name, if it is another one.',
  series: 'At most four letters or digits, such as FARM. Change it only on 1 April.',
  fssai: 'Your own licence, 14 digits. It stands on invoices, receipts and labels.',
  deliveryCharge: 'For one order, whatever it weighs. Leave it empty if delivery is free.',
  freeFrom: 'From this sum of goods on, delivery costs nothing.',
  minimumOrder: 'Smaller orders are not taken.',
  cashBelow: 'Where you take cash: orders for this sum or more are paid before they are sent.',
  couponCode: 'Shoppers write it when they order. Leave it empty for no coupon.',
  couponOff: 'Rupees, such as 50, or a share of the goods, such as 10%.',
  couponLastDay: 'Leave it empty for no end.',
  pincodes: 'Or how they begin, with commas between: 560, 562-564, 744101.',
  holidays:
    'One on a line, such as 26/1/2027 Republic Day, or 5/11/2027 to 9/11/2027. They count as no working days, also for orders that are on their way.',
  rating: 'One that is empty is not shown.',
  heading: 'Leave it empty, and none of the three is shown.',
  id: 'Copy it with “Share” at YouTube.',
  words: 'At most 60 characters; a few words are best.',
} satisfies { [Name in TypedName]?: string };
export function labelOf(name: string, row = 1): string {
  const label = LABELS[name as TypedName] ?? name;
  return typeof label === 'string' ? label : label(row);
}
export const ROW_NAMES: Readonly<Partial<Record<SettingName, string>>> = {
  zones: 'zone',
  faqs: 'question',
  videos: 'video',
  banners: 'banner',
};
export const addRow = (name: string) => `Add a ${name}`;
export const BANNER_PICTURE_HINT =
  'The middle of the photo is shown. One that was taken with the phone on its side is best.';
export const CHOOSE_CATEGORY = 'Choose a category';
export const PICTURE_COMES_LATER = 'The picture is shown here once there is a network.';
export const ON_SCREENS: Readonly<Record<BannerScreen, string>> = {
  narrow: 'On phones',
  wide: 'On wide screens',
};
export const MOVE_UP = 'Move up';
export const moveUp = (name: string, number: number) => `Move ${name} ${number} up`;
export const REMOVE = 'Remove';
export const remove = (name: string, number: number) => `Remove ${name} ${number}`;

const SETTING_WORDS: { readonly [Name in SettingName]?: string } = {
  phones: 'Phones',
  grievance: 'Grievance officer',
  bank: 'Bank account',
  upi: 'UPI',
  tax: 'Tax and licence',
  selling: 'Charges and coupon',
  zones: 'Where you deliver',
  faqs: 'Questions and answers',
  videos: 'Videos',
  banners: 'Banners',
  claims: 'Claims',
};
export const settingWords = (name: string): string =>
  SETTING_WORDS[name as SettingName] ?? labelOf(name);
const changedWords = (names: readonly string[]) =>
  `You changed: ${names.map(settingWords).join(', ')}.`;
/** For the small mark of a change that is not sent yet. */
export const settingsChanged = (names: readonly string[]) =>
  `Changed: ${names.map(settingWords).join(', ')}`;
export const settingsAsk = (names: readonly string[]) =>
  `${changedWords(names)} But somebody else changed it first. Your change was not made.`;
export const settingsRefused = (names: readonly string[]) =>
  `${changedWords(names)} The shop did not accept it.`;
export const SETTINGS_ASK = 'The shop’s settings were changed by somebody else: please look';
