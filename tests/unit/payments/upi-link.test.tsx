// A bank transfer: a UPI app gets the shop's id, its name, the amount and the order's number, and cameras read exactly that from the code.
import * as routing from '@tanstack/react-router';
import { scanImageData } from '@undecaf/zbar-wasm';
import jsQR from 'jsqr';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { demoMoney } from '#config/contact.ts';
import { qrCode, upiLink } from '#shop/payments/upi-link.ts';
import { WaysToPay } from '#shop/payments/WaysToPay.tsx';
import { givenOrder } from '../given.ts';

const PAYEE = { vpa: 'organic.farms@haatbank', payeeName: 'Farms & Sons of Sehore' };
const ORDER = { totalPaise: 1_234_50, orderNo: 'A1B2C-D3E4F' };

test('the link names payee, amount in rupees and paise, and order, as UPI apps read it', () => {
  expect(upiLink(PAYEE, ORDER)).toBe(
    'upi://pay?pa=organic.farms@haatbank&pn=Farms%20%26%20Sons%20of%20Sehore&am=1234.50&cu=INR&tn=Order%20A1B2C-D3E4F&tr=A1B2CD3E4F',
  );
  expect(upiLink(PAYEE, { ...ORDER, totalPaise: 50_000_00 })).toContain('&am=50000.00&');
});

test.each([
  ['tr', { orderNo: 'AB_CD-EF-GH' }, 'ABCDEFGH'],
  ['tr', { orderNo: 'हल्दी 12/26' }, '1226'],
  ['tr', { orderNo: 'A1B2C-'.repeat(12) }, 'A1B2C'.repeat(7)],
  ['pn', { payeeName: 'x'.repeat(100) }, 'x'.repeat(99)],
  ['pn', { payeeName: 'की'.repeat(50) }, 'की'.repeat(49)],
  ['pn', { payeeName: '🌾'.repeat(50) }, '🌾'.repeat(49)],
])('a reference and a name are cut as UPI apps read them: %s of %j', (part, change, text) => {
  const link = upiLink({ ...PAYEE, ...change }, { ...ORDER, ...change });
  expect(new URL(link).searchParams.get(part)).toBe(text);
});

const ID = `${'organic.farms'.repeat(8)}@the.bank.of.sehore`;
const WIDE = { vpa: ID, payeeName: 'ह'.repeat(99) };
const HINDI = 'श्री राजेश्वरी जैविक किसान उत्पादक कंपनी लिमिटेड सीहोर मध्य प्रदेश ';

test.each([
  ['a short name', PAYEE],
  ['the longest name', { ...PAYEE, payeeName: 'Farms & Sons, '.repeat(9) }],
  ['the longest name in Hindi', { ...PAYEE, payeeName: HINDI.repeat(2) }],
  ['the longest name, whose letters take the most room, and the longest id', WIDE],
])('at 240 pixels two different readers read the code of %s', async (_what, payee) => {
  const link = upiLink(payee, { totalPaise: 49_999_999_99, orderNo: 'A1B2C-D3E4F' });
  const { path, viewBox } = await qrCode(link);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240" viewBox="${viewBox}" shape-rendering="crispEdges"><path d="${path}"/></svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  expect([width, height]).toEqual([240, 240]);
  const pixels = new Uint8ClampedArray(data);
  expect(jsQR(pixels, width, height)?.data).toBe(link);
  const read = await scanImageData({ data: pixels, width, height } as ImageData);
  expect(read.map((it) => it.decode())).toEqual([link]);
});

const { bank, upi } = demoMoney;
const NO_BANK = { ...bank, accountNumber: '' };
const NO_UPI = { vpa: '', payeeName: '' };
const UPI = 'Pay by UPI';
const ACCOUNT = 'Transfer to';
const ASK = 'contact us';
const FORM = 'the form';

test.each([
  ['both', { bank, upi }, [UPI, ACCOUNT, FORM]],
  ['an account', { bank, upi: NO_UPI }, [ACCOUNT, FORM]],
  ['a UPI id', { bank: NO_BANK, upi }, [UPI, FORM]],
  ['neither', { bank: NO_BANK, upi: NO_UPI }, [ASK]],
])('a shop with %s shows how to pay, or else whom to ask', (_, money, shown) => {
  const history = routing.createMemoryHistory();
  const router = routing.createRouter({ routeTree: routing.createRootRoute(), history });
  const html = renderToStaticMarkup(
    <routing.RouterContextProvider router={router}>
      <WaysToPay order={givenOrder()} money={money}>
        <p>{FORM}</p>
      </WaysToPay>
    </routing.RouterContextProvider>,
  );
  expect([UPI, ACCOUNT, ASK, FORM].filter((words) => html.includes(words))).toEqual(shown);
});
