// A product as search engines understand it.
import { expect, test } from 'vitest';
import type { Product } from '#domain/product/product.ts';
import { productData } from '../../../src/shop/catalogue/product/product-data.ts';
import { givenProduct } from '../given.ts';

const ADDRESS = 'https://haat.example/product/erode-turmeric';
const told = (change: Partial<Product> = {}, brand = 'Himvalley Growers') =>
  productData(
    givenProduct({ name: 'Erode Turmeric', pricePaise: 24_950, photoURL: ['0', '1'], ...change }),
    brand,
    ADDRESS,
  );

test('name, maker, pictures, price in rupees and address are told, and nothing that is not known', () => {
  expect(told()).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Erode Turmeric',
    brand: { '@type': 'Brand', name: 'Himvalley Growers' },
    image: [expect.stringContaining('0_800x800'), expect.stringContaining('1_800x800')],
    offers: {
      ...{ '@type': 'Offer', price: '249.50', priceCurrency: 'INR', url: ADDRESS },
      availability: 'https://schema.org/InStock',
    },
  });
  expect(told({}, '')).not.toHaveProperty('brand');
  expect(JSON.stringify(told())).not.toMatch(/weight|size|Rating|Property|Specification|GroupWith/);
});

test('amount, printed price, packs, stars and the text on the pack are told where they are known', () => {
  const filled = {
    ...({ netWeight: 500, unit: 'g', mrpPaise: 28_000, packOf: 'erode-turmeric' } as const),
    ...{ origin: 'Erode, Tamil Nadu', rating: { count: 3, sum: 14 } },
    facts: { shelfLife: '12 months', fssai: '12424999000103' },
  };
  const weight = { '@type': 'QuantitativeValue', value: 500, unitCode: 'GRM' };
  const hundred = { ...weight, valueReference: { value: 100, unitCode: 'GRM' } };
  const property = { '@type': 'PropertyValue' };
  expect(told(filled)).toMatchObject({
    weight,
    inProductGroupWithID: 'erode-turmeric',
    aggregateRating: {
      ...{ '@type': 'AggregateRating', ratingValue: '4.7', ratingCount: 3 },
      ...{ bestRating: 5, worstRating: 1 },
    },
    additionalProperty: [
      { ...property, name: 'Origin', value: 'Erode, Tamil Nadu' },
      { ...property, name: 'Shelf life', value: '12 months' },
      { ...property, name: 'FSSAI licence no.', value: '12424999000103' },
    ],
    offers: {
      priceSpecification: [
        { priceType: 'https://schema.org/StrikethroughPrice', price: '280.00' },
        { price: '249.50', referenceQuantity: hundred },
      ],
    },
  });
  const litre = { value: 1, unitCode: 'LTR' };
  expect(told({ netWeight: 1, unit: 'l' })).toMatchObject({ size: litre });
});
