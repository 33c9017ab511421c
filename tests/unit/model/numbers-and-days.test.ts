// Prices, numbers, days, characters and names are written, counted and sorted as in India, on every phone, whatever its zone, its language
// and its browser; and the totals of the lines of a cart and of an order.
import fc from 'fast-check';
import * as v from 'valibot';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cartCount, cartTotal, oneLess, oneMore } from '#domain/cart/cart.ts';
import { brandNameOf } from '#domain/catalogue/categories.ts';
import { tooManyId } from '#domain/inbox/inbox.ts';
import { itemsTotal } from '#domain/order/order.ts';
import { compareNames } from '#domain/shared/by-name.ts';
import * as days from '#domain/shared/day-in-india.ts';
import { groupedNumber } from '#domain/shared/grouped-number.ts';
import { MAX_LINE_QUANTITY } from '#domain/shared/limits.ts';
import { formatPaise, paiseFromRupees } from '#domain/shared/money.ts';
import { charactersOf, maxCharacters, withWesternDigits } from '#engine/lib/characters.ts';
import { DocumentId, mintId } from '#engine/lib/identifiers.ts';
import { MAX_CODE_UNITS_PER_CHARACTER } from '#engine/limits.ts';
import { orderItem } from '../../support/demo-orders.ts';
import { givenProduct } from '../given.ts';

test('prices and numbers read as the browser would write them for India', () => {
  const money = { style: 'currency', currency: 'INR' } as const;
  const whole = new Intl.NumberFormat('en-IN', { ...money, maximumFractionDigits: 0 });
  const withPaise = new Intl.NumberFormat('en-IN', money);
  const number = new Intl.NumberFormat('en-IN');
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (paise) => {
      const format = paise % 100 === 0 ? whole : withPaise;
      expect(formatPaise(paise)).toBe(format.format(paise / 100));
      expect(formatPaise(100 * paise)).toBe(whole.format(paise));
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), fc.constantFrom(1, 10, 100, 1000), (n, by) => {
      expect(groupedNumber(n / by)).toBe(number.format(n / by));
    }),
  );
});

test('a price in rupees with two decimals becomes exactly its paise, and an invalid price is refused', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), (paise) => {
      expect(paiseFromRupees(paise / 100)).toBe(paise);
    }),
  );
  for (const bad of [-1, Number.NaN, Number.POSITIVE_INFINITY])
    expect(() => paiseFromRupees(bad)).toThrow(RangeError);
});

const product = givenProduct({ id: 'chia', pricePaise: 12_050 });
const line = { productId: 'chia', quantity: 1, addedAt: 1, product };

test('plus raises a line by one up to the most, minus lowers it, and the last piece takes the line with it; the total is exact, and the badge counts pieces', () => {
  expect(oneMore(line).quantity).toBe(2);
  expect(oneLess(oneMore(line))?.quantity).toBe(1);
  expect(oneLess(line)).toBeNull();
  expect(oneMore({ ...line, quantity: MAX_LINE_QUANTITY }).quantity).toBe(MAX_LINE_QUANTITY);
  const lines = [{ ...line, quantity: 2 }, line];
  expect([cartTotal(lines), cartCount(lines), cartTotal([])]).toEqual([36_150, 3, 0]);
  const items = [orderItem('a', 3, 0.1), orderItem('b', 1, 0.2), orderItem('c', 3, 33.33)];
  expect(itemsTotal(items)).toBe(100.49);
});

const zone = process.env.TZ;
afterEach(() => {
  process.env.TZ = zone;
});

const MOMENTS = [
  ...['2026-11-05T16:07:59.999+05:30', '2026-11-04T18:30:00Z', '2026-11-05T18:29:59.999Z'],
  ...['2024-02-29T12:30:00+05:30', '2026-12-31T19:00:00Z', '2026-09-09T00:05:00+05:30'],
];

describe.each(['UTC', 'America/Los_Angeles', 'Pacific/Auckland'])('a phone in %s', (phonesZone) => {
  test('reads day and time as people in India do, and as the time zone database says', () => {
    process.env.TZ = phonesZone;
    const parts = new Intl.DateTimeFormat('en-US', {
      ...{ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Asia/Kolkata' },
      ...{ weekday: 'short', hour: 'numeric', minute: '2-digit', hourCycle: 'h12' },
    });
    const dates = fc.date({ min: new Date(0), max: new Date('2100'), noInvalidDate: true });
    const reads = fc.property(dates, (date) => {
      const read = parts.formatToParts(date).map(({ type, value }) => [type, value]);
      const { day, month, year, weekday, hour, minute, dayPeriod = '' } = Object.fromEntries(read);
      const [at, short] = [date.getTime(), `${day} ${month.slice(0, 3)}`];
      expect(days.dayWords(at)).toBe(`${short} ${year}`);
      expect(days.shortDayWords(at)).toBe(short);
      expect(days.longDayWords(at)).toBe(`${day} ${month} ${year}`);
      expect(days.weekdayWords(at)).toBe(`${weekday} ${short}`);
      const time = `${hour}:${minute}\u00a0${dayPeriod.toLowerCase()}`;
      expect(days.dayAndTimeWords(at)).toBe(`${short} ${year}, ${time}`);
    });
    fc.assert(reads, { examples: MOMENTS.map((moment) => [new Date(moment)]) });
    expect(days.dayAndTimeWords(Date.parse('2026-12-31T19:00Z'))).toBe('1 Jan 2027, 12:30\u00a0am');
  });

  test('counts days from midnight to midnight in India', () => {
    process.env.TZ = phonesZone;
    const end = Date.parse('2026-11-30T23:59:59.999+05:30');
    expect(days.endOfDayInIndia('2026-11-30')).toBe(end);
    expect([end, end + 1].map(days.dateInIndia)).toEqual(['2026-11-30', '2026-12-01']);
    expect(days.dayInIndia(end + 1) - days.dayInIndia(end)).toBe(1);
    expect(days.dayWords(Date.parse(days.dateInIndia(end)))).toBe('30 Nov 2026');
    expect(tooManyId('queries', end)).toBe('too-many-queries-2026-11-30');
    for (const none of ['', '2026-02-30', '2026-13-01', '30.11.2026', '2026-11-30x'])
      expect(days.endOfDayInIndia(none)).toBeNull();
  });
});

test('names are sorted as people count, whatever their case', () => {
  const names = ['ragi 10 kg', 'Ragi 2 kg', 'Āmla', 'Amla', 'हल्दी', 'Ragi 2.5 kg', 'आंवला', 'Zeera'];
  expect(names.toSorted(compareNames)).toEqual([
    ...['Amla', 'Āmla', 'Ragi 2 kg', 'Ragi 2.5 kg', 'ragi 10 kg', 'Zeera', 'आंवला', 'हल्दी'],
  ]);
});

test('names of letters alone stand in the order of every other name', () => {
  const name = fc.string({ unit: fc.constantFrom(...'aAbBcC zZ'), maxLength: 6 });
  const { compare } = new Intl.Collator('en-IN', { numeric: true });
  const property = fc.property(
    name,
    name,
    (one, other) => compareNames(one, other) === compare(one, other),
  );
  fc.assert(property, { numRuns: 5_000 });
});

afterEach(() => vi.unstubAllGlobals());

/** Each with the number of characters that a reader sees; newer browsers count a conjunct as one. */
test.each([
  ['plain letters', 'Chandrasek', [10]],
  ['a nasal sign', 'सुनंदा', [3]],
  ['a conjunct', 'क्ष', [1, 2]],
  ['Tamil', 'மீனாட்சி', [4]],
  ['an accent of its own', 'Jose\u0301', [4]],
  ['a farmer with a skin colour', '👩🏽‍🌾', [1]],
])('characters are counted, with a segmenter and without one: %s, %s', (_what, text, counts) => {
  for (const intl of [Intl, {}]) {
    vi.stubGlobal('Intl', intl);
    expect(counts).toContain(charactersOf(text).length);
    expect(charactersOf(text).join('')).toBe(text);
  }
});

const TOO_MANY_SIGNS = `a${'\u0301'.repeat(10 * MAX_CODE_UNITS_PER_CHARACTER)}`;

test('ten characters are at most ten, as a reader counts them, and the digits of every script are read', () => {
  const ten = ['a', 'हिं', '👩🏽‍🌾'].map((letter) => letter.repeat(10));
  // More signs than the rules let pass.
  const more = [...['a', 'हिं'].map((letter) => letter.repeat(11)), TOO_MANY_SIGNS];
  const isTaken = (text: string) => v.is(v.pipe(v.string(), maxCharacters(10, 'too long')), text);
  expect([...ten, ...more].filter(isTaken)).toEqual(ten);
  for (let zero = 0x80; zero < 0x20000; zero++) {
    const isDigit = (code: number) => /^\p{Nd}$/u.test(String.fromCodePoint(code));
    if (!isDigit(zero) || isDigit(zero - 1)) continue;
    const digits = Array.from({ length: 10 }, (_, at) => String.fromCodePoint(zero + at)).join('');
    expect(withWesternDigits(`+${digits} a7`)).toBe('+0123456789 a7');
  }
});

const known = (id: string) => (id === 'kaveri-banks' ? 'Kaveri Banks' : undefined);

test('a brand is shown by its name, by none before the names have loaded, and an older catalogue’s as it stands; an id belongs to one document', () => {
  expect(['kaveri-banks', ''].map((it) => brandNameOf(it, known))).toEqual(['Kaveri Banks', '']);
  const unknown = () => undefined;
  expect(['kaveri-banks', 'Amul'].map((it) => brandNameOf(it, unknown))).toEqual(['', 'Amul']);
  const fine = [mintId(), 'moringa', 'a.b', '...', '__x', 'नमक', 'a b', 'x'.repeat(128)];
  const wrong = ['', 'a/b', '.', '..', '__x__', '____', '__a\nb__', 'x'.repeat(129), 7, null];
  expect([...wrong, ...fine].filter((id) => v.is(DocumentId, id))).toEqual(fine);
});
