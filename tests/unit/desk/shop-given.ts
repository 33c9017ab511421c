// A farm's settings as they are stored, and a change typed into their form.
import { readTypedShop, settingsOf, typedShop } from '#domain/settings/desk/shop-form.ts';
import type { ShopPart } from '#domain/settings/settings.fields.ts';

export const x = (count: number) => 'x'.repeat(count);
export const BANK = {
  ...{ accountName: 'Green Fields', accountNumber: '5550001234', ifsc: 'GFLD0000001' },
  ...{ bankName: 'Bank of Theni', branch: 'Theni' },
};
export const TAX = {
  ...{ gstin: '27AAPFU0939F1ZV', dealer: 'regular', legalName: 'Meena Patil', tradeName: '' },
  ...{ registeredAddress: 'Green Fields\nTheni', series: 'GF', signatory: '', fssai: '' },
};
export const SELLING = {
  ...{ deliveryCharge: '40', freeFrom: '500', minimumOrder: '', cash: 'yes', cashBelow: '' },
  ...{ couponCode: 'DIWALI', couponOff: '10%', couponFrom: '300', couponLastDay: '2027-11-08' },
};
export const OFFICER = {
  ...{ officer: 'Asha Rao', designation: 'Owner' },
  ...{ officerPhone: '+91 90000 00003', officerEmail: 'asha@fields.example' },
};
const NO_RESULTS = { heading: '', text: '', time: '' };
export const SHOWN = {
  phones: ['+91 90000 00001'],
  chatNumber: '919000000001',
  email: 'farm@fields.example',
  address: ['Green Fields', 'Theni 625531'],
  mapsUrl: 'https://maps.example/?q=Theni',
  hours: ['Daily, 9 to 18', 'Closed on Diwali'],
  grievance: OFFICER,
  bank: BANK,
  upi: { vpa: 'green@fields', payeeName: 'Green Fields' },
  tax: TAX,
  selling: SELLING,
  faqs: ['Do you deliver?', 'Yes.', 'Is it organic?', 'Yes, all of it.'],
  videos: ['aqz-KE-bpKQ', 'A morning', 'Kaveri', 'ScMzIvxBSi4', 'Turmeric', 'Himvalley'],
  ...{ zones: ['560', '1', '2'], workingDays: '0111111', holidays: ['2027-01-26'] },
  banners: ['own.webp', 'own.webp', 'A field', 'Our field', 'moringa'],
  claims: { rating: '4.9/5', delivery: '', produce: 'Natural', results: NO_RESULTS },
};
export const type = (part: ShopPart, typed: Record<string, string>) =>
  readTypedShop(part, { ...typedShop(settingsOf(part), SHOWN), ...typed }, SHOWN);
