// Parses the documents `products/{id}` into products. A name and a price are required; an invalid optional field is
// dropped and reported, and the product is kept without it.
import * as v from 'valibot';
import { mapTexts } from '../shared/translations.ts';
import { PRODUCT_FIELDS, type ProductFieldName, type ProductFieldTable } from './product.fields.ts';
import type { Product, ProductWithDetails } from './product.ts';

const TABLE: ProductFieldTable = PRODUCT_FIELDS;
type Fields = typeof PRODUCT_FIELDS;

/** Others that the shop never shows concern only the desk, and are not published. Hidden products are not believed. */
type ReadField = {
  [Name in ProductFieldName]: Name extends 'hidden'
    ? Name
    : Fields[Name] extends { shown: 'never' }
      ? never
      : Name;
}[ProductFieldName];

const NAMES = Object.keys(TABLE).filter(
  (name) => name === 'hidden' || TABLE[name]?.shown !== 'never',
) as ReadField[];

type Schemas = { [Name in ReadField]: Fields[Name]['stored'] };

/** The fields of `products/{id}` that concern shoppers, as they are stored. */
export const ProductFields = v.object(
  Object.fromEntries(NAMES.map((name) => [name, PRODUCT_FIELDS[name].stored])) as Schemas,
);
export type ProductFields = v.InferOutput<typeof ProductFields>;

/** The optional fields, with the schema of a present value. */
const FACTS = NAMES.flatMap((name) => {
  const { stored } = PRODUCT_FIELDS[name];
  return 'fallback' in stored ? [{ name, schema: stored.wrapped }] : [];
});

/** Whether the merchant hides a stored document: a product, category, brand or blog. */
export function isHidden(fields: unknown): boolean {
  return Reflect.get(Object(fields), 'hidden') === true;
}

/** The product in a stored document `products/{id}`. `createdAt`: when the document was created, ms. */
export function productFromFields(
  id: string,
  fields: ProductFields,
  createdAt?: number,
): ProductWithDetails {
  const stored: Readonly<Record<string, unknown>> = withoutContradictions(fields);
  const product: Record<string, unknown> = { id, createdAt };
  const facts: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(TABLE)) {
    const value = stored[name] ?? (field.isNullable ? null : undefined);
    if (value === undefined || field.shown === 'never') continue;
    const into = field.shown === 'pack' ? facts : product;
    into[field.as ?? name] = field.convert ? field.convert(value as never) : value;
  }
  if (Object.keys(facts).length > 0) product.facts = facts;
  // The type is derived from the same table.
  return product as ProductWithDetails;
}

/** The product without what only its page shows. */
export function listedProduct(product: ProductWithDetails): Product {
  const { editorContent: _, facts: __, texts, ...listed } = product;
  const names = texts && mapTexts(texts, (text, field) => (field === 'name' ? text : undefined));
  return { ...listed, ...(names && { texts: names }) };
}

/** The fields without contradictory facts: an amount without its unit, a printed price below the price. */
export function withoutContradictions(fields: ProductFields): ProductFields {
  const { netWeight, unit, mrp, price, ...rest } = fields;
  return {
    ...rest,
    price,
    ...(netWeight !== undefined && unit !== undefined && { netWeight, unit }),
    ...(mrp !== undefined && mrp >= price && { mrp }),
  };
}

/**
 * One line for each optional field that is invalid, alone or beside the others: the product is shown without it.
 * `fields` are as stored.
 */
export function invalidFacts(fields: unknown): string[] {
  const stored: Partial<Record<string, unknown>> = Object(fields);
  const isThere = (name: ProductFieldName) => (stored[name] ?? null) !== null;
  const malformed = FACTS.flatMap(({ name, schema }) =>
    isThere(name) && !v.is(schema, stored[name]) ? [name] : [],
  );
  const invalid = malformed.map(
    (name) => `${name} ${JSON.stringify(stored[name]).slice(0, 60)} is not believed`,
  );
  if (isThere('netWeight') !== isThere('unit')) {
    invalid.push('netWeight and unit are nothing without each other');
  }
  if (!malformed.includes('mrp') && isThere('mrp') && Number(stored.mrp) < Number(stored.price)) {
    invalid.push('mrp is below the price');
  }
  return invalid;
}
