// The link that a UPI app opens with everything filled in, and the same as a code to be scanned. Made on this phone: nobody is asked.
import type { Order } from '#domain/order/order.ts';
import { upiNote } from './messages.ts';

/** Where UPI money goes: the shop's UPI id, and whose it is. */
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

/** Some apps show a plus where a form would put one for a space, and know no id without its bare sign. */
function encoded(value: string): string {
  return encodeURIComponent(value).replaceAll('%40', '@');
}

/** The code as one path of squares, and how many it has in a row. The library is fetched when it is first needed. */
export async function qrCode(text: string): Promise<{ path: string; size: number }> {
  const { generate } = await import('lean-qr');
  const code = generate(text);
  let path = '';
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) path += `M${x} ${y}h1v1h-1z`;
  }
  return { path, size: code.size };
}
