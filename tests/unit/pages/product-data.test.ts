// A product as search engines understand it.
import { expect, test } from 'vitest';
import type { Product } from '#core/model/catalogue/product.ts';
import { productData } from '../../../src/features/catalogue/product/product-data.ts';

const product: Product = {
  id: 'erode-turmeric',
  name: 'Erode Turmeric',
  brand: 'himvalley',
  category: 'turmeric',
  pricePaise: 24_950,
  tags: [],
  photoURL: ['0', '1'],
  quantity: 3,
  numWeeks: null,
  documentBytes: null,
};
const ADDRESS = 'https://haat.example/product/erode-turmeric';

test('name, maker, pictures, price in rupees and address are told', () => {
  expect(productData(product, 'Himvalley Growers', ADDRESS)).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Erode Turmeric',
    brand: { '@type': 'Brand', name: 'Himvalley Growers' },
    image: [expect.stringContaining('0_800x800'), expect.stringContaining('1_800x800')],
    offers: {
      '@type': 'Offer',
      price: '249.50',
      priceCurrency: 'INR',
      availability: 'https://schema.org/InStock',
      url: ADDRESS,
    },
  });
});

test.each([0, -2])('with %i pieces it is a pre-order', (quantity) => {
  expect(productData({ ...product, quantity }, 'H', ADDRESS)).toMatchObject({
    offers: { availability: 'https://schema.org/PreOrder' },
  });
});

test('a product of nobody in particular has no brand', () => {
  expect(productData(product, '', ADDRESS)).not.toHaveProperty('brand');
});

test('amount, printed price, packs, stars and what stands on the pack are told where they are known', () => {
  const filled = {
    ...product,
    netWeight: 500,
    unit: 'g',
    mrpPaise: 28_000,
    packOf: 'erode-turmeric',
    origin: 'Erode, Tamil Nadu',
    rating: { count: 3, sum: 14 },
    facts: { shelfLife: '12 months', fssai: '12424999000103' },
  } as const;
  const amount = { '@type': 'QuantitativeValue', value: 500, unitCode: 'GRM' };
  expect(productData(filled, 'H', ADDRESS)).toMatchObject({
    weight: amount,
    inProductGroupWithID: 'erode-turmeric',
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: '4.7',
      ratingCount: 3,
      bestRating: 5,
      worstRating: 1,
    },
    additionalProperty: [
      { '@type': 'PropertyValue', name: 'Origin', value: 'Erode, Tamil Nadu' },
      { '@type': 'PropertyValue', name: 'Shelf life', value: '12 months' },
      { '@type': 'PropertyValue', name: 'FSSAI licence no.', value: '12424999000103' },
    ],
    offers: {
      price: '249.50',
      priceSpecification: [
        { priceType: 'https://schema.org/StrikethroughPrice', price: '280.00' },
        {
          price: '249.50',
          referenceQuantity: { ...amount, valueReference: { value: 100, unitCode: 'GRM' } },
        },
      ],
    },
  });
  const oil = { ...product, netWeight: 1, unit: 'l' } as const;
  expect(productData(oil, 'H', ADDRESS)).toMatchObject({ size: { value: 1, unitCode: 'LTR' } });
});

test('a product without these facts claims none of them', () => {
  const told = JSON.stringify(productData(product, 'H', ADDRESS));
  for (const word of ['weight', 'size', 'Rating', 'Property', 'priceSpecification', 'GroupWith']) {
    expect(told, word).not.toContain(word);
  }
});
