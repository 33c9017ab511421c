import { expect, test } from 'vitest';
import { placeholderName } from '#features/search/placeholder-name.ts';

test('a name is cut to 13 characters and three dots where there is little room', () => {
  expect(placeholderName('Herb & Spice Powders')).toBe('Herb & Spice ...');
  expect(placeholderName('Fourteen chars')).toBe('Fourteen char...');
  expect(placeholderName('Thirteen char')).toBe('Thirteen char');
  expect(placeholderName('Seeds')).toBe('Seeds');
  expect(placeholderName('मोरिंगा पाउडर और बीज')).toBe('मोरिंगा पाउडर और बी...');
});
