// The link that opens a UPI app with everything filled in, and the same link as a QR code. Made on this phone, offline.
import type { Order } from '#domain/order/order.ts';
import { charactersOf } from '#engine/lib/characters.ts';
import { inEnglish } from '#engine/texts/speak.ts';
import { upiNote } from './messages.ts';

/** The shop's UPI id (`vpa`) and its holder's name. */
export type UpiPayee = { vpa: string; payeeName: string };

/** Longest name of a payee, and longest reference, in characters. Source: NPCI, UPI linking specification. */
const MAX_NAME = 99;
const MAX_REFERENCE = 35;
/** Width of the QR code on the screen, in CSS pixels; the same in UpiPayment.css. */
const CODE_PX = 240;
/** The quiet zone around it, in modules. Source: ISO 18004. */
const QUIET = 4;
/** Width of a module in the saved picture, in pixels. */
const SAVED_SCALE = 8;

/**
 * Source: NPCI, UPI linking specification: payee, name, amount in rupees with two decimals, currency, note, and a
 * reference of letters and digits.
 */
export function upiLink(
  { vpa, payeeName }: UpiPayee,
  { totalPaise, orderNo }: Pick<Order, 'totalPaise' | 'orderNo'>,
): string {
  const parts = {
    pa: vpa,
    pn: cut(payeeName, MAX_NAME),
    am: (totalPaise / 100).toFixed(2),
    cu: 'INR',
    // Banks and UPI apps show it too.
    tn: inEnglish(() => upiNote(orderNo)),
    tr: orderNo.replace(/[^A-Za-z\d]/g, '').slice(0, MAX_REFERENCE),
  };
  const query = Object.entries(parts).map(([name, value]) => `${name}=${encoded(value)}`);
  return `upi://pay?${query.join('&')}`;
}

/** Encodes spaces as %20, because some UPI apps show a "+"; keeps "@", because some reject an escaped UPI id. */
function encoded(value: string): string {
  return encodeURIComponent(value).replaceAll('%40', '@');
}

/** At most `most` code units, in whole characters as a reader counts them. */
function cut(text: string, most: number): string {
  let kept = '';
  for (const character of charactersOf(text)) {
    if (kept.length + character.length > most) break;
    kept += character;
  }
  return kept;
}

/**
 * The QR code as one SVG path, in a view box whose modules are whole pixels at CODE_PX: the small ones of a long text
 * would blur otherwise; `picture`: the same as a PNG's data URL. Loads the library on first use.
 */
export async function qrCode(
  text: string,
): Promise<{ path: string; viewBox: string; picture(): string }> {
  const { generate } = await import('lean-qr');
  const code = generate(text);
  let path = '';
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) path += `M${x} ${y}h1v1h-1z`;
  }
  const side = CODE_PX / Math.max(1, Math.floor(CODE_PX / (code.size + 2 * QUIET)));
  const start = -Math.floor((side - code.size) / 2);
  const picture = () => code.toDataURL({ scale: SAVED_SCALE, off: [255, 255, 255], pad: QUIET });
  return { path, viewBox: `${start} ${start} ${side} ${side}`, picture };
}
