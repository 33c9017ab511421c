// Which addresses are no screens of the shop, so that the worker leaves them to the server even when they are opened by themselves.

/**
 * Compared with path and query. Files lie at the root and in a few folders; elsewhere a dot belongs to an id, such as
 * /product/ghee-1.5kg.
 */
export const NAVIGATION_DENYLIST: RegExp[] = [
  /^\/(assets|icons|banners|videos|screenshots)\//,
  /^\/__/,
  /^\/(pincode|api|catalogue)\//,
  /^\/desk([/?]|$)/,
  /^\/[^/?]+\.[a-z0-9]+(\?|$)/i,
];
