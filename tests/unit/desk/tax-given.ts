// A shop's tax settings, its products, an order and its paper, changed at will; and orders drawn at random.
import { paperFor, type TaxedOrder } from '#domain/tax/issue.ts';
import type { Paper } from '#domain/tax/paper.ts';
import type { TaxedProduct } from '#domain/tax/rate-on.ts';
import type { TaxSettings } from '#domain/tax/tax-settings.ts';
import { ADDRESS, ORDER_ID } from '../given.ts';

/** 28 November 2026 in India. */
export const AT = Date.parse('2026-11-28T10:00:00Z');

/** Of Rajasthan. */
export const SETTINGS: TaxSettings = {
  ...{ legalName: 'Asha Farms LLP', tradeName: 'Asha', gstin: '08AAPFU0939F1ZV' },
  ...{ dealer: 'regular', registeredAddress: ['14 Mandi Road', 'Jaipur 302001'] },
  ...{ fssai: '12345678901234', series: 'FARM', signatory: 'Asha Rao' },
};
export const PRODUCTS = new Map<string, TaxedProduct>([
  ['turmeric', { hsn: '091030', gstRate: 5 }],
  ['honey', { hsn: '0409', gstRate: 5, gstNextRate: 12, gstNextFrom: '2027-04-01' }],
  ['soap', { hsn: '3401', gstRate: 18 }],
  ['gur', { hsn: '1701', gstKind: 'nil rated' }],
  ['vegetables', { hsn: '0709', gstKind: 'exempt' }],
  ['rateless', { hsn: '1201' }],
  ['quarter', { hsn: '7102', gstRate: 0.25 }],
]);

export const lineOf = (productId: string, pricePaise = 105_00, quantity = 1) => {
  return { productId, name: productId, pricePaise, quantity };
};

export function taxedOrder(change: Partial<TaxedOrder> = {}): TaxedOrder {
  const lines = [lineOf('turmeric')];
  return { orderNo: 'A1B2C-D3E4F', lines, address: ADDRESS, paymentMethod: 'cod', ...change };
}

export const issued = (order: TaxedOrder, settings: Partial<TaxSettings> = {}, issuedAt = AT) =>
  paperFor({
    ...{ order, products: PRODUCTS, settings: { ...SETTINGS, ...settings }, issuedAt },
    ...{ number: 'FARM-2627-00001', uid: 'asha', orderId: ORDER_ID },
  });

export function paperOf(
  order: Partial<TaxedOrder> = {},
  settings: Partial<TaxSettings> = {},
): Paper {
  const paper = issued(taxedOrder(order), settings);
  if ('problem' in paper) throw new Error(JSON.stringify(paper));
  return paper;
}

/** Numbers from 0 to below `end`, always the same for a seed. Source: mulberry32. */
export function drawing(seed: number): (end: number) => number {
  let state = seed;
  return (end) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * end);
  };
}

const STATES = ['Rajasthan', 'Kerala', 'Ladakh', 'Dadra & Nagar Haveli & Daman & Diu'];

export function drawnOrder(draw: (end: number) => number): TaxedOrder {
  const ids = [...PRODUCTS.keys()].filter((id) => id !== 'rateless');
  const lines = Array.from({ length: 1 + draw(6) }, () =>
    lineOf(ids[draw(ids.length)] ?? '', draw(8) === 0 ? 0 : draw(90_000_00), 1 + draw(12)),
  );
  const total = lines.reduce((sum, { pricePaise, quantity }) => sum + pricePaise * quantity, 0);
  return taxedOrder({
    ...{ lines, address: { ...ADDRESS, state: STATES[draw(STATES.length)] ?? '' } },
    paymentMethod: (['cod', 'NEFT', 'online_payment'] as const)[draw(3)] ?? 'cod',
    buyerGstin: draw(4) === 0 ? '27AAPFU0939F1ZV' : '',
    deliveryChargePaise: draw(2) * draw(20_000),
    discountPaise: draw(2) * draw(total + 1),
  });
}
