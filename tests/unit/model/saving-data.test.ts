// Who counts as saving data, by what the browser says of the line.
import { expect, test, vi } from 'vitest';
import { isSavingData } from '#core/model/catalogue/saving-data.ts';

const isSavingWith = (browser: object | undefined) => {
  vi.stubGlobal('navigator', browser);
  return isSavingData();
};

test.each(['4g', '3g'])('whoever asked to save data saves it, also on %s', (effectiveType) => {
  expect(isSavingWith({ connection: { saveData: true, effectiveType } })).toBe(true);
});

test.each(['2g', 'slow-2g'])('a line like %s saves data without being asked', (effectiveType) => {
  expect(isSavingWith({ connection: { saveData: false, effectiveType } })).toBe(true);
});

test.each(['3g', '4g'])('a line like %s saves nothing unless asked', (effectiveType) => {
  expect(isSavingWith({ connection: { saveData: false, effectiveType } })).toBe(false);
});

test('a browser that says nothing of its line saves nothing, nor does one that says half of it', () => {
  expect(isSavingWith({})).toBe(false);
  expect(isSavingWith({ connection: {} })).toBe(false);
});

test('where there is no browser, nothing is saved', () => {
  expect(isSavingWith(undefined)).toBe(false);
});
