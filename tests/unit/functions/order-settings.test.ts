import { expect, test } from 'vitest';
import { readOrderSettings } from '../../../backend/functions/src/orders/order-settings.ts';

const USUAL = { maxOpenOrders: 20, maxOpenPieces: 400, preorderPieces: 100, transferDays: 7 };

test('a shop whose merchant sets nothing has the usual limits', () => {
  expect(readOrderSettings({})).toEqual(USUAL);
  expect(readOrderSettings({ MAX_OPEN_ORDERS: ' ' })).toEqual(USUAL);
});

test('a merchant sets limits of their own, none among them', () => {
  const own = {
    MAX_OPEN_ORDERS: '5',
    MAX_OPEN_PIECES: ' 50 ',
    PREORDER_PIECES: '0',
    TRANSFER_DAYS: '0',
  };
  expect(readOrderSettings(own)).toEqual({
    maxOpenOrders: 5,
    maxOpenPieces: 50,
    preorderPieces: 0,
    transferDays: 0,
  });
});

test.each(['many', '-1', '1.5', '1e3', '9999999'])(
  'a limit of %s is named before the functions start',
  (said) => {
    expect(() => readOrderSettings({ PREORDER_PIECES: said })).toThrow(
      `Setting PREORDER_PIECES is wrong: it is a whole number, not "${said}".`,
    );
  },
);
