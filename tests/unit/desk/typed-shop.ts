// A shop whose settings a merchant types over.
import { readTypedShop, SHOP_PARTS, type ShopPart, typedShop } from '#core/model/desk/shop-form.ts';

export const SHOWN = {
  phones: ['+91 90000 00001'],
  chatNumber: '919000000001',
  email: 'farm@fields.example',
  address: ['Green Fields', 'Theni 625531'],
  mapsUrl: 'https://maps.example/?q=Theni',
  hours: ['Daily, 9 to 18', 'Closed on Diwali'],
  bank: {
    accountName: 'Green Fields',
    accountNumber: '5550001234',
    ifsc: 'GFLD0000001',
    bankName: 'Bank of Theni',
    branch: 'Theni',
  },
  upi: { vpa: 'green@fields', payeeName: 'Green Fields' },
  faqs: ['Do you deliver?', 'Yes.', 'Is it organic?', 'Yes, all of it.'],
  videos: ['aqz-KE-bpKQ', 'A morning', 'Kaveri', 'ScMzIvxBSi4', 'Turmeric', 'Himvalley'],
  banners: ['own.webp', 'own.webp', 'A field', 'Our field', 'moringa'],
  claims: {
    rating: '4.9/5',
    delivery: '',
    produce: 'Natural',
    results: { heading: '', text: '', time: '' },
  },
};
/** What is read where these fields were typed over. */
export const type = (part: ShopPart, typed: Record<string, string>) =>
  readTypedShop(part, { ...typedShop(SHOP_PARTS[part], SHOWN), ...typed }, SHOWN);
