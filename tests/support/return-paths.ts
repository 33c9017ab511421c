// Addresses that somebody may put into a link to the sign-in: those that must not be followed, and pages of the shop.

const origins = [
  'https://evil.example',
  'HTTPS://EVIL.EXAMPLE',
  'https:evil.example',
  'https:/evil.example',
  'blob:https://evil.example/x',
  'ws://evil.example',
  'http://localhost:5000@evil.example/',
  'http://[::1]:5000/',
  'evil.example',
  'cart',
  '',
  '?returnUrl=/cart',
];

const slashes = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '//localhost:5000@evil.example/',
  '//[2001:db8::1]/cart',
  '/cart//evil.example',
  '/.//evil.example',
  '/./\\evil.example',
  '/cart/..//evil.example',
  '/%2e/%2fevil.example',
];

const encoded = [
  '/%2fevil.example',
  '/%2f%2fevil.example',
  '%2f%2fevil.example',
  '/%5cevil.example',
  '/%252fevil.example',
  '/%2525252fevil.example',
  '/%25252525252fevil.example',
  '/%',
  '/%e0%a4%a',
];

const control = [
  '/\tevil.example',
  '/\t/evil.example',
  '\t//evil.example',
  '/\r\n/evil.example',
  '/%09/evil.example',
  '/%0d%0aLocation:%20https:%2f%2fevil.example',
  '/cart\u0000',
  '\u0001/cart',
  '/cart\u007f',
  ' /cart',
  '\u00a0/cart',
];

const schemes = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'javascript://localhost:5000/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'file:///etc/passwd',
  'intent://evil.example#Intent;scheme=https;end',
];

const lookalikes = [
  '／／evil.example',
  '\u2215\u2215evil.example',
  '。evil.example',
  '@evil.example',
  ':80/cart',
];

const signIn = [
  '/%2e/login%2f',
  '/%252e/login',
  '/login',
  '/login/',
  '/LOGIN',
  '/Login?returnUrl=/cart',
  '/login-verification',
  '/login-verification?returnUrl=/login',
  '/%6cogin',
  '/./login',
  '/cart/%2e%2e/login',
  '/login/anything',
];

/** None of these may be followed. */
export const HOSTILE_PATHS: readonly string[] = [
  ...origins,
  ...slashes,
  ...encoded,
  ...control,
  ...schemes,
  ...lookalikes,
  ...signIn,
  `/${'a'.repeat(2_000)}`,
];

/** Each of these has to be followed as it stands. */
export const GOOD_PATHS: readonly string[] = [
  '/',
  '/cart',
  '/place-order',
  '/orders',
  '/order/abc123',
  '/payments?orderId=abc123',
  '/profile/addresses',
  '/quotation-details',
  '/edit-address/order1/user1',
  '/order-confirmation/user1/order1',
  '/products?search=moringa%20powder&categories=a,b&priceRange=%7B%22min%22:0%7D',
  '/products?search=50%25%20off#results',
  '/contact-us?next=https://elsewhere.example/',
  '/category/dal%20and%20millets',
  '/product/%E0%A4%B9%E0%A4%BE%E0%A4%9F',
  '/loginless',
  '/blog/a.b-c_d~e',
  '/cart@home',
];
