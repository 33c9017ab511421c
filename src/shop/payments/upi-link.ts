// The link that opens a UPI app with everything filled in, and the same link as a QR code. Made on this phone, offline.
import type { Order } from '#domain/order/order.ts';
import { upiNote } from './messages.ts';

/** The shop's UPI id (`vpa`) and its holder's name. */
export type UpiPayee = { vpa: string; payeeName: string };

/** Source: NPCI, UPI linking specification: payee, name, amount in rupees with two decimals, currency, note. */
export function upiLink(
  { vpa, payeeName }: UpiPayee,
  { totalPaise, orderNo }: Pick<Order, 'totalPaise' | 'orderNo'>,
): string {
  const parts = {
    pa: vpa,
    pn: payeeName,
    am: (totalPaise / 100).toFixed(2),
    cu: 'INR',
    tn: upiNote(orderNo),
  };
  const query = Object.entries(parts).map(([name, value]) => `${name}=${encoded(value)}`);
  return `upi://pay?${query.join('&')}`;
}

/** Encodes spaces as %20, because some UPI apps show a "+"; keeps "@", because some reject an escaped UPI id. */
function encoded(value: string): string {
  return encodeURIComponent(value).replaceAll('%40', '@');
}

/** The QR code as one SVG path, and its modules per side. Loads the library on first use. */
export async function qrCode(text: string): Promise<{ path: string; size: number }> {
  const { generate } = await import('lean-qr');
  const code = generate(text);
  let path = '';
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) path += `M${x} ${y}h1v1h-1z`;
  }
  return { path, size: code.size };
}
