// What the shop decides about an order from a quotation.
import { describe, expect, test } from 'vitest';
import { orderItem as item } from '../../support/demo-orders.ts';
import { decided, HELD, product, quoted, TODAY, taken } from './decided-orders.ts';

describe('an order from a quotation', () => {
  const lines = [quoted('moringa', 20_000, 2)];
  const offer = { ...TODAY, promised: lines, quoted: lines };
  const atQuote = (quantity: number, total: number) => ({
    items: [item('moringa', quantity, 200)],
    total,
    subTotal: total,
    quotationId: 'quotation-1',
  });

  test('is taken at the quoted price', () => {
    expect(taken(atQuote(2, 400), offer)).toEqual([['moringa', 2, 200], 400]);
  });

  test('may take fewer pieces than were quoted', () => {
    expect(taken(atQuote(1, 200), offer)).toEqual([['moringa', 1, 200], 200]);
  });

  test('pays the catalogue’s price for pieces beyond the quoted ones', () => {
    expect(decided(atQuote(3, 600), offer)).toEqual(HELD('price'));
    expect(taken(atQuote(3, 650), offer)).toEqual([['moringa', 2, 200], ['moringa', 1, 250], 650]);
  });

  test('has the quoted pieces once, however many lines it has', () => {
    const items = [item('moringa', 2, 200), item('moringa', 2, 200)];
    expect(decided({ ...atQuote(4, 800), items }, offer)).toEqual(HELD('price'));
  });

  test('keeps one line where the quoted price is the catalogue’s', () => {
    const same = { ...offer, quoted: [quoted('moringa', 25_000, 2)] };
    expect(taken(atQuote(3, 750), same)).toEqual([['moringa', 3, 250], 750]);
  });

  test('pays the catalogue’s price for what was not quoted, or where there is no such quotation', () => {
    const items = [item('moringa', 2, 200), item('chia', 1, 1)];
    expect(decided({ ...atQuote(2, 401), items }, offer)).toEqual(HELD('price'));
    expect(decided(atQuote(2, 400))).toEqual(HELD('price'));
  });

  test('keeps to the quoted price when the catalogue’s has risen, not when the product is gone', () => {
    const dearer = { ...offer, products: new Map([['moringa', product(900)]]) };
    expect(taken(atQuote(2, 400), dearer)).toEqual([['moringa', 2, 200], 400]);
    expect(decided(atQuote(2, 400), { ...offer, products: new Map() })).toEqual(HELD('product'));
  });

  test('uses up as many of its pieces as it takes, also where its price is the catalogue’s', () => {
    const same = { ...offer, quoted: [quoted('moringa', 25_000, 2)] };
    expect(decided(atQuote(3, 650), offer)).toMatchObject({ quotedPieces: { moringa: 2 } });
    expect(decided(atQuote(1, 250), same)).toMatchObject({ quotedPieces: { moringa: 1 } });
  });

  test('waits for the merchant, who is told why, when the quotation is over or used up', () => {
    expect(decided(atQuote(2, 400), { ...offer, quoted: [] })).toEqual(HELD('quotation'));
    const oneLeft = { ...offer, quoted: [quoted('moringa', 20_000, 1)] };
    expect(decided(atQuote(2, 400), oneLeft)).toEqual(HELD('quotation'));
    expect(taken(atQuote(1, 200), oneLeft)).toEqual([['moringa', 1, 200], 200]);
  });

  test.each([0, -7])(
    'is not held for its pieces where the merchant has quoted them, with room for %d more',
    (pieces) => {
      const answer = decided(atQuote(2, 400), { ...offer, room: { orders: 1, pieces } });
      expect(answer).toMatchObject({ outcome: 'accepted', total: 400, openPieces: 0 });
    },
  );

  test('counts as open what it takes beyond the quoted pieces', () => {
    expect(decided(atQuote(3, 650), offer)).toMatchObject({ openPieces: 1 });
  });
});
