import { expect, test } from 'vitest';
import { placeholderName } from '#features/search/placeholder-name.ts';

test('a name is cut to 13 characters and three dots where there is little room', () => {
  expect(placeholderName('Herb & Spice Powders', true)).toBe('Herb & Spice ...');
  expect(placeholderName('Fourteen chars', true)).toBe('Fourteen char...');
  expect(placeholderName('Thirteen char', true)).toBe('Thirteen char');
  expect(placeholderName('Seeds', true)).toBe('Seeds');
  expect(placeholderName('मोरिंगा पाउडर और बीज', true)).toBe('मोरिंगा पाउडर और बी...');
});

test('with room enough a name stays whole', () => {
  expect(placeholderName('Herb & Spice Powders', false)).toBe('Herb & Spice Powders');
});
