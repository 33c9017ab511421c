// Addresses that are not screens of the shop: the worker leaves them to the server, even as navigations.

/**
 * Matched against path and query. Files lie at the root and in a few folders; elsewhere a dot belongs to an id, such as
 * /product/ghee-1.5kg.
 */
export const NAVIGATION_DENYLIST: RegExp[] = [
  /^\/(assets|icons|banners|videos|screenshots)\//,
  /^\/__/,
  /^\/(pincode|api|catalogue)\//,
  /^\/desk([/?]|$)/,
  /^\/[^/?]+\.[a-z0-9]+(\?|$)/i,
];
