// Days, times and names are the same on every phone, whatever its zone, its language and its browser.
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { tooManyId } from '#domain/inbox/inbox.ts';
import { compareNames } from '#domain/shared/by-name.ts';
import * as days from '#domain/shared/day-in-india.ts';

const zone = process.env.TZ;
afterEach(() => {
  process.env.TZ = zone;
});

describe.each(['UTC', 'America/Los_Angeles', 'Pacific/Auckland'])('a phone in %s', (phonesZone) => {
  test.each([
    ['2026-11-05T16:07:59.999+05:30', 'Thu', 5, 'November', 2026, '4:07 pm'],
    ['2026-11-04T18:30:00Z', 'Thu', 5, 'November', 2026, '12:00 am'],
    ['2026-11-05T18:29:59.999Z', 'Thu', 5, 'November', 2026, '11:59 pm'],
    ['2024-02-29T12:30:00+05:30', 'Thu', 29, 'February', 2024, '12:30 pm'],
    ['2026-12-31T19:00:00Z', 'Fri', 1, 'January', 2027, '12:30 am'],
    ['2026-09-09T00:05:00+05:30', 'Wed', 9, 'September', 2026, '12:05 am'],
  ])('reads %s as people in India do', (moment, weekday, day, month, year, time) => {
    process.env.TZ = phonesZone;
    const at = Date.parse(moment);
    const short = `${day} ${month.slice(0, 3)}`;
    expect(days.dayWords(at)).toBe(`${short} ${year}`);
    expect(days.shortDayWords(at)).toBe(short);
    expect(days.longDayWords(at)).toBe(`${day} ${month} ${year}`);
    expect(days.weekdayWords(at)).toBe(`${weekday} ${short}`);
    expect(days.dayAndTimeWords(at)).toBe(`${short} ${year}, ${time.replace(' ', '\u00a0')}`);
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

test('day and time are those of the time zone database', () => {
  const parts = new Intl.DateTimeFormat('en-US', {
    ...{ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Asia/Kolkata' },
    ...{ weekday: 'short', hour: 'numeric', minute: '2-digit', hourCycle: 'h12' },
  });
  fc.assert(
    fc.property(fc.date({ min: new Date(0), max: new Date('2100'), noInvalidDate: true }), (at) => {
      const read = parts.formatToParts(at).map(({ type, value }) => [type, value]);
      const { day, month, year, weekday, hour, minute, dayPeriod = '' } = Object.fromEntries(read);
      expect(days.longDayWords(at.getTime())).toBe(`${day} ${month} ${year}`);
      expect(days.weekdayWords(at.getTime())).toBe(`${weekday} ${day} ${month.slice(0, 3)}`);
      const time = `${hour}:${minute}\u00a0${dayPeriod.toLowerCase()}`;
      expect(days.dayAndTimeWords(at.getTime())).toContain(`, ${time}`);
    }),
  );
});

test('names are sorted as people count, whatever their case', () => {
  const names = ['ragi 10 kg', 'Ragi 2 kg', 'Āmla', 'Amla', 'हल्दी', 'Ragi 2.5 kg', 'आंवला', 'Zeera'];
  expect(names.toSorted(compareNames)).toEqual([
    ...['Amla', 'Āmla', 'Ragi 2 kg', 'Ragi 2.5 kg', 'ragi 10 kg', 'Zeera', 'आंवला', 'हल्दी'],
  ]);
});
