// When something arrives, by the merchant's zones: counted in Indian days, and only in those on which couriers work.
import { describe, expect, test } from 'vitest';
import {
  arrivalDates,
  type DeliverySettings,
  dateInIndia,
  deliveryTo,
  settingsProblem,
} from '#core/model/delivery/delivery-zones.ts';
import { arrivesWords, dayWords, preorderArrivesWords } from '#core/model/delivery/messages.ts';
import { delivery } from '../../../src/shop-delivery.ts';

const SETTINGS: DeliverySettings = {
  workingDays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  zones: [
    { pincodes: ['5'], days: [4, 8] },
    { pincodes: ['560', '562-563'], days: [1, 2] },
    { pincodes: ['560099'], days: [3, 3] },
  ],
};
const SIX_DAYS = '0111111';
/** Thursday evening in India, Thursday afternoon in London. */
const THURSDAY = Date.parse('2026-11-26T14:30:00Z');

function daysTo(zipcode: string): readonly number[] | string {
  const told = deliveryTo(zipcode, SETTINGS);
  return told.answer === 'delivered' ? [told.days.minDays, told.days.maxDays] : told.answer;
}

test('a pincode gets the days of the narrowest zone that it lies in', () => {
  expect(daysTo('590001')).toEqual([4, 8]);
  expect(daysTo('560001')).toEqual([1, 2]);
  expect(daysTo('561999')).toEqual([4, 8]);
  expect(daysTo('562000')).toEqual([1, 2]);
  expect(daysTo('563999')).toEqual([1, 2]);
  expect(daysTo('564000')).toEqual([4, 8]);
  expect(daysTo('560099')).toEqual([3, 3]);
});

test('a pincode in no zone is not delivered to; a shop without zones promises nothing and refuses nobody', () => {
  expect(daysTo('600002')).toBe('not-delivered');
  expect(deliveryTo('600002', { ...SETTINGS, zones: [] })).toEqual({ answer: 'no-promise' });
});

describe('the days are counted', () => {
  const days = (minDays: number, maxDays: number, workingDays = SIX_DAYS) => ({
    ...{ minDays, maxDays, workingDays },
  });

  test('without the Sunday on which no courier works', () => {
    expect(arrivalDates(days(1, 3), THURSDAY)).toEqual({ from: '2026-11-27', by: '2026-11-30' });
    expect(arrivalDates(days(3, 9), THURSDAY)).toEqual({ from: '2026-11-30', by: '2026-12-07' });
  });

  test('with every day, where every day counts', () => {
    expect(arrivalDates(days(3, 9, '1111111'), THURSDAY)).toEqual({
      from: '2026-11-29',
      by: '2026-12-05',
    });
  });

  test('from the day that it is in India, which begins at half past six in the evening in London', () => {
    const lateEvening = Date.parse('2026-11-26T18:29:59Z');
    expect(dateInIndia(lateEvening)).toBe('2026-11-26');
    expect(arrivalDates(days(1, 1), lateEvening).by).toBe('2026-11-27');
    expect(dateInIndia(lateEvening + 1000)).toBe('2026-11-27');
    expect(arrivalDates(days(1, 1), lateEvening + 1000).by).toBe('2026-11-28');
  });

  test('from the next working day, for the same day on a day off', () => {
    const sunday = Date.parse('2026-11-29T06:00:00Z');
    expect(arrivalDates(days(0, 1), sunday)).toEqual({ from: '2026-11-30', by: '2026-11-30' });
    expect(arrivalDates(days(0, 0), THURSDAY)).toEqual({ from: '2026-11-26', by: '2026-11-26' });
  });

  test('also where a stored order names no working day at all', () => {
    expect(arrivalDates(days(2, 2, '0000000'), THURSDAY).by).toBe('2026-11-28');
  });
});

test('a range is said with its first day, one day without', () => {
  expect(dayWords('2026-12-03')).toBe('Thu 3 Dec');
  expect(arrivesWords({ from: '2026-11-30', by: '2026-12-03' }, '560001')).toMatchObject({
    lead: 'Arrives by Thu 3 Dec at 560001',
    more: 'Mon 30 Nov at the earliest',
  });
  expect(arrivesWords({ from: '2027-01-04', by: '2027-01-04' }, '560001')).toMatchObject({
    lead: 'Arrives on Mon 4 Jan at 560001',
    more: '',
  });
});

test('what is pre-ordered says when it ships instead', () => {
  const days = { minDays: 4, maxDays: 8, workingDays: SIX_DAYS };
  expect(preorderArrivesWords(6, days, '560001')).toMatchObject({
    lead: 'Ships in about 6 weeks to 560001',
    more: 'then 4 to 8 working days',
  });
  expect(preorderArrivesWords(0, { ...days, minDays: 1, maxDays: 1 }, '560001')).toMatchObject({
    lead: 'Ships once in stock to 560001',
    more: 'then 1 working day',
  });
});

test('settings that make no sense are named, and the demo’s make sense', () => {
  expect(settingsProblem(delivery)).toBe(null);
  const wrong = (change: Partial<DeliverySettings>) => settingsProblem({ ...SETTINGS, ...change });
  expect(wrong({ workingDays: [] })).toContain('workingDays names no day');
  expect(wrong({ workingDays: ['Monday' as 'Mon'] })).toContain('Monday');
  for (const pincodes of ['', '0', '5600011', 'Delhi', '56-', '569-560', '5-6-7']) {
    expect(wrong({ zones: [{ pincodes: [pincodes], days: [1, 2] }] })).toContain(`'${pincodes}'`);
  }
  for (const days of [
    [2, 1],
    [-1, 1],
    [1, 1.5],
    [1, 91],
  ] as const) {
    expect(wrong({ zones: [{ pincodes: ['5'], days }] })).toContain(`[${days}]`);
  }
});

test('the demo delivers to every pincode of its own corner soonest, to the islands last, and to no army post office', () => {
  const most = (zipcode: string) => {
    const told = deliveryTo(zipcode, delivery);
    return told.answer === 'delivered' ? told.days.maxDays : told.answer;
  };
  expect(['466001', '452001', '560001', '194101', '744101', '682555'].map(most)).toEqual([
    2, 4, 8, 11, 14, 14,
  ]);
  expect(most('900056')).toBe('not-delivered');
});
