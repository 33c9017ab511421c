// What the database holds before the cases run: a little of every kind, put there past the rules.
import type { Fields } from './rule-case.ts';

/** The enquiry that Asha sent when she was signed in, as it is stored. */
export const ASHAS_ENQUIRY = { userId: 'asha', productId: 'moringa', timestamp: 1_760_000_000_000 };

/** An enquiry that was sent by somebody who was not signed in. */
export const NAMELESS_ENQUIRY = { ...ASHAS_ENQUIRY, userId: null };

export const ASHAS_ENQUIRY_PATH = 'queries/stored-enquiry-of-asha';
export const NAMELESS_ENQUIRY_PATH = 'queries/stored-enquiry-of-nobody';

/** A message that somebody sent to the merchant. */
export const CONTACT_MESSAGE = {
  name: 'Asha Rao',
  phone: '+91 9876543210',
  email: 'asha.rao@example.com',
  message: 'Do you deliver to Sehore?',
};
export const CONTACT_PATH = 'contact-us/stored-message-of-asha';

/** Feedback that somebody sent with a file. */
export const FEEDBACK = {
  name: 'Moringa leaf powder',
  description: 'Very good.',
  fileURL:
    'http://localhost:9199/v0/b/demo-haat.appspot.com/o/service-documents%2Fstored-feedback-of-asha?alt=media',
};
export const FEEDBACK_PATH = 'services/stored-feedback-of-asha';

export const STORED_DOCUMENTS: Readonly<Record<string, Fields>> = {
  'products/stored': { name: 'Moringa powder', price: 250 },
  'products/stored/suppliers/stored': { name: 'A farm' },
  'categories/stored': { categoryName: 'Powders' },
  'brands/stored': { brandName: 'Haat' },
  'blogs/stored': { heading: 'Moringa', content: '<p>Good.</p>' },
  'tombstones/stored': { collection: 'products', id: 'gone' },
  'catalogue/head': { changedAt: 1 },
  'catalogue/other': { note: 'not for phones' },
  'suppliers/stored': { name: 'A farm' },
  'users/asha': { first_name: 'Asha' },
  'users/asha/orders/stored': { total: 250 },
  [ASHAS_ENQUIRY_PATH]: ASHAS_ENQUIRY,
  [NAMELESS_ENQUIRY_PATH]: NAMELESS_ENQUIRY,
  'queries/stored-enquiry-of-asha/notes/stored': ASHAS_ENQUIRY,
  [CONTACT_PATH]: CONTACT_MESSAGE,
  [`${CONTACT_PATH}/notes/stored`]: CONTACT_MESSAGE,
  [FEEDBACK_PATH]: FEEDBACK,
  [`${FEEDBACK_PATH}/notes/stored`]: FEEDBACK,
};
