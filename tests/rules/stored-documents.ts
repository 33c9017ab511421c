// The database's contents before the cases run: a few documents of every kind, written past the rules.
import { MAX_ID_LENGTH } from '#engine/limits.ts';
import type { Fields } from './rule-case.ts';

/** The enquiry that Asha sent when signed in, as stored. */
export const ASHAS_ENQUIRY = { userId: 'asha', productId: 'moringa', timestamp: 1_760_000_000_000 };

export const NAMELESS_ENQUIRY = { ...ASHAS_ENQUIRY, userId: null };

export const ASHAS_ENQUIRY_PATH = 'queries/stored-enquiry-of-asha';
export const NAMELESS_ENQUIRY_PATH = 'queries/stored-enquiry-of-nobody';

export const CONTACT_MESSAGE = {
  name: 'Asha Rao',
  phone: '+91 9876543210',
  email: 'asha.rao@example.com',
  message: 'Do you deliver to Sehore?',
};
export const CONTACT_PATH = 'contact-us/stored-message-of-asha';

export const FEEDBACK = {
  name: 'Moringa leaf powder',
  description: 'Very good.',
  fileURL:
    'http://localhost:9199/v0/b/demo-haat.appspot.com/o/service-documents%2Fstored-feedback-of-asha?alt=media',
};
export const FEEDBACK_PATH = 'services/stored-feedback-of-asha';

/** Asha's profile, and the phone number that a function keeps beside it. */
export const PROFILE = {
  first_name: 'Asha',
  last_name: 'Rao',
  email: 'asha.rao@example.com',
};
export const PROFILE_WITH_PHONE = { ...PROFILE, phone: '+919876543210' };

export const ADDRESS = {
  name: 'Asha Rao',
  phone: '9876543210',
  address: '12 Station Road',
  city: 'Sehore',
  state: 'Madhya Pradesh',
  zipcode: '466001',
};
export const ADDRESSES = 'users/asha/addresses';
export const ADDRESS_PATH = `${ADDRESSES}/stored-address-of-asha`;
/** An address that the merchant stored under an id that no phone makes. */
export const MERCHANTS_ADDRESS_PATH = `${ADDRESSES}/by-phone`;

export const QUOTATION = {
  createdAt: new Date(1_760_000_000_000),
  pdfUrl: 'https://firebasestorage.googleapis.com/v0/b/haat/o/quotations%2Fasha%2Foffer?token=t',
  cartItems: [],
};
export const QUOTATIONS = 'users/asha/quotations';
export const QUOTATION_PATH = `${QUOTATIONS}/stored-quotation-of-asha`;

/** Orders that Asha may review, and some that she may not. */
const DELIVERED = { userId: 'asha', deliveryStatus: 'delivered' };
export const DELIVERED_ORDER = 'delivered-order-of-asha';

/** Asha's review of a bought product, before and after the merchant published it. */
export const REVIEW = {
  userId: 'asha',
  orderId: DELIVERED_ORDER,
  productId: 'moringa',
  customerName: 'Asha Rao',
  productName: 'Moringa powder',
  review: 'Very good.',
  timestamp: 1_760_000_000_000,
  published: false,
};
export const REVIEW_PATH = `reviews/${DELIVERED_ORDER}_moringa`;
export const PUBLISHED_REVIEW_PATH = 'reviews/published-review-of-asha';
export const PUBLISHED_REVIEW = { ...REVIEW, published: true };
export const PUBLISHED_COPY = {
  productId: 'moringa',
  customerName: 'Asha Rao',
  review: 'Very good.',
  timestamp: 1_760_000_000_000,
};

/** The browser on which Asha wants news of her orders, and her stock alerts. */
export const DEVICE = { token: 'fcm-token', createdAt: 1_760_000_000_000, orders: true };
export const DEVICES = 'users/asha/devices';
export const DEVICE_PATH = `${DEVICES}/stored-device-of-asha`;
export const STOCK_ALERT = { productId: 'moringa', timestamp: 1_760_000_000_000 };
export const STOCK_ALERTS = 'users/asha/stockAlerts';
export const STOCK_ALERT_PATH = `${STOCK_ALERTS}/moringa`;

export const WISH_LIST = { moringa: 1_760_000_000_000 };
export const WISH_LIST_PATH = 'users/asha/lists/wishes';

/** The last move of Asha's fence, by a change of her profile. */
export const FENCE = { movedBy: 'a-change-of-the-profile' };
export const FENCES = 'users/asha/fences';
export const FENCE_PATH = `${FENCES}/asha`;

export const STORED_DOCUMENTS: Readonly<Record<string, Fields>> = {
  'products/stored': { name: 'Moringa powder', price: 250 },
  'products/stored/suppliers/stored': { name: 'A farm' },
  'categories/stored': { categoryName: 'Powders' },
  'brands/stored': { brandName: 'Haat' },
  'blogs/stored': { heading: 'Moringa', content: '<p>Good.</p>' },
  'shop/stored': { email: 'farm@fields.example' },
  'tombstones/stored': { collection: 'products', id: 'gone' },
  'catalogue/head': { changedAt: 1 },
  'catalogue/other': { note: 'not for phones' },
  'suppliers/stored': { name: 'A farm' },
  'merchants/merchant': { role: 'merchant' },
  'merchants/packer': { role: 'packer' },
  'merchants/demoted': { role: 'packer' },
  'merchants/untold': { role: 'merchant' },
  'users/asha': PROFILE_WITH_PHONE,
  'users/asha/notes/stored': PROFILE,
  'users/meera': { phone: '+919876543211' },
  'users/kabir': { phone: '+919876543212' },
  [ADDRESS_PATH]: ADDRESS,
  [MERCHANTS_ADDRESS_PATH]: ADDRESS,
  'users/asha/orders/stored': { total: 250 },
  [`users/asha/orders/${DELIVERED_ORDER}`]: DELIVERED,
  'users/asha/orders/d': DELIVERED,
  [`users/asha/orders/${'d'.repeat(MAX_ID_LENGTH)}`]: DELIVERED,
  [`users/asha/orders/${'d'.repeat(MAX_ID_LENGTH + 1)}`]: DELIVERED,
  'users/asha/orders/shipped-order-of-asha': { ...DELIVERED, deliveryStatus: 'shipped' },
  'users/asha/orders/stored/notes/delivered': DELIVERED,
  'users/ravi/orders/delivered-order-of-ravi': { ...DELIVERED, userId: 'ravi' },
  [QUOTATION_PATH]: QUOTATION,
  [REVIEW_PATH]: REVIEW,
  [PUBLISHED_REVIEW_PATH]: PUBLISHED_REVIEW,
  'publishedReviews/stored': PUBLISHED_COPY,
  'products/moringa': { name: 'Moringa powder', price: 250 },
  'reviews/published-review-of-ravi': { ...PUBLISHED_REVIEW, userId: 'ravi' },
  'reviews/hidden-review-of-ravi': { ...REVIEW, userId: 'ravi' },
  'payments/stored-order-of-asha': { uid: 'asha', amount: 25_000 },
  [DEVICE_PATH]: DEVICE,
  [STOCK_ALERT_PATH]: STOCK_ALERT,
  [`${STOCK_ALERTS}/no-longer-sold`]: { ...STOCK_ALERT, productId: 'no-longer-sold' },
  [WISH_LIST_PATH]: WISH_LIST,
  'users/asha/lists/stored': WISH_LIST,
  [FENCE_PATH]: FENCE,
  [`${FENCES}/of-nothing`]: FENCE,
  'sentMessages/stored': { token: 'fcm-token' },
  'sentNotices/stored': { uid: 'asha' },
  'accounts/stored': { openOrders: 20 },
  'secrets/stored': { secret: 'of the numbers' },
  'stock/stored': { sold: 3 },
  'ratings/stored': { count: 2, sum: 9 },
  [ASHAS_ENQUIRY_PATH]: ASHAS_ENQUIRY,
  [NAMELESS_ENQUIRY_PATH]: NAMELESS_ENQUIRY,
  [CONTACT_PATH]: CONTACT_MESSAGE,
  [FEEDBACK_PATH]: FEEDBACK,
};
