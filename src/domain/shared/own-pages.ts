// The shopper's own pages, in the router's notation. They need the phone, and nothing draws them.

export const OWN_PAGES = {
  '/cart': true,
  '/edit-address/$orderId/$userId': true,
  '/login-verification': true,
  '/order/$orderId': true,
  '/order-confirmation/$userId/$orderId': true,
  '/orders': true,
  '/payments': true,
  '/place-order': true,
  '/profile': true,
  '/profile/addresses': true,
  '/quotation-details': true,
  '/quotations': true,
  '/review-order/$orderId': true,
  '/waiting': true,
  '/wishlist': true,
} as const;

const patterns = Object.keys(OWN_PAGES).map(
  (path) => new RegExp(`^${path.replace(/\$\w+/g, '[^/]+')}/?$`, 'i'),
);

/** Whether a path, as in English, is one of the shopper's own pages. */
export function isOwnPage(pathname: string): boolean {
  return patterns.some((path) => path.test(pathname));
}
