// Texts about messages to the shop.

export const CONTACT_PAGE_TITLE = 'Contact us';
export const CONTACT_PAGE_DESCRIPTION =
  'Write to the farms behind the shop, or call them. Messages are saved on your phone and sent automatically when you are online.';

// The form.
export const MESSAGE_TO_THE_SHOP = 'Message to the shop';
export const NAME = 'Name';
export const COUNTRY_CODE = 'Country code';
export const PHONE_NUMBER = 'Phone Number';
export const EMAIL = 'Email';
export const MESSAGE = 'Message';
/** Start of a message about an order. */
export const aboutOrder = (orderNo: string) => `About my order ${orderNo}:\n`;
export const SEND_MESSAGE = 'Send message';

/** India first, then countries where many Indians live. */
export const COUNTRY_CODES = [
  { value: '91', words: '+91 India' },
  { value: '880', words: '+880 Bangladesh' },
  { value: '975', words: '+975 Bhutan' },
  { value: '977', words: '+977 Nepal' },
  { value: '94', words: '+94 Sri Lanka' },
  { value: '971', words: '+971 UAE' },
  { value: '966', words: '+966 Saudi Arabia' },
  { value: '974', words: '+974 Qatar' },
  { value: '968', words: '+968 Oman' },
  { value: '60', words: '+60 Malaysia' },
  { value: '44', words: '+44 United Kingdom' },
  { value: '1', words: '+1 USA, Canada' },
  { value: '61', words: '+61 Australia' },
] as const;

export const MESSAGE_OUTCOME = {
  sent: 'Thank you! Your message has reached us.',
  needsYou: 'Your message has not reached us.',
};

// The other ways to reach the shop.
export const RATHER_TALK = 'Prefer to talk?';
export const CALL_OR_WRITE = 'Call the shop, or write an email.';
export const CALL = 'Call the shop.';
/** For a shop without a phone. */
export const RATHER_WRITE = 'Prefer email?';
export const WRITE = 'Write to the shop.';
export const HOURS = 'Hours';
