// Tax papers: whose GSTIN is one, which tax a price holds, which number comes next, and what stands on an order's paper.
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { STATES_OF_INDIA } from '#domain/pincode/states-of-india.ts';
import { isGstin, stateOfGstin } from '#domain/tax/gstin.ts';
import { creditNoteFor, isSamePaper, type TaxedOrder } from '#domain/tax/issue.ts';
import { divided, lineTax } from '#domain/tax/line-tax.ts';
import { amountInWords } from '#domain/tax/messages.ts';
import { Paper } from '#domain/tax/paper.ts';
import { financialYear, isCreditNote, paperNumber, seriesId } from '#domain/tax/paper-number.ts';
import { rateOn } from '#domain/tax/rate-on.ts';
import type { TaxSettings } from '#domain/tax/tax-settings.ts';
import { isUnionTerritory, stateNamed, stateOfCode } from '#domain/tax/tax-states.ts';
import { ADDRESS } from '../given.ts';
import * as given from './tax-given.ts';

const { AT, drawing, issued, lineOf, PRODUCTS, paperOf, taxedOrder } = given;
const UNTAXED = [lineOf('gur'), lineOf('vegetables')];
const BOTH = [lineOf('gur'), lineOf('turmeric')];
const RATELESS = [lineOf('rateless')];
const LACKING = [lineOf('new'), ...RATELESS];
const COMPOSITION = { dealer: 'composition' } as const;
const OF_LADAKH = { gstin: '38AAPFU0939F1ZS' };

/** The example of many handbooks. */
const GSTIN = '27AAPFU0939F1ZV';
test('a GSTIN is known by its form and its check digit; one slip, or two letters swapped, and it is none', () => {
  expect(isGstin(GSTIN)).toBe(true);
  expect(stateOfGstin(GSTIN)).toEqual({ name: 'Maharashtra', code: '27' });
  const letters = Array.from(GSTIN);
  const slips = letters.flatMap((letter, at) => {
    const next = letters[at + 1] ?? letter;
    const others = Array.from('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', (it) => letters.with(at, it));
    return [...others, letters.with(at, next).with(Math.min(at + 1, 14), letter)];
  });
  const bad = ['', '27aapfu0939f1zv', ` ${GSTIN}`, '00AAPFU0939F1ZV', '2', 'हिन्दी'];
  const others = [...slips.map((it) => it.join('')), ...bad].filter((it) => it !== GSTIN);
  expect(others.filter((it) => isGstin(it) || (bad.includes(it) && stateOfGstin(it)))).toEqual([]);
});

test('each state of an address has a code of its own, found again by it; five territories have UTGST', () => {
  const codes = STATES_OF_INDIA.map((name) => stateNamed(name)?.code ?? '');
  expect(new Set(codes).size).toBe(36);
  expect(codes.map((code) => stateOfCode(code)?.name)).toEqual([...STATES_OF_INDIA]);
  expect(STATES_OF_INDIA.filter((_, at) => isUnionTerritory(codes[at] ?? ''))).toEqual([
    ...['Andaman & Nicobar Islands', 'Chandigarh', 'Dadra & Nagar Haveli & Daman & Diu'],
    ...['Ladakh', 'Lakshadweep'],
  ]);
  expect([stateOfCode('25')?.code, stateOfCode('28')?.name, stateOfCode('39')]).toEqual([
    ...['26', 'Andhra Pradesh', null],
  ]);
});

test.each([
  [105_00, 5, false, [100_00, 2_50, 2_50, 0]],
  [105_00, 5, true, [100_00, 0, 0, 5_00]],
  // An odd paisa is the value's, and the halves stay equal.
  [100_00, 5, false, [95_24, 2_38, 2_38, 0]],
  [100, 5, true, [95, 0, 0, 5]],
  [100, 5, false, [96, 2, 2, 0]],
  [1, 18, false, [1, 0, 0, 0]],
  [2, 40, true, [1, 0, 0, 1]],
  [140_00, 40, false, [100_00, 20_00, 20_00, 0]],
  [100_25, 0.25, true, [100_00, 0, 0, 25]],
  [0, 18, true, [0, 0, 0, 0]],
  [500_00, 0, true, [500_00, 0, 0, 0]],
])('of %i paise at %i percent, to another state: %s', (total, rate, isAcross, parts) => {
  expect(Object.values(lineTax(total, rate, isAcross))).toEqual(parts);
});

test('whatever is drawn: parts add up to the paisa, halves are equal, no tax is more than a paisa off the law’s; what is divided among lines adds up, and no line gets more than its share can be', () => {
  const draw = drawing(1);
  for (let time = 0; time < 20_000; time += 1) {
    const [total, rate, isAcross] = [draw(10_000_000), draw(4001) / 100, draw(2) === 1];
    const { taxablePaise, centralPaise, ...rest } = lineTax(total, rate, isAcross);
    const tax = centralPaise + rest.statePaise + rest.integratedPaise;
    const off = Math.abs(tax - (total * rate) / (100 + rate));
    const isRight = taxablePaise + tax === total && centralPaise === rest.statePaise;
    if (!isRight || off > (isAcross ? 0.5 : 1)) expect.fail(`${rate} % of ${total}: ${tax}`);
    const weights = Array.from({ length: 1 + draw(9) }, () => draw(1000));
    const sum = draw(weights.reduce((so, weight) => so + weight) + 1);
    const shares = divided(sum, weights);
    const isWithin = shares.every((share, at) => share >= 0 && share <= (weights[at] ?? 0));
    const all = shares.reduce((so, share) => so + share);
    if (all !== sum || !isWithin) expect.fail(`${sum} by ${weights}: ${shares}`);
  }
  expect(divided(50_00, [0, 0])).toEqual([50_00, 0]);
});

test.each([
  ['turmeric', '2027-04-02T00:00:00Z', 'taxable', 5],
  ['honey', '2027-03-31T18:29:59Z', 'taxable', 5],
  // Midnight in India.
  ['honey', '2027-03-31T18:30:00Z', 'taxable', 12],
  ['gur', '2026-11-28T00:00:00Z', 'nil rated', 0],
  ['vegetables', '2026-11-28T00:00:00Z', 'exempt', 0],
])('%s at %s is %s, at %i percent', (id, at, kind, rate) => {
  expect(rateOn(PRODUCTS.get(id) ?? {}, Date.parse(at))).toEqual({ kind, rate });
});
test('no rate is known of a product of which none was said; a rate of 0 is nil rated', () => {
  expect(rateOn({ hsn: '0910' }, AT)).toBeNull();
  expect(rateOn({ gstRate: 0 }, AT)).toEqual({ kind: 'nil rated', rate: 0 });
});

test('numbers go from April to March in India, credit notes by their own series, none longer than 16 characters', () => {
  expect(financialYear(Date.parse('2027-03-31T18:29:59Z'))).toBe(2026);
  expect(financialYear(Date.parse('2027-03-31T18:30:00Z'))).toBe(2027);
  const series = { series: 'farm', kind: 'invoice', year: 2026 } as const;
  expect(seriesId(series)).toBe('FARM-2627');
  expect(paperNumber({ ...series, count: 12 })).toBe('FARM-2627-00012');
  expect(paperNumber({ ...series, count: 999_999 })).toHaveLength(16);
  const note = { ...series, kind: 'credit-note', year: 2099 } as const;
  expect(paperNumber({ ...note, count: 3 })).toBe('FARM-C9900-00003');
  for (const shop of ['C', 'C26', '2627']) {
    const numbers = [series, note].map((it) => paperNumber({ ...it, series: shop, count: 1 }));
    expect(numbers.map(isCreditNote)).toEqual([false, true]);
  }
  const long = [
    { ...series, count: 1_000_000 },
    { ...note, count: 100_000 },
  ];
  for (const bad of [...long, ...['FARMS', ''].map((it) => ({ ...series, series: it, count: 1 }))])
    expect(() => paperNumber(bad)).toThrow(RangeError);
});

const KERALA = { address: { ...ADDRESS, state: 'Kerala' } };
const LADAKH = { address: { ...ADDRESS, state: 'Ladakh' } };
test.each<[string, Partial<TaxedOrder>, Partial<TaxSettings>, number[], string]>([
  ['in its own state', {}, {}, [100_00, 2_50, 2_50, 0], 'tax-invoice'],
  ['to another state', KERALA, {}, [100_00, 0, 0, 5_00], 'tax-invoice'],
  ['within Ladakh', LADAKH, OF_LADAKH, [100_00, 2_50, 2_50, 0], 'tax-invoice, UTGST'],
  ['out of Ladakh', KERALA, OF_LADAKH, [100_00, 0, 0, 5_00], 'tax-invoice'],
  ['of untaxed goods', { lines: UNTAXED }, {}, [210_00, 0, 0, 0], 'bill-of-supply'],
  ['of both', { lines: BOTH }, {}, [205_00, 2_50, 2_50, 0], 'invoice-cum-bill'],
  ['with delivery', { deliveryChargePaise: 10_50 }, {}, [110_00, 2_75, 2_75, 0], 'tax-invoice'],
  ['with a discount', { discountPaise: 5_25 }, {}, [94_99, 2_38, 2_38, 0], 'tax-invoice'],
  ['of a composition dealer', { lines: BOTH }, COMPOSITION, [210_00, 0, 0, 0], 'bill-of-supply'],
  ['of his without a rate', { lines: RATELESS }, COMPOSITION, [105_00, 0, 0, 0], 'bill-of-supply'],
])(
  'an order %s has the right value and taxes on the right paper',
  (_, order, settings, sums, kind) => {
    const paper = paperOf(order, settings);
    const { taxablePaise, centralPaise, statePaise, integratedPaise, totalPaise } = paper;
    const parts = [taxablePaise, centralPaise, statePaise, integratedPaise];
    expect(parts).toEqual(sums);
    expect(totalPaise).toBe(parts.reduce((sum, part) => sum + part));
    expect(paper.kind + (paper.isUnionTerritory ? ', UTGST' : '')).toBe(kind);
    expect(v.parse(Paper, paper)).toEqual(paper);
  },
);

test.each<[string, Partial<TaxedOrder>, Partial<TaxSettings>, object]>([
  ['no GSTIN', {}, { gstin: '' }, { lacks: 'gstin', products: [] }],
  ['no state', { address: { ...ADDRESS, state: '' } }, {}, { lacks: 'state', products: [] }],
  ['no HSN', { lines: LACKING }, {}, { lacks: 'hsn', products: ['new', 'rateless'] }],
  ['no rate', { lines: RATELESS }, {}, { lacks: 'rate', products: ['rateless'] }],
])('no paper with %s, and it says what is missing', (_, order, settings, problem) => {
  expect(issued(taxedOrder(order), settings)).toEqual({ problem });
});

test('of any order drawn, each line and the whole add up to what was charged; its note takes back as much', () => {
  const draw = drawing(2);
  for (let time = 0; time < 3000; time += 1) {
    const order = given.drawnOrder(draw);
    const paper = paperOf(order);
    const { deliveryChargePaise = 0, discountPaise = 0 } = order;
    const goods = order.lines.reduce((sum, it) => sum + it.pricePaise * it.quantity, 0);
    expect(paper.totalPaise).toBe(goods + deliveryChargePaise - discountPaise);
    const sumOf = (of: 'deliveryPaise' | 'discountPaise') =>
      paper.lines.reduce((sum, line) => sum + (line[of] ?? 0), 0);
    expect([sumOf('deliveryPaise'), sumOf('discountPaise')]).toEqual([
      ...[deliveryChargePaise, discountPaise],
    ]);
    for (const it of paper.lines) {
      const parts = [it.taxablePaise, it.centralPaise, it.statePaise, it.integratedPaise];
      expect(parts.reduce((sum, part) => sum + part)).toBe(it.totalPaise);
      expect(Math.min(it.totalPaise, it.taxablePaise)).toBeGreaterThanOrEqual(0);
    }
    const note = creditNoteFor(paper, { number: 'FARM-C2627-00001', issuedAt: AT, reason: 'Back' });
    const { number, kind } = paper;
    expect({ ...note, number, kind, takesBack: undefined }).toEqual(paper);
    expect(note.takesBack?.number).toBe(number);
  }
  const paper = paperOf({ lines: BOTH });
  const lines = paper.lines.slice(1);
  const note = creditNoteFor(paper, { number: 'C', issuedAt: AT, reason: 'Broken', lines });
  const takesBack = { totalPaise: 210_00 };
  expect(note, 'of one line').toMatchObject({ totalPaise: 105_00, centralPaise: 2_50, takesBack });
});

test('a paper still holds if only number, time and the order of stored fields differ, and no longer if a line does', () => {
  const paper = paperOf();
  const stored = Object.fromEntries(Object.entries(paper).reverse()) as Paper;
  expect(isSamePaper({ ...stored, number: 'FARM-2627-00009', issuedAt: AT + 1 }, paper)).toBe(true);
  expect(isSamePaper(paper, paperOf({ lines: [lineOf('turmeric', 105_00, 2)] }))).toBe(false);
  expect(isSamePaper(paper, paperOf(KERALA))).toBe(false);
});

const CRORES =
  'Rupees Twelve Crore Thirty Four Lakh Fifty Six Thousand Seven Hundred Eighty Nine and One Paise Only';
test.each([
  [0, 'Rupees Zero Only'],
  [1_20_000_50, 'Rupees One Lakh Twenty Thousand and Fifty Paise Only'],
  [12_34_56_789_01, CRORES],
  [110_00, 'Rupees One Hundred Ten Only'],
])('%i paise are “%s”', (paise, words) => expect(amountInWords(paise)).toBe(words));
