// A field added to the table of settings.fields.ts is everywhere at once: phones accept it, the desk copies and edits it, the rules must name it.
import { expect, test, vi } from 'vitest';
import { settingsIn } from '#domain/settings/desk/shop-edit.ts';
import { readTypedShop, settingsOf } from '#domain/settings/desk/shop-form.ts';
import { invalidSettings, parseSettings, SETTING_NAMES } from '#domain/settings/shop-settings.ts';
import { shownSettings } from '../../src/desk/shop/built-settings.ts';
import { typedPart } from '../../src/desk/shop/typed-part.ts';
import { listsInRule } from '../support/rules-lists.ts';

vi.mock('#domain/settings/settings.fields.ts', async (original) => {
  const real = await original<typeof import('#domain/settings/settings.fields.ts')>();
  const row = { stall: { most: 20 }, day: { most: 10 } };
  const licence = { part: 'contact', most: 14 };
  const markets = { part: 'contact', row, least: 0, most: 3 };
  return { ...real, SETTINGS: { ...real.SETTINGS, licence, markets } };
});

const NEW = ['licence', 'markets'];
const STORED = { licence: '12345678901234', markets: ['Theni', 'Monday'] };

test('phones believe it, and report where it cannot be believed; the rules have to name it', () => {
  expect(parseSettings({ licence: ' 12345678901234 ', markets: STORED.markets })).toEqual(STORED);
  const wrong = { licence: '1'.repeat(15), markets: ['Theni'] };
  expect(parseSettings(wrong)).toEqual({});
  expect(invalidSettings(wrong)).toEqual(NEW);
  const [named = []] = listsInRule('isSettings');
  expect(SETTING_NAMES.filter((name) => !named.includes(name))).toEqual(NEW);
});

test('the desk has it in its copy and in its form, where it is edited', () => {
  expect(settingsIn(STORED)).toEqual(STORED);
  expect(settingsOf('contact')).toEqual(expect.arrayContaining(NEW));
  const typed = typedPart('contact', STORED);
  const rows = { stall1: 'Theni', day1: 'Monday', stall3: '' };
  expect(typed).toMatchObject({ licence: STORED.licence, ...rows });
  const read = (change: object) =>
    readTypedShop('contact', { ...typed, ...change }, shownSettings(STORED));
  expect(read({})).toEqual({ fields: {} });
  expect(read({ licence: ' 1 ', stall2: 'Madurai', day2: 'Friday' })).toEqual({
    fields: { licence: '1', markets: ['Theni', 'Monday', 'Madurai', 'Friday'] },
  });
  expect(read({ licence: '1'.repeat(15), stall2: 'Madurai' })).toEqual({
    problems: { licence: 'Write at most 14 characters.', day2: 'Write something here.' },
  });
});
