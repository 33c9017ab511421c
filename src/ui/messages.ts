// Texts for shoppers that several features use, and those of shared controls.

export const RETRY = 'Retry';
export const UNDO = 'Undo';
export const ONE_MOMENT = 'One moment…';
export const SENDING = 'Sending…';
/** An order being sent: it is not placed until the shop is proven to have it. */
export const PLACING_ORDER = 'Placing your order…';
export const LOG_IN_AGAIN = 'Log in again';
export const MY_ORDERS = 'My Orders';
export const BROWSE_PRODUCTS = 'Browse Products';
export const CONTACT_US = 'Contact us';
/** Policy titles by path. */
export const POLICY_TITLES = {
  'privacy-policy': 'Privacy Policy',
  'terms-and-condition': 'Terms and Conditions',
  'cancellation-policy': 'Cancellation Policy',
  'return-policy': 'Return Policy',
} as const;
export const TOTAL = 'Total';
/** The accessible name of the breadcrumbs. */
export const BREADCRUMBS = 'Breadcrumbs';
export const HOME = 'Home';
export const SHOW_MORE = 'Show more';
export const OLDER_NEED_CONNECTION =
  'Older ones are not on this phone. You need a connection to see them.';
export const OLDER_FAILED = 'Older ones could not be loaded. Please try again.';

// A missing order.
export const NO_SUCH_ORDER = 'Sorry, some error occurred';
export const ORDER_NOT_ON_THIS_PHONE =
  'This order is not on this phone. All your orders are in My Orders.';

export const ORDERED_ITEMS = 'Items';

// Pictures of a product. `nth` counts from 1.
export const PREVIOUS_PICTURE = 'Previous picture';
export const NEXT_PICTURE = 'Next picture';
export const picturesOf = (product: string) => `Pictures of ${product}`;
export const pictureButton = (nth: number) => `Picture ${nth}`;
export const pictureShown = (nth: number, count: number) => `Picture ${nth} of ${count}`;
export const enlargePicture = (nth: number, count: number) =>
  count === 1 ? 'Enlarge the picture' : `Enlarge picture ${nth} of ${count}`;
export const LARGER = 'Larger';
export const SMALLER = 'Smaller';
export const CLOSE = 'Close';
export const pictureOfProduct = (product: string, nth: number, count: number) =>
  `${product}, picture ${nth} of ${count}`;

// Stars of reviews. `count`: how many gave stars; null for a single review.
export const starsWords = (stars: string, count: number | null) => {
  const given = `${stars} of 5 stars`;
  return count === null ? given : `${given}, ${count === 1 ? '1 review' : `${count} reviews`}`;
};

// Choosing a file, and its size.
export const CHOOSE_FILE = 'Choose a file';
export const CHOOSE_OTHER_FILE = 'Choose another file';
export const REMOVE_FILE = 'Remove';
export const inKilobytes = (count: number) => `${count} KB`;
export const inMegabytes = (count: string) => `${count} MB`;

// For browsers without JavaScript.
export const FORM_NEEDS_JAVASCRIPT = 'This form needs JavaScript.';
export const SWITCH_ON_JAVASCRIPT = 'Please turn it on in your browser and reload the page.';

export const A_MOMENT_AGO = 'a moment ago';
export const minutesAgo = (count: number) => `${count} min ago`;
export const hoursAgo = (count: number) => `${count} hr ago`;
export const daysAgo = (count: number) => (count === 1 ? 'yesterday' : `${count} days ago`);

// The title of the browser's tab.
export const shopTabTitle = (shop: string, trade: string) => `${shop} – ${trade}`;
export const pageTabTitle = (page: string, shop: string) => `${page} – ${shop}`;

/** Names the page, the link to it, and the heart of a product. */
export const WISH_LIST = 'Wish list';
