// A product in the words of schema.org, for search engines. Pure.
import { pictureAddress } from '#core/model/catalogue/picture.ts';
import type { Product } from '#core/model/catalogue/product.ts';
import { isInStock } from '#core/model/catalogue/product.ts';
import { preorderWeeks } from '#core/model/order/preorder.ts';

/** The data of a product; `address` is its page's web address. */
export function productData(product: Product, brand: string, address: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku: product.id,
    image: product.photoURL.map((image) => pictureAddress(product.id, image, 800)),
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    offers: {
      '@type': 'Offer',
      url: address,
      price: (product.pricePaise / 100).toFixed(2),
      priceCurrency: 'INR',
      availability: `https://schema.org/${availability(product)}`,
    },
  };
}

function availability(product: Product): string {
  if (isInStock(product)) return 'InStock';
  return preorderWeeks(product) === null ? 'OutOfStock' : 'PreOrder';
}
