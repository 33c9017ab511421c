// Every limit and business constant of the shop, named once. No logic.

/** Most products that one Firestore product query returns. Source: specification, constants. */
export const MAX_QUERY_PRODUCTS = 50;
/** Default price range of the product query, in rupees. Source: specification, constants. */
export const DEFAULT_PRICE_RANGE = { min: 0, max: 1_000_000 } as const;
/** Firestore takes at most this many values in one `in` or `array-contains-any`. */
export const MAX_QUERY_VALUES = 30;

/** Edge lengths in px of every product picture. Source: specification. */
export const THUMBNAIL_SIZES = [100, 200, 400, 800] as const;

/** Longest name or tag accepted from outside, in characters. */
export const MAX_NAME_LENGTH = 300;
/** Longest list of a product's ingredients, in characters. Source: security rules. */
export const MAX_INGREDIENTS_LENGTH = 1_000;
/** Longest HTML of a product or blog accepted from outside, in characters. */
export const MAX_HTML_LENGTH = 200_000;
/** Highest accepted price, in rupees. */
export const MAX_PRICE_RUPEES = 10_000_000;
/** Prices that the shop last confirmed longer ago than this are called old. ms */
export const PRICES_OLD_AFTER_MS = 60 * 60 * 1000;
/** Most pieces of one product in the cart. */
export const MAX_LINE_QUANTITY = 999;

/** Most lines of one order. Source: security rules. */
export const MAX_ORDER_LINES = 100;
/** No online payment from this total on, in paise. Source: specification, constants. */
export const ONLINE_PAYMENT_LIMIT_PAISE = 500_000_00;
/** Timeout of one request to the shop's own server, such as for a payment. ms */
export const SERVER_ANSWER_MS = 30_000;
/** `readyMs`: how long a new order may take until it can be paid; `pauseMs`: the pause between two requests. ms */
export const PAYMENT_TIMEOUTS = { readyMs: 30_000, pauseMs: 1_000 } as const;
/** Attempts to confirm a payment with the server; afterwards the provider informs it. */
export const PAYMENT_CONFIRM_TRIES = 3;
/** Most working days from an order to the door that the shop may promise. Source: security rules. */
export const MAX_DELIVERY_DAYS = 90;
/** Most days of one holiday of the shop, so that a slip in a year stops no delivery. */
export const MAX_HOLIDAY_DAYS = 60;
/** Longest transaction id of a bank transfer, in characters. Source: security rules. */
export const MAX_TRANSACTION_ID_LENGTH = 64;
/** The shopper confirms an order that waited longer than this before it is sent. ms. Source: offline guarantees. */
export const ORDER_REQUOTE_AFTER_MS = 24 * 60 * 60 * 1000;
/** Orders or quotations per read, newest first. The newest page is kept up to date; older ones load on demand. */
export const ACCOUNT_PAGE_SIZE = 100;
/** Largest quotation PDF that a phone keeps for offline use, in bytes. */
export const MAX_KEPT_PDF_BYTES = 5 * 1024 * 1024;
/** Longest name that a published review shows, in characters. */
export const MAX_PUBLISHED_NAME_LENGTH = 60;
/** Most stars of a review. Source: security rules. */
export const MAX_STARS = 5;
/** Most published reviews read for a product. */
export const MAX_REVIEWS_READ = 20;
/** Most words of a blog shown in a list. Source: specification, constants. */
export const MAX_PREVIEW_WORDS = 100;
/** Most pictures on a card in the list of orders. Source: specification, constants. */
export const MAX_ORDER_THUMBNAILS = 2;

/** Documents per page of a mirror read. Source: rules allow lists of at most 500. */
export const MIRROR_PAGE_SIZE = 300;
/** A mirror last refreshed longer ago than this is read anew, because tombstones expire. ms */
export const MIRROR_CURSOR_MAX_AGE_MS = 60 * 24 * 60 * 60 * 1000;
/** Younger changes may still be landing, so a cursor never passes this age. ms */
export const MIRROR_SETTLE_MS = 10_000;

/** Short: the published catalogue's head is small, and Firestore is the fallback. ms */
export const PUBLISHED_HEAD_TIMEOUT_MS = 8_000;
/** How long a product page shows that an enquiry was sent. ms */
export const ENQUIRY_REMEMBERED_MS = 7 * 24 * 60 * 60 * 1000;
/** Digits of an Indian phone number. Source: specification, constants. */
export const PHONE_DIGITS = 10;
export const DEFAULT_COUNTRY_CODE = '91';
/** Digits of a pincode. Source: specification, constants. */
export const PINCODE_DIGITS = 6;
/** Characters of a one-time code. Source: specification, constants. */
export const CODE_LENGTH = 6;
/** Timeout of one request to the sign-in service. ms */
export const SIGN_IN_TIMEOUT_MS = 15_000;
/** Timeout of the reCAPTCHA puzzle at sign-in. ms */
export const PUZZLE_TIMEOUT_MS = 3 * 60_000;
/** Longest first or last name of a profile, in characters. Source: specification, constants. */
export const MAX_PROFILE_NAME_LENGTH = 10;
/** Longest street part of an address, in characters. Source: security rules. */
export const MAX_ADDRESS_LENGTH = 500;
/** Longest email address and message that a shopper may send, in characters. Source: security rules. */
export const MAX_EMAIL_LENGTH = 254;
export const MAX_MESSAGE_LENGTH = 5_000;
/** Most code units of a message: hardly any script needs three per character throughout. Source: security rules. */
export const MAX_MESSAGE_CODE_UNITS = 15_000;
/** The shop deletes enquiries, messages and feedback after this time. ms */
export const SENT_KEPT_MS = 365 * 24 * 60 * 60 * 1000;
/** Accepted types of the file with a feedback. Source: security, uploads. */
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
/** A proven upload is not repeated within this time; the shop removes files that no feedback names after a day. ms */
export const UPLOAD_KNOWN_MS = 60 * 60 * 1000;
/** Longest token that a push service gives a browser, in characters. Source: security rules. */
export const MAX_PUSH_TOKEN_LENGTH = 4_096;
/** Most browsers of an account that get notifications, and most products it waits for; the oldest are dropped. */
export const MAX_DEVICES = 10;
export const MAX_STOCK_ALERTS = 100;
/** Most products on a wish list. Source: security rules. */
export const MAX_WISHES = 100;
/** Most viewed products that a device remembers. */
export const MAX_SEEN_PRODUCTS = 24;
