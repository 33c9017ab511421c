// A product of the catalogue, as the device mirrors it and the shop shows it. Its type derives from product.fields.ts.
import type * as v from 'valibot';
import type { PRODUCT_FIELDS, UNITS } from './product.fields.ts';

type Fields = typeof PRODUCT_FIELDS;
type Place<Name extends keyof Fields> = Fields[Name] extends { shown: infer At } ? At : 'lists';
type FieldsIn<At> = { [F in keyof Fields]: Place<F> extends At ? F : never }[keyof Fields];
type NameOf<Name extends keyof Fields> = Fields[Name] extends { as: infer As extends string }
  ? As
  : Name;
type Stored<Name extends keyof Fields> = v.InferOutput<Fields[Name]['stored']>;
type ValueOf<Name extends keyof Fields> = Fields[Name] extends { isNullable: true }
  ? Exclude<Stored<Name>, undefined> | null
  : Stored<Name>;
type Optional = { [F in keyof Fields]: undefined extends ValueOf<F> ? F : never }[keyof Fields];
type Flat<T> = { [Key in keyof T]: T[Key] };

/** An object type with these fields of a product. */
type Having<Name extends keyof Fields> = Flat<
  {
    -readonly [F in keyof Fields as F extends Exclude<Name, Optional>
      ? NameOf<F>
      : never]: ValueOf<F>;
  } & {
    -readonly [F in keyof Fields as F extends Name & Optional ? NameOf<F> : never]?: ValueOf<F>;
  }
>;

export type Unit = (typeof UNITS)[number];

/** Facts printed on a pack, shown only on the product's page. */
type PackFacts = Having<FieldsIn<'pack'>>;

/** A product as lists, cards and the cart need it: everything but its long text. Price in paise. */
export type Product = {
  id: string;
  /** When its document was created, ms since 1970 by the server's clock. */
  createdAt?: number | undefined;
} & Having<FieldsIn<'lists'>>;

/** Number of published reviews with stars, and the sum of their stars. */
export type Rating = NonNullable<Product['rating']>;

/** A product with the fields of its page: the long text and the facts on the pack. */
export type ProductWithDetails = Product & Having<FieldsIn<'page'>> & { facts?: PackFacts };

/** One pack among others of the same thing. */
export type Pack = Pick<Product, 'id' | 'name' | 'pricePaise' | 'netWeight' | 'unit' | 'texts'>;

/** A product as its page shows it. `packs`: all packs of the same thing, if there are several. */
export type ShownProduct = ProductWithDetails & { packs?: Pack[] };

/** In stock means at least one piece. Source: specification, constants. */
export function isInStock(product: Pick<Product, 'quantity'>): boolean {
  return product.quantity > 0;
}
