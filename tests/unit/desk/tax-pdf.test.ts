// The PDF of a tax paper and of a receipt: what the law wants on it can be read, on as many pages as it needs, and it is always the
// same file.
import { expect, test } from 'vitest';
import { creditNoteFor, type TaxedOrder } from '#domain/tax/issue.ts';
import type { Paper } from '#domain/tax/paper.ts';
import { paperPdf, receiptPdf } from '#domain/tax/paper-pdf.ts';
import type { TaxSettings } from '#domain/tax/tax-settings.ts';
import { drawnTexts } from '../../support/drawn-text.ts';
import { ADDRESS } from '../given.ts';
import { HIND, TAMIL } from './fonts.ts';
import { AT, lineOf, paperOf, SETTINGS, taxedOrder } from './tax-given.ts';

const textOf = (pdf: ArrayBuffer) =>
  drawnTexts(pdf)
    .map(({ text }) => text.trim())
    .join('\n');
const printed = async (paper: Paper) => {
  const { bytes, missing } = await paperPdf(paper, HIND, [TAMIL]);
  expect(missing).toEqual([]);
  return textOf(bytes);
};

/** Of every kind. Source: CGST Rules 2017, rules 46, 49 and 53(1A). */
const ALWAYS = [
  ...['Asha', 'Asha Farms LLP', '14 Mandi Road', 'FSSAI licence 12345678901234'],
  ...['Number: FARM-2627-00001', 'Date: 28 November 2026', 'கார்த்திகேயன்', '12 Lake Road'],
  ...['HSN 091030', 'Whether tax is payable on reverse charge: No', 'Digitally issued.', '1 PCS'],
  'For Asha Farms LLP: Asha Rao, authorised signatory',
  ...['In words: Rupees One Hundred Five Only', 'हल्दी पाउडर 250 ग्राम'],
];
const NAME = { name: 'கார்த்திகேயன்' };
const HALDI = { ...lineOf('turmeric'), name: 'हल्दी पाउडर 250 ग्राम' };
const inState = (state: string) => ({ address: { ...ADDRESS, ...NAME, state } });
const both = {
  lines: [{ ...HALDI, pricePaise: 50_00 }, lineOf('gur', 30_00), lineOf('vegetables', 25_00)],
};
const OWN = [
  ...['CGST', '2.50\n2.5%', 'SGST', '100.00', 'Rajasthan (08)', '₹105'],
  'Not registered under GST',
];
const UNTAXED = ['HSN 1701 · Nil rated', 'HSN 0709 · Exempt', 'Exempt and nil rated\n₹55', 'CGST'];
const LADAKH = { gstin: '38AAPFU0939F1ZS' };
const BUYER = { buyerGstin: '27AAPFU0939F1ZV' };
const COMPOSITION = 'Composition taxable person, not eligible to collect tax on supplies';
const INTER = ['IGST', '5.00\n5%', 'Place of supply: Kerala (32)'];
const UNION = ['CGST', 'UTGST', 'GSTIN 38AAPFU0939F1ZS'];

test.each<[string, Partial<TaxedOrder>, Partial<TaxSettings>, string[], hasNot: RegExp]>([
  ['Tax invoice', {}, {}, OWN, /IGST|UTGST/],
  ['Tax invoice', inState('Kerala'), {}, INTER, /CGST|SGST/],
  ['Tax invoice', inState('Ladakh'), LADAKH, UNION, /SGST/],
  ['Tax invoice', BUYER, {}, ['GSTIN 27AAPFU0939F1ZV'], /Not registered/],
  ['Invoice-cum-bill of supply', both, {}, UNTAXED, /IGST/],
  ['Bill of supply', {}, { dealer: 'composition' }, [COMPOSITION, '105.00'], /[CI]GST|Taxable/],
])('a %s has all that the law wants', async (title, order, settings, has, hasNot) => {
  const whole = { ...inState('Rajasthan'), lines: [HALDI], ...order };
  const text = await printed(paperOf(whole, settings));
  for (const words of [title, ...ALWAYS, ...has]) expect(text).toContain(words);
  expect(text).not.toMatch(hasNot);
});

test('a credit note names its invoice, its day and why', async () => {
  const note = { number: 'FARM-C2627-00001', issuedAt: AT + 86_400_000, reason: 'It came back.' };
  const text = await printed(creditNoteFor(paperOf(), note));
  for (const words of [
    ...['Credit note', 'Number: FARM-C2627-00001', 'Date: 29 November 2026', 'Credited in total'],
    ...['Against: FARM-2627-00001 of 28 November 2026', 'Reason: It came back.', '2.50\n2.5%'],
  ])
    expect(text).toContain(words);
});

test('a hundred lines go on over pages with the headings on each, and the same paper makes the same file', async () => {
  const paper = paperOf({
    lines: Array(100).fill({ ...HALDI, name: 'Turmeric powder '.repeat(9) }),
  });
  const [first, again] = [
    await paperPdf(paper, HIND),
    await paperPdf(structuredClone(paper), HIND),
  ];
  expect(Buffer.from(first.bytes).equals(Buffer.from(again.bytes))).toBe(true);
  const text = textOf(first.bytes);
  const pages = Number(/page 1 of (\d+)/.exec(text)?.[1]);
  expect(pages).toBeGreaterThan(5);
  const drawn = Buffer.from(first.bytes).toString('latin1');
  expect(drawn.split(/\/Type \/Page\b/)).toHaveLength(pages + 1);
  expect(text.split('Description')).toHaveLength(pages + 1);
  expect(text.split('HSN 091030')).toHaveLength(101);
  expect(text).toContain(`Tax invoice FARM-2627-00001, page ${pages} of ${pages}`);
});

test('a shop without a GSTIN writes a receipt: its name, address and licence, the order, and no tax', async () => {
  const settings = { ...SETTINGS, gstin: '' };
  const delivered = taxedOrder({ deliveryChargePaise: 40_00 });
  const order = { ...delivered, timestamp: AT, totalPaise: 145_00 };
  const { bytes, missing } = await receiptPdf({ order, settings }, HIND);
  const text = textOf(bytes);
  for (const words of [
    ...['Receipt', 'Asha', '14 Mandi Road', 'FSSAI licence 12345678901234', 'Order: A1B2C-D3E4F'],
    ...['Asha Rao', 'turmeric', 'Delivery\n₹40', 'Total\n₹145'],
    'The seller is not registered under GST.',
  ])
    expect(text).toContain(words);
  expect(text).not.toMatch(/GSTIN|CGST|IGST|HSN|undefined/);
  expect(missing).toEqual([]);
});
