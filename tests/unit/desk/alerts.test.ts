// What those who run the shop are told on their phones, in which words, and when without a sound.
import { expect, test } from 'vitest';
import { claimsInToken, opensDesk } from '#domain/account/claims-in-token.ts';
import { isQuiet } from '#domain/account/desk/desk-alerts.ts';
import { readNotification } from '#domain/account/notification.ts';
import { inboxNews } from '#domain/inbox/inbox-news.ts';
import { deskNews } from '#domain/order/news/desk-news.ts';
import type { Order, OrderLine } from '#domain/order/order.ts';
import { hasOrderCome } from '../../../src/desk/alerts/announce-orders.ts';
import { deskManifest } from '../../../src/desk/web-manifest.ts';
import { manifest } from '../../../src/shop/web-manifest.ts';
import { givenOrder } from '../given.ts';

const line = (quantity: number) => ({ quantity }) as OrderLine;
const order = (change: Partial<Order>) =>
  givenOrder({ acceptedAt: 1, lines: [line(2), line(1)], ...change });
const SENT = { acceptedAt: null };
const neft = { paymentMethod: 'NEFT' } as const;
const named = { ...neft, transactionId: 'UTR 1/2' };
const online = { paymentMethod: 'online_payment' } as const;
const paid = { ...online, status: 'success' } as const;
const held = { acceptedAt: null, deliveryStatus: 'pending', heldReason: 'stock' } as const;
const off = { deliveryStatus: 'cancel', cancelledBy: 'shopper' } as const;
const delivered = { packed: true, deliveryStatus: 'delivered' } as const;
const SUM = '₹499, cash on delivery, 3 pieces, Jaipur 302001';
const QUOTED = '₹499, cash on delivery, 1 piece, at the prices of your quotation, Jaipur 302001';
const ofQuotation = { quotationId: 'q', lines: [line(1)] };
const UNPAID = '₹499, bank transfer, not paid yet, 3 pieces, Jaipur 302001';
const PAID = '₹499, paid, 3 pieces, Jaipur 302001';
const TOO_FEW = `There are not enough pieces in stock. ${SUM}`;
const LATE = `The order is cancelled: please give the money back. ${PAID}`;
const NEW = 'New order';
const [MONEY, GONE] = ['Paid: order', 'Cancelled: order'];

/** `tells`: merchants who want all news, those who want to know what is to be packed, both or nobody. */
test.each<[string, Partial<Order>, Partial<Order>, tells: string, title?: string, body?: string]>([
  ['an order to be paid at the door', SENT, {}, 'all pack', NEW, SUM],
  ['an order to be paid by transfer', { ...SENT, ...neft }, neft, 'all', NEW, UNPAID],
  ['one piece of a quotation', { ...ofQuotation, ...SENT }, ofQuotation, 'all pack', NEW, QUOTED],
  ['an order on hold', SENT, held, 'all', 'On hold: order', TOO_FEW],
  ['its release by the merchant', held, { releasedAt: 2 }, 'pack', 'To pack: order', SUM],
  ['an online payment', online, paid, 'all pack', MONEY, `The online payment came. ${PAID}`],
  ['one of no use', { ...online, ...off }, { ...paid, ...off }, 'all', MONEY, LATE],
  ['a transfer that the customer names', neft, named, 'all', 'Bank payment to check: order'],
  ['the same transfer, received', named, { ...named, status: 'success' }, 'pack', 'To pack: order'],
  ['cash received', delivered, { ...delivered, status: 'success' }, ''],
  ['a cancelling', {}, off, 'all pack', GONE, `The customer has cancelled it. ${SUM}`],
  ['one that was paid', paid, { ...paid, ...off }, 'all pack', GONE],
  ['one that nobody has heard of', SENT, { ...SENT, ...off }, ''],
  ['one that the merchant cancels', {}, { ...off, cancelledBy: 'merchant' }, ''],
  ['one that the shop cancels', SENT, { ...held, ...off, cancelledBy: 'shop' }, ''],
  ['a parcel that is packed', {}, { packed: true }, ''],
  ['one that is unpacked again', { packed: true }, {}, ''],
  ['one that is shipped', { packed: true }, { packed: true, deliveryStatus: 'shipped' }, ''],
])('%s', (_, before, after, tells, title = '', body = '') => {
  const is = order(after);
  const news = deskNews(order(before), is);
  const told = [news?.isForAll && 'all', news?.isToPack && 'pack'].filter(Boolean).join(' ');
  expect([told, news?.title ?? '']).toEqual([tells, title && `${title} ${is.orderNo}`]);
  if (body) expect(news?.body).toBe(body);
  // The record of a notice is a document.
  expect(news?.step ?? '').not.toContain('/');
});

const ASKS = { name: ' Asha ', message: 'Is it\n fresh?' };
test.each<[Parameters<typeof inboxNews>, string, string]>([
  [['queries', {}, 'Moringa'], 'New enquiry', 'Somebody asks for Moringa.'],
  [['queries', {}, ''], 'New enquiry', 'Somebody asks for a product.'],
  [['contact-us', ASKS, ''], 'Message from Asha', 'Is it fresh?'],
  [['services', { name: 7, description: 'अ'.repeat(200) }, ''], 'Feedback', `${'अ'.repeat(120)}…`],
])('what a shopper writes, a long text shortened: %#', (sent, title, body) => {
  const words = inboxNews(...sent);
  expect(words).toEqual({ title, body });
  const place = { url: '/desk/inbox', tag: 'desk-inbox-a', language: 'hi' };
  const data = { ...words, uid: 'kamala', ...place };
  expect(readNotification(JSON.stringify({ data }))).toEqual(data);
});

test.each<[[number, number] | null, quiet: string, loud: string]>([
  [null, '', '00:00 12:00'],
  [[22, 7], '22:00 23:59 00:00 06:59', '07:00 12:00 21:59'],
  [[13, 15], '13:00 14:59', '12:59 15:00 03:00'],
])('quiet hours %j are India’s, also over midnight', (quiet, silent, loud) => {
  const at = (time: string) => isQuiet({ quiet }, Date.parse(`2026-11-20T${time}:00+05:30`));
  const times = `${silent} ${loud}`.trim().split(' ');
  expect(times.filter(at).join(' ')).toBe(silent);
});

test('the open desk rings for an order that comes, and for nothing else', () => {
  const now = { uid: 'kamala', isRead: true, newest: 2 };
  expect(hasOrderCome({ ...now, newest: 1 }, now)).toBe(true);
  for (const before of [null, now, { ...now, newest: 3 }, { ...now, uid: 'ravi', newest: 1 }])
    expect(hasOrderCome(before, now)).toBe(false);
  expect(hasOrderCome({ ...now, isRead: false, newest: 0 }, now), 'the first reading').toBe(false);
});

test('the desk installs beside the shop: an app of its own, with icons of its own', () => {
  const { id, start_url, scope, icons, shortcuts } = deskManifest;
  expect([id, start_url, scope]).toEqual(['/desk', '/desk', '/desk']);
  expect([id, deskManifest.short_name]).not.toEqual([manifest.id, manifest.short_name]);
  expect(shortcuts.map(({ name }) => name)).toEqual(['To pack', 'Orders', 'Stock']);
  expect(icons.filter((it) => manifest.icons.some(({ src }) => src === it.src))).toEqual([]);
  expect(icons.filter((it) => it.purpose === 'maskable')).toHaveLength(2);
});

test('the shop’s profile knows from the sign-in who may open the desk', () => {
  const token = (claims: object) =>
    `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;
  const opens = (claims: object) => opensDesk(claimsInToken(token(claims)));
  expect([{ merchant: true }, { packer: true, name: 'आशा' }].filter(opens)).toHaveLength(2);
  expect([{}, { merchant: 'true' }, { admin: true }].filter(opens)).toEqual([]);
  for (const broken of [null, '', 'a.b', 'a.e30.c'])
    expect(opensDesk(claimsInToken(broken))).toBe(false);
});
