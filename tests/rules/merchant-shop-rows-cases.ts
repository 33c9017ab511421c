// Hours, videos and banners, as the merchant may say them of the shop: how many, in how many texts each, and how long.
import { x } from './merchant-case.ts';
import { said, says } from './merchant-shop-cases.ts';
import type { RuleCase } from './rule-case.ts';

const LINES = ['1', '2', '3', '4', '5', '6'];

/** Lists of rows, each of as many texts; together at most `longest` characters. */
const ROWS = [
  { field: 'videos', texts: 3, most: 6, longest: 1506 },
  { field: 'banners', texts: 5, most: 5, longest: 2340 },
];

export const MERCHANT_SHOP_ROWS_CASES: readonly RuleCase[] = [
  ...said('the hours', { hours: [...LINES, x(834)] }, { hours: [...LINES, x(835)] }),
  says('allowed', 'no hours', { hours: [] }),
  says('denied', 'no eighth line of hours', { hours: [...LINES, '7', '8'] }),
  says('denied', 'hours in a text', { hours: 'Daily, 9 to 18' }),
  says('denied', 'hours that are more than a text', { hours: [{ from: '9' }] }),
  ...ROWS.flatMap(({ field, texts, most, longest }) => {
    const list = (count: number, first = 'x') => ({
      [field]: [first, ...Array(count).fill('x')].slice(0, count),
    });
    const rows = Array.from({ length: most + 1 }, (_, count) => count);
    const short = x(longest - texts + 1);
    return [
      ...rows.map((count) => says('allowed', `${count} ${field}`, list(count * texts))),
      says('denied', `more ${field} than there may be`, list((most + 1) * texts)),
      ...[1, texts - 1, texts + 1].map((count) =>
        says('denied', `${field} in ${count} texts`, list(count)),
      ),
      ...said(field, list(texts, short), list(texts, `${short}x`)),
      says('denied', `${field} in a text`, { [field]: x(texts) }),
      says('denied', `${field} that are more than texts`, {
        [field]: Array(texts).fill({ a: 'x' }),
      }),
    ];
  }),
];
