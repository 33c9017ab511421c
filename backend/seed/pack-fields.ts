// The details on a demo product's pack, as a merchant enters them: amount, printed price, origin and legal details.

import { type DIETS, UNITS } from '#domain/product/product.fields.ts';
import type { Unit } from '#domain/product/product.ts';
import { brands } from './brands.ts';
import type { CataloguedProduct } from './catalogue.ts';

export type PackFields = {
  netWeight?: number;
  unit?: Unit;
  mrp?: number;
  packOf?: string;
  origin: string;
  shelfLife: string;
  diet: (typeof DIETS)[number];
  ingredients?: string;
  allergens?: string;
  batch?: string;
  packer: string;
  country: string;
  fssai: string;
  organicCertificate?: string;
};

/** Rows of a product's table with the pack's amount. */
const AMOUNT_ROWS = ['Net weight', 'Volume'];

export function packFieldsOf({ category, product }: CataloguedProduct): PackFields {
  const { brandName, origin, fssai, ...certified } = brands[product.brand];
  const { ingredients, allergens, batch } = product;
  return {
    ...amountOf(product.facts),
    ...(product.mrp !== undefined && { mrp: product.mrp }),
    ...(product.packOf !== undefined && { packOf: product.packOf }),
    origin: product.origin ?? origin,
    shelfLife: category.shelfLife,
    diet: 'vegetarian',
    ...(ingredients !== undefined && { ingredients }),
    ...(allergens !== undefined && { allergens }),
    ...(batch !== undefined && { batch }),
    packer: `${brandName}, ${origin}`,
    country: 'India',
    fssai,
    ...('organicCertificate' in certified && { organicCertificate: certified.organicCertificate }),
  };
}

/** Parses "250 ml" or "1 kg (2 × 500 g)": the amount at the beginning. */
function amountOf(
  facts: CataloguedProduct['product']['facts'],
): Pick<PackFields, 'netWeight' | 'unit'> {
  const row = facts.find(([what]) => AMOUNT_ROWS.includes(what));
  const [, number, written] = /^([\d.]+) (\w+)/.exec(row?.[1] ?? '') ?? [];
  const unit = UNITS.find((it) => it === written?.toLowerCase());
  return unit === undefined ? {} : { netWeight: Number(number), unit };
}
