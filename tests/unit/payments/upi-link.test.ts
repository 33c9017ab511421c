// A UPI app gets the shop's id, its name, the amount and the order's number, and the code holds exactly that.
import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { qrCode, upiLink } from '../../../src/shop/payments/upi-link.ts';

const PAYEE = { vpa: 'organic.farms@haatbank', payeeName: 'Farms & Sons of Sehore' };
const ORDER = { totalPaise: 1_234_50, orderNo: 'A1B2C-D3E4F' };

test('the link names payee, amount in rupees and paise, and order, as UPI apps read it', () => {
  expect(upiLink(PAYEE, ORDER)).toBe(
    'upi://pay?pa=organic.farms@haatbank&pn=Farms%20%26%20Sons%20of%20Sehore&am=1234.50&cu=INR&tn=Order%20A1B2C-D3E4F',
  );
  expect(upiLink(PAYEE, { ...ORDER, totalPaise: 50_000_00 })).toContain('&am=50000.00&');
});

test('a phone that scans the code reads exactly the link', async () => {
  const link = upiLink(PAYEE, ORDER);
  const { path, size } = await qrCode(link);
  const [scale, quiet] = [4, 4];
  const side = (size + 2 * quiet) * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, left, top] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let at = 0; at < scale * scale; at++) {
      const x = (Number(left) + quiet) * scale + (at % scale);
      const y = (Number(top) + quiet) * scale + Math.floor(at / scale);
      pixels.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
    }
  }
  expect(jsQR(pixels, side, side)?.data).toBe(link);
});
