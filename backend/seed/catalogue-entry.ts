// One product, ready to write: its document in Firestore, its pictures and its PDF.
import type { ProductFields } from '#domain/product/parse-product.ts';
import type { CataloguedProduct } from './catalogue.ts';
import { documentOf } from './demo-document.ts';
import { pictureFile } from './demo-pictures.ts';
import { hindiOfProduct } from './hindi.ts';
import { type PackFields, packFieldsOf } from './pack-fields.ts';
import { editorContentOf, tagsOf } from './product-page.ts';

/** The literal fields of `products/{id}`, without `updatedAt`. */
type StoredProduct = Pick<
  ProductFields,
  'name' | 'brand' | 'category' | 'price' | 'tags' | 'quantity' | 'editorContent' | 'texts'
> &
  PackFields & {
    photoURL: number[];
    numWeeks?: number;
    popularity?: number;
    documentBytes?: number;
    documentName?: string;
  };

export type CatalogueEntry = {
  id: string;
  fields: StoredProduct;
  /** Files, in gallery order. */
  pictures: readonly string[];
  /** A PDF, or null. */
  document: Buffer | null;
};

export function entryOf(catalogued: CataloguedProduct): CatalogueEntry {
  const { category, product } = catalogued;
  const document = product.document ? documentOf(catalogued) : null;
  const pictureNumbers = Array.from({ length: product.pictures }, (_, index) => index);
  return {
    id: product.id,
    fields: {
      name: product.name,
      brand: product.brand,
      category: category.id,
      price: product.price,
      tags: tagsOf(catalogued),
      photoURL: pictureNumbers,
      quantity: product.quantity,
      ...(product.numWeeks ? { numWeeks: product.numWeeks } : {}),
      ...(product.popularity ? { popularity: product.popularity } : {}),
      ...packFieldsOf(catalogued),
      editorContent: editorContentOf(catalogued),
      ...hindiOfProduct(product.id),
      ...(document ? { documentBytes: document.length, documentName: product.document } : {}),
    },
    pictures: pictureNumbers.map((number) => pictureFile(product.id, number)),
    document,
  };
}
