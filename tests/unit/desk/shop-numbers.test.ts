// The shop's telephone and chat numbers, as the merchant types them and as shoppers' phones read the stored ones: always complete, with country code.
import { expect, test } from 'vitest';
import { readTypedShop, settingsOf, typedShop } from '#domain/settings/desk/shop-form.ts';
import { parseSettings } from '#domain/settings/shop-settings.ts';
import { shownSettings } from '../../../src/desk/shop/built-settings.ts';

const SHOWN = shownSettings({ phones: ['+91 90000 00001'], chatNumber: '919000000001' });
const read = (typed: Record<string, string>) =>
  readTypedShop('contact', { ...typedShop(settingsOf('contact'), SHOWN), ...typed }, SHOWN);

test.each([
  ['98765 00000', '+91 98765 00000'],
  ['098765 00000', '+91 98765 00000'],
  ['0091 98765 00000', '+91 98765 00000'],
  ['091 98765 00000', '+91 98765 00000'],
  ['+91 (0)98765 00000', '+91 98765 00000'],
  ['+91 098765-00000', '+91 98765-00000'],
  ['91 98765 00000', '+91 98765 00000'],
  ['(07562) 123 456', '+91 7562 123 456'],
  ['+44 (0)20 7946 0000', '+44 20 7946 0000'],
  ['+65 9123 4567', '+65 9123 4567'],
])(
  '%s reaches the shop by phone and in the chat, typed just now or stored long ago: %s',
  (typed, shown) => {
    const chatNumber = shown.replace(/\D/g, '');
    const fields = { phones: [shown], chatNumber };
    expect(read({ phone1: typed, chatNumber: typed })).toEqual({ fields });
    expect(
      parseSettings({ phones: [typed], chatNumber: typed.replace(/^(?=[6-9])/, '0') }),
    ).toEqual(fields);
    expect(parseSettings(fields)).toEqual(fields);
  },
);

test('a toll-free number stays as it is dialled, and a stored one that nothing can be made of is read as it stands', () => {
  const phones = ['1800 123 4567'];
  expect(read({ phone1: '1800 123 4567' })).toEqual({ fields: { phones } });
  const odd = ['call me', '1800 123 4567'];
  expect(parseSettings({ phones: odd, chatNumber: '0000 0000' })).toEqual({ phones: odd });
});
