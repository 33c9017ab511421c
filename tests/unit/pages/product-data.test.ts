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
