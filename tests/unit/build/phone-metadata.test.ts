// The metadata of phone numbers in the build read every number as the library's own do.
import fc from 'fast-check';
import parse from 'libphonenumber-js/core';
import whole from 'libphonenumber-js/mobile/metadata';
import { expect, test } from 'vitest';
import { COUNTRY_CODES } from '#shop/contact/messages.ts';
import { withoutFormats } from '../../../backend/stack/phone-metadata.ts';

test('nothing but the formats is left out', () => {
  const short = withoutFormats(whole);
  expect(JSON.stringify(short).length).toBeLessThan(0.7 * JSON.stringify(whole).length);
  const read = (text: string, code: string, metadata: typeof whole) => {
    const [country] = metadata.country_calling_codes[code] ?? [];
    const found = country && parse(text, country, metadata);
    return found && [found.number, found.ext, found.country, found.isValid(), found.getType()];
  };
  const codes = fc.constantFrom(...COUNTRY_CODES.map(({ value }) => value));
  const texts = fc.array(fc.constantFrom(...'0123456789-+( )x'), { minLength: 6, maxLength: 18 });
  fc.assert(
    fc.property(codes, texts, fc.boolean(), (code, signs, isWhole) => {
      const text = `${isWhole ? `+${code}` : ''}${signs.join('')}`;
      expect(read(text, code, short)).toEqual(read(text, code, whole));
    }),
    { numRuns: 3_000 },
  );
});
