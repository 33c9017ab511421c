// The numbers of tax papers: `FARM-2627-00012` is the twelfth invoice of the financial year 2026–27, `FARM-C2627-00003`
// the third credit note. A slash is allowed too, but the number is also the id of a document.
import { dateInIndia } from '../shared/day-in-india.ts';

/** `series`: as in the settings. `year`: in which the financial year begins, as `financialYear` says. */
export type Series = { series: string; kind: 'invoice' | 'credit-note'; year: number };

/** Longest number. Source: CGST Rules 2017, rules 46(b), 49(b) and 53(1A)(c). */
const MAX_NUMBER_LENGTH = 16;
const SERIES = /^[A-Z\d]{1,4}$/i;
/** So many digits as a rule: a list by number is then one by age. */
const DIGITS = 5;

/** The year in which the financial year of this moment (ms) begins: it runs from 1 April to 31 March, in India. */
export function financialYear(at: number): number {
  const [year = '', month = ''] = dateInIndia(at).split('-');
  return Number(year) - (Number(month) < 4 ? 1 : 0);
}

/** The id of the document that counts this series' numbers; they begin with it. @throws RangeError for no series */
export function seriesId({ series, kind, year }: Series): string {
  if (!SERIES.test(series)) throw new RangeError(`no series: ${series}`);
  const years = [year, year + 1].map((it) => String(it % 100).padStart(2, '0')).join('');
  return `${series.toUpperCase()}-${kind === 'credit-note' ? 'C' : ''}${years}`;
}

/** Whether this is the number of a credit note, as `paperNumber` makes them. */
export function isCreditNote(number: string): boolean {
  return /^[A-Z\d]+-C\d/.test(number);
}

/** `count`: from 1, without gaps. @throws RangeError if the series is used up, after 99,999 credit notes */
export function paperNumber({ count, ...series }: Series & { count: number }): string {
  const number = `${seriesId(series)}-${String(count).padStart(DIGITS, '0')}`;
  if (number.length > MAX_NUMBER_LENGTH) throw new RangeError(`too long a number: ${number}`);
  return number;
}
