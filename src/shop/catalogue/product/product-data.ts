// A product as schema.org data, for search engines. Pure.

import { preorderWeeks } from '#domain/order/preorder.ts';
import type { Product, ShownProduct, Unit } from '#domain/product/product.ts';
import { isInStock } from '#domain/product/product.ts';
import { averageStars, unitPrice } from '#domain/product/product-facts.ts';
import { MAX_STARS } from '#domain/shared/limits.ts';
import { pictureAddress } from '#domain/shared/picture.ts';
import { spokenText } from '#domain/shared/spoken-text.ts';
import {
  ALLERGENS,
  BATCH,
  BEST_BEFORE,
  COUNTRY,
  DIET,
  dietWords,
  FSSAI_LICENCE,
  INGREDIENTS,
  KEEPS_FOR,
  ORGANIC_CERTIFICATE,
  ORIGIN,
  PACKER,
} from '../messages.ts';

/** Unit codes used in trade. Source: UN/CEFACT Recommendation 20. */
const CODES: Readonly<Record<Unit, string>> = { g: 'GRM', kg: 'KGM', ml: 'MLT', l: 'LTR' };

/** A product with the facts on its pack. */
type ToldProduct = Product & Pick<ShownProduct, 'facts'>;

/** A product's data; `address` is its page's URL. */
export function productData(product: ToldProduct, brand: string, address: string): object {
  const { packOf, rating } = product;
  const prices = priceData(product);
  const properties = packProperties(product).map((it) => ({ '@type': 'PropertyValue', ...it }));
  const pictures = product.photoURL.map((image) => pictureAddress(product.id, image, 800));
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: spokenText(product, 'name').text,
    sku: product.id,
    ...(pictures.length > 0 && { image: pictures }),
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...amountData(product),
    ...(packOf !== undefined && { inProductGroupWithID: packOf }),
    ...(properties.length > 0 && { additionalProperty: properties }),
    ...(rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: averageStars(rating),
        ratingCount: rating.count,
        bestRating: MAX_STARS,
        worstRating: 1,
      },
    }),
    offers: {
      '@type': 'Offer',
      url: address,
      price: rupees(product.pricePaise),
      priceCurrency: 'INR',
      availability: `https://schema.org/${availability(product)}`,
      ...(prices.length > 0 && { priceSpecification: prices }),
    },
  };
}

function availability(product: Product): string {
  if (isInStock(product)) return 'InStock';
  return preorderWeeks(product) === null ? 'OutOfStock' : 'PreOrder';
}

function rupees(paise: number): string {
  return (paise / 100).toFixed(2);
}

function quantity(value: number, unit: Unit): object {
  return { '@type': 'QuantitativeValue', value, unitCode: CODES[unit] };
}

function amountData({ netWeight, unit }: Product): object {
  if (netWeight === undefined || unit === undefined) return {};
  const amount = quantity(netWeight, unit);
  return unit === 'g' || unit === 'kg' ? { weight: amount } : { size: amount };
}

/** The printed price, and the pack's price with its amount and the amount that unit prices are compared by. */
function priceData(product: Product): object[] {
  const { pricePaise, mrpPaise, netWeight, unit } = product;
  const measure = unitPrice(product)?.per;
  const specification = { '@type': 'UnitPriceSpecification', priceCurrency: 'INR' };
  return [
    ...(mrpPaise !== undefined && mrpPaise > pricePaise
      ? [
          {
            ...specification,
            priceType: 'https://schema.org/StrikethroughPrice',
            price: rupees(mrpPaise),
          },
        ]
      : []),
    ...(measure && netWeight !== undefined && unit !== undefined
      ? [
          {
            ...specification,
            price: rupees(pricePaise),
            referenceQuantity: {
              ...quantity(netWeight, unit),
              valueReference: measure === 'weight' ? quantity(100, 'g') : quantity(1, 'l'),
            },
          },
        ]
      : []),
  ];
}

/** The label's facts besides the amount, as far as the merchant has filled them in. */
export function packProperties({ origin, facts = {} }: ToldProduct) {
  return [
    { name: DIET, value: facts.diet && dietWords(facts.diet) },
    { name: INGREDIENTS, value: facts.ingredients },
    { name: ALLERGENS, value: facts.allergens },
    { name: ORIGIN, value: origin },
    { name: COUNTRY, value: facts.country },
    { name: KEEPS_FOR, value: facts.shelfLife },
    { name: BEST_BEFORE, value: facts.bestBefore },
    { name: BATCH, value: facts.batch },
    { name: PACKER, value: facts.packer },
    { name: FSSAI_LICENCE, value: facts.fssai },
    { name: ORGANIC_CERTIFICATE, value: facts.organicCertificate },
  ].filter(({ value }) => value);
}
