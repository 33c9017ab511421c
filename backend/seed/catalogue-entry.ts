// One product ready to be written: its document in Firestore, its pictures and its PDF.
import type { ProductFields } from '#core/model/product.ts';
import type { CataloguedProduct } from './catalogue.ts';
import { documentOf } from './demo-document.ts';
import { pictureOf } from './drawing/shots.ts';
import { editorContentOf, tagsOf } from './product-page.ts';

/** The literal fields of `products/{id}`, without `updatedAt`. */
export type StoredProduct = Pick<
  ProductFields,
  'name' | 'brand' | 'category' | 'price' | 'tags' | 'quantity' | 'editorContent'
> & { photoURL: number[]; numWeeks?: number; documentBytes?: number };

/** A picture that is drawn when it is asked for; equal keys are the same picture. */
export type EntryPicture = { key: string; svg: () => string };

export type CatalogueEntry = {
  id: string;
  fields: StoredProduct;
  /** In the order of the gallery. */
  pictures: readonly EntryPicture[];
  /** A PDF, where there is one. */
  document: Buffer | null;
};

export function entryOf(catalogued: CataloguedProduct): CatalogueEntry {
  const { category, product } = catalogued;
  const document = product.document ? documentOf(catalogued) : null;
  return {
    id: product.id,
    fields: {
      name: product.name,
      brand: product.brand,
      category: category.id,
      price: product.price,
      tags: tagsOf(catalogued),
      photoURL: product.look.shots.map((_, index) => index),
      quantity: product.quantity,
      ...(product.numWeeks ? { numWeeks: product.numWeeks } : {}),
      editorContent: editorContentOf(catalogued),
      ...(document ? { documentBytes: document.length } : {}),
    },
    pictures: product.look.shots.map((shot) => ({
      key: `${product.id} ${shot}`,
      svg: () => pictureOf(product.id, product.look, shot),
    })),
    document,
  };
}
