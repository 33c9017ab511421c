// Addresses that anybody may put into a link to the sign-in: hostile ones and pages of the shop.

const listed = (text: string) => text.trim().split(/\s+/);

const origins = listed(`
  https://evil.example https:evil.example https:/evil.example http://localhost:5000@evil.example/
  http://[::1]:5000/ cart ?returnUrl=/cart
`);

const slashes = listed(String.raw`
  //evil.example /\evil.example \\evil.example /\/evil.example //[2001:db8::1]/cart
  /cart//evil.example /./\evil.example /%2e/%2fevil.example
`);

const encoded = listed(`
  /%2fevil.example %2f%2fevil.example /%5cevil.example /%2525252fevil.example /%
`);

const control = [
  ...['/\t/evil.example', '\t//evil.example', '/\r\n/evil.example', ' /cart', '\u00a0/cart'],
  ...['/%0d%0aLocation:%20https:%2f%2fevil.example', '/cart\u0000', '/cart\u007f'],
];

const schemes = listed(`
  javascript:alert(1) data:text/html,<script>alert(1)</script>
  intent://evil.example#Intent;scheme=https;end
`);

const lookalikes = ['／／evil.example', '。evil.example', ':80/cart'];

const signIn = listed(`
  /%2e/login%2f /%252e/login /login /LOGIN /login-verification /%6cogin /cart/%2e%2e/login
  /login/anything
`);

/** The shop must follow none of these. */
export const HOSTILE_PATHS: readonly string[] = [
  ...[...origins, ...slashes, ...encoded, ...control, ...schemes, ...lookalikes, ...signIn],
  ...['', 'java\tscript:alert(1)', `/${'a'.repeat(2_000)}`],
];

/** The shop must follow each of these unchanged. */
export const GOOD_PATHS: readonly string[] = listed(`
  / /order/abc123 /payments?orderId=abc123 /edit-address/order1/user1
  /order-confirmation/user1/order1
  /products?search=moringa%20powder&categories=a,b&priceRange=%7B%22min%22:0%7D
  /products?search=50%25%20off#results /contact-us?next=https://elsewhere.example/
  /product/%E0%A4%B9%E0%A4%BE%E0%A4%9F /loginless /cart@home
`);
