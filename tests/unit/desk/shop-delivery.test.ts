// Where and when the shop delivers, as a merchant types it at the desk: what is read, what is refused, and what a tried pincode says.
import { expect, test } from 'vitest';
import { delivery } from '#config/delivery.ts';
import { settingsOf, typedShop } from '#domain/settings/desk/shop-form.ts';
import { parseSettings } from '#domain/settings/shop-settings.ts';
import { shownDelivery, shownSettings } from '../../../src/desk/shop/built-settings.ts';
import { withoutOver } from '../../../src/desk/shop/delivery/holidays-over.ts';
import { triedWords } from '../../../src/desk/shop/delivery/tried-pincode.ts';
import { readPart, typedPart } from '../../../src/desk/shop/typed-part.ts';

const STORED = {
  zones: ['560, 562-564', '1', '2', '5, 6', '3', '5'],
  ...{ workingDays: '0111110', holidays: ['2027-01-26 Republic Day'] },
};
const type = (typed: Record<string, string>) =>
  readPart('delivery', { ...typedPart('delivery', STORED), ...typed }, STORED);

test.each([
  ['560; 562 – 564,744101', '560, 562-564, 744101'],
  ['५६०\n 561to562 ,', '560, 561-562'],
  ['560001', '560001'],
])('pincodes are read with any sign between them: %j', (typed, pincodes) => {
  const zones = [pincodes, ...STORED.zones.slice(1)];
  expect(type({ pincodes1: typed })).toEqual({ fields: { zones } });
  expect(parseSettings({ zones })).toEqual({ zones });
});

test.each([
  ['2027-01-26', '2027-01-26'],
  ['26/1/2027: Closed', '2027-01-26 Closed'],
  ['५.११.२०२७ to 9.11.2027 Stocktaking', '2027-11-05 - 2027-11-09 Stocktaking'],
  ['2027-12-30 – 2028-02-27', '2027-12-30 - 2028-02-27'],
  ['26-1-2027 - 26-1-2027', '2027-01-26'],
])('a holiday is read with the year or the day first: %j', (typed, holiday) => {
  expect(type({ holidays: `\n ${typed}\n` })).toEqual({ fields: { holidays: [holiday] } });
  expect(type({ holidays: holiday })).toEqual({ fields: { holidays: [holiday] } });
});

const PINCODES = 'with commas between';
const HOLIDAY = 'cannot be read. Write a date such as';
/** What is typed: one after the other, between upright strokes. */
test.each([
  ['pincodes1', '|Delhi|560 562|5600011', PINCODES],
  ['pincodes1', '560, 290001', 'There is no pincode 290001.'],
  ['pincodes1', '29', 'There is no pincode that begins with 29.'],
  ['pincodes1', '0', 'There is no pincode that begins with 0.'],
  ['pincodes1', '564-562', 'In 564-562 the second is before the first'],
  ['pincodes1', '560, '.repeat(121), 'Write at most 600 characters'],
  ['soonest1', 'soon', 'a number from 0 to 90'],
  ['latest2', '91', 'a number from 0 to 90'],
  ['latest1', '0', 'The latest is before the soonest.'],
  ['soonest2', '६', 'The latest is before the soonest.', 'latest2'],
  ['workingDays', '0000000', 'Choose at least one day.'],
  ['holidays', 'Republic Day', `“Republic Day” ${HOLIDAY}`],
  ['holidays', '2027-01-26\n30/2/2027', `“30/2/2027” ${HOLIDAY}`],
  ['holidays', '2027-11-09 to 2027-11-05|2027-01-26 to 2028-01-26', HOLIDAY],
  ['holidays', '2027-01-26\n'.repeat(41), 'at most 40 holidays'],
])('%s %j is answered with a plain sentence: %s', (field, typed, said, at = field) => {
  const problems = { [at]: expect.stringContaining(said) };
  for (const it of typed.split('|')) expect(type({ [field]: it }), it).toEqual({ problems });
});

test('zones may overlap, and all may be removed', () => {
  const added = { pincodes3: '560001', soonest3: '0', latest3: '0' };
  const zones = [...STORED.zones, '560001', '0', '0'];
  expect(type(added)).toEqual({ fields: { zones } });
  const empty = { pincodes1: '', soonest1: '', latest1: '' };
  const none = { ...empty, pincodes2: '', soonest2: '', latest2: '' };
  expect(type(none)).toEqual({ fields: { zones: [] } });
});

/** Thursday, 21 January 2027, in the evening. */
const NOW = Date.parse('2027-01-21T14:30:00Z');
const NO_ZONES = { ...STORED, zones: [] };
test.each([
  // Friday and Monday count; the weekend and the 26th do not.
  ['560001', STORED, 'Delivered, 1 to 2 working days. Now: Arrives by Mon 25 Jan at 560001.'],
  ['600001', STORED, 'Delivered, 3 to 5 working days. Now: Arrives by Fri 29 Jan at 600001.'],
  ['110001', STORED, 'Not delivered: it is in no zone.'],
  ['290001', STORED, 'There is no pincode 290001.'],
  ['110001', NO_ZONES, 'Delivered, without a date: there are no zones.'],
  // As the demo was built: where nothing is stored, or what phones do not believe.
  ['462001', {}, 'Delivered, 1 to 2 working days. Now: Arrives by Sat 23 Jan at 462001.'],
  ['462001', { zones: ['x', '1', '2'], workingDays: '0000000' }, 'Delivered, 1 to 2 working days.'],
])('a merchant who tries %s with %j reads: %s', (zipcode, stored, words) => {
  expect(triedWords(zipcode, shownDelivery(stored), NOW)).toContain(words);
});

test('where nothing is stored, the form shows what the shop was built with, and its zones can be saved as they are', () => {
  const built = shownSettings({});
  expect(parseSettings(built)).toMatchObject({ zones: built.zones, workingDays: '0111111' });
  const { zones, workingDays } = shownDelivery(built);
  expect({ zones, workingDays }).toEqual(delivery);
  const typed = typedShop(settingsOf('delivery'), built);
  const moved = { ...typed, pincodes12: '110', soonest12: '1', latest12: '1' };
  expect(readPart('delivery', moved, {})).toEqual({
    fields: { zones: [...built.zones, '110', '1', '1'] },
  });
});

test('holidays whose last day was before today may be removed; those that are no holidays stay to be corrected', () => {
  const over = ['20/1/2027 Harvest', ' 2027-01-01 to 2027-01-20'];
  const rest = ['2027-01-21', '', '2027-01-01 to 2027-01-21', 'Republic Day'];
  expect(withoutOver([...over, ...rest].join('\n'), NOW)).toEqual({ over, rest });
});
