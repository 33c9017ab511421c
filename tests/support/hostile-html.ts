/** HTML that a merchant, or an attacker using a merchant's account, may write, and how the shop's sanitisers leave it. */

/** Addresses that a link may keep. */
export const GOOD_ADDRESSES = [
  '/products',
  '/',
  '/product/a?b=c#d',
  '#more',
  'https://example.com/',
  'tel:+911234567890',
  'mailto:a@b.in',
];

/** Addresses that would make a browser leave the shop or run something. */
export const BAD_ADDRESSES = [
  '//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  '\t//evil.example',
  '\u0001//evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'relative',
];

/** Ways to write a link out of the shop. */
export const OUTSIDE_ADDRESSES = [
  'https://example.com/',
  ' https://example.com/',
  '\nHTTPS://example.com/',
];

/** Where the shop's own pictures lie in Storage, by both of its addresses. */
export const OWN_PICTURES = [
  'http://localhost:9199/v0/b/demo-haat.appspot.com/o/pictures%2F1?alt=media',
  'https://storage.googleapis.com/demo-haat.appspot.com/pictures/1',
];

/** Pictures on foreign servers, which would learn who reads the text. Browsers treat two dots as the folder above. */
const FOREIGN_PICTURES = [
  'https://firebasestorage.googleapis.com/v0/b/somebody-else.appspot.com/o/x?alt=media',
  'https://storage.googleapis.com/somebody-else/x.png',
  'https://storage.googleapis.com/demo-haat.appspot.com.evil/x.png',
  'https://storage.googleapis.com/demo-haat.appspot.com/../somebody-else/x.png',
  'https://storage.googleapis.com/demo-haat.appspot.com/%2e%2E\\somebody-else/x.png',
  'http://localhost:9199/v0/b/somebody-else.appspot.com/o/x?alt=media',
  '//storage.googleapis.com/somebody-else/x.png',
  'javascript:x()',
  'data:image/png;base64,AAAA',
];

/** Passes unchanged. */
export const HARMLESS =
  '<ol start="3" lang="hi"><li value="4">a</li></ol><table><tbody><tr><th scope="row" colspan="2">b</th></tr></tbody></table>';

/** HTML that runs or styles something, and the part that is left. */
export const HOSTILE: [html: string, left: string][] = [
  [
    '<p onclick="x()" style="color:red">Dug by <b>hand</b></p><script>x()</script><iframe src="/x"></iframe>',
    '<p>Dug by <b>hand</b></p>',
  ],
  ['<section><p>Whole <font color="red">roots</font></p></section>', '<p>Whole roots</p>'],
  [
    '<p>a</p><style>p{display:none}</style><!-- b --><p data-x="1" id="y" class="z">c</p>',
    '<p>a</p><p>c</p>',
  ],
  [
    '<p>From <st1:place>Lakadong</st1:place> <marquee>and</marquee> <nobr>Jowai</nobr></p>',
    '<p>From Lakadong and Jowai</p>',
  ],
  ['<img src="https://evil.example/x.png" onerror="x()">', ''],
  ...FOREIGN_PICTURES.map((address): [string, string] => [
    `<p>Roots<img src="${address}" alt=""></p>`,
    '<p>Roots</p>',
  ]),
];
