// Every limit and business constant of the shop, named once. It never holds logic.

/** Most products that one Firestore product query returns. Source: specification, constants. */
export const MAX_QUERY_PRODUCTS = 50;
/** Default price range of the product query, in rupees. Source: specification, constants. */
export const DEFAULT_PRICE_RANGE = { min: 0, max: 1_000_000 } as const;
/** Firestore takes at most this many values in one `in` or `array-contains-any`. */
export const MAX_QUERY_VALUES = 30;

/** Edge lengths in px of the pictures that exist for every product. Source: specification. */
export const THUMBNAIL_SIZES = [100, 200, 400, 800] as const;

/** Longest name or tag that is believed from outside, in characters. */
export const MAX_NAME_LENGTH = 300;
/** Longest HTML of a product or blog that is believed from outside, in characters. */
export const MAX_HTML_LENGTH = 200_000;
/** Dearest believable price, in rupees. */
export const MAX_PRICE_RUPEES = 10_000_000;
/** Most pieces of one product in the cart. */
export const MAX_LINE_QUANTITY = 999;

/** Most lines of one order. Source: security rules. */
export const MAX_ORDER_LINES = 100;
/** Online payment is not offered from this total on, in paise. Source: specification, constants. */
export const ONLINE_PAYMENT_LIMIT_PAISE = 500_000_00;
/** One answer of the server during a payment is waited for this long. ms */
export const PAYMENT_ANSWER_MS = 30_000;
/** An order that has just arrived may take this long until it is accepted and can be paid; it is asked about this often. ms */
export const PAYMENT_TIMEOUTS = { readyMs: 30_000, pauseMs: 1_000 } as const;
/** A proof of payment is shown to the server so many times; after that the provider tells it. */
export const PAYMENT_CONFIRM_TRIES = 3;
/** Most working days from an order to the door that the shop may promise. Source: security rules. */
export const MAX_DELIVERY_DAYS = 90;
/** Longest transaction id of a bank transfer, in characters. Source: security rules. */
export const MAX_TRANSACTION_ID_LENGTH = 64;
/** An order that waited longer than this is asked about before it goes. ms. Source: offline guarantees. */
export const ORDER_REQUOTE_AFTER_MS = 24 * 60 * 60 * 1000;
/** Orders or quotations of an account in one read, newest first. The newest page is kept up to date, older ones come when asked for. */
export const ACCOUNT_PAGE_SIZE = 100;
/** Largest PDF of a quotation that a phone keeps for the time without a network, in bytes. */
export const MAX_KEPT_PDF_BYTES = 5 * 1024 * 1024;
/** Longest name that a published review shows, in characters. */
export const MAX_PUBLISHED_NAME_LENGTH = 60;
/** Most stars that a review gives. Source: security rules. */
export const MAX_STARS = 5;
/** Most published reviews of a product that are read. */
export const MAX_REVIEWS_READ = 20;
/** Words shown of a blog in a list. Source: specification, constants. */
export const MAX_PREVIEW_WORDS = 100;
/** Most pictures that a card of the list of orders shows. Source: specification, constants. */
export const MAX_ORDER_THUMBNAILS = 2;

/** Documents in one page of a mirror read. Source: rules allow lists of at most 500. */
export const MIRROR_PAGE_SIZE = 300;
/** A mirror whose last refresh is older than this is read anew, because tombstones expire. ms */
export const MIRROR_CURSOR_MAX_AGE_MS = 60 * 24 * 60 * 60 * 1000;
/** Changes younger than this may still be landing, so a cursor never runs past it. ms */
export const MIRROR_SETTLE_MS = 10_000;

/** The published catalogue's head is small, and there is another way without it. ms */
export const PUBLISHED_HEAD_TIMEOUT_MS = 8_000;
/** How long a product page remembers that an enquiry was raised. ms */
export const ENQUIRY_REMEMBERED_MS = 7 * 24 * 60 * 60 * 1000;
/** A phone number in India has this many digits. Source: specification, constants. */
export const PHONE_DIGITS = 10;
export const DEFAULT_COUNTRY_CODE = '91';
/** A pincode has this many digits. Source: specification, constants. */
export const PINCODE_DIGITS = 6;
/** A one-time code has this many characters. Source: specification, constants. */
export const CODE_LENGTH = 6;
/** One answer of the sign-in service is waited for this long. ms */
export const SIGN_IN_TIMEOUT_MS = 15_000;
/** A shopper who has to show that they are no robot may take this long. ms */
export const PUZZLE_TIMEOUT_MS = 3 * 60_000;
/** Longest first or last name of a profile, in characters. Source: specification, constants. */
export const MAX_PROFILE_NAME_LENGTH = 10;
/** Longest street part of an address, in characters. Source: security rules. */
export const MAX_ADDRESS_LENGTH = 500;
/** Longest texts that a shopper may send, in characters. Source: security rules. */
export const MAX_EMAIL_LENGTH = 254;
export const MAX_MESSAGE_LENGTH = 5_000;
/** Most code units in such a text: hardly a script has three a character all along. Source: security rules. */
export const MAX_MESSAGE_CODE_UNITS = 15_000;
/** Enquiries, messages and feedback are deleted at the shop after so long. ms */
export const SENT_KEPT_MS = 365 * 24 * 60 * 60 * 1000;
/** Accepted types of a feedback's file. Source: security, uploads. */
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
/** A proven upload is not repeated for so long; the shop removes files that no feedback names after a day. ms */
export const UPLOAD_KNOWN_MS = 60 * 60 * 1000;
/** Longest name that a push service gives a browser, in characters. Source: security rules. */
export const MAX_PUSH_TOKEN_LENGTH = 4_096;
/** Most browsers of one account that are told something, and most products that it waits for; the oldest go. */
export const MAX_DEVICES = 10;
export const MAX_STOCK_ALERTS = 100;
/** Most products on a wish list. Source: security rules. */
export const MAX_WISHES = 100;
/** Products that a device remembers as seen. */
export const MAX_SEEN_PRODUCTS = 24;
