// Writes the demo catalogue and the demo customer into the emulators: documents, pictures, PDFs, and last the mark that
// the catalogue has changed. Refuses anything but an emulator of a demo project.
import { FieldValue } from 'firebase-admin/firestore';
import { blogs } from './blogs.ts';
import { brands } from './brands.ts';
import { categories, demoProducts } from './catalogue.ts';
import { entryOf } from './catalogue-entry.ts';
import { customer } from './demo-customer.ts';
import { demandEmulators, openEmulator } from './emulator.ts';
import { generatedProducts } from './generated-products.ts';
import { hindiOfBlog, hindiOfCategory } from './hindi.ts';
import { type PictureChoice, uploadDocuments, uploadPictures } from './upload-pictures.ts';
import { type SeededCustomer, writeCustomer } from './write-customer.ts';
import { writeDocuments } from './write-documents.ts';

export type SeedOptions = {
  /** Must start with `demo-`. */
  projectId: string;
  /** Products in total; those beyond the demo catalogue are generated. */
  products?: number;
  pictures?: PictureChoice;
  log?: (line: string) => void;
};

export type Seeded = {
  products: number;
  categories: number;
  brands: number;
  blogs: number;
  /** Picture files in Storage. */
  pictures: number;
  documents: number;
} & SeededCustomer;

export async function seed(options: SeedOptions): Promise<Seeded> {
  const { projectId, products = 0, pictures = 'all', log = () => {} } = options;
  demandEmulators(projectId);
  const entries = [
    ...demoProducts.map(entryOf),
    ...generatedProducts(Math.max(0, products - demoProducts.length)),
  ];
  const brandDocuments = Object.entries(brands).map(([id, { brandName }]) => ({
    id,
    fields: { brandName },
  }));
  const emulator = openEmulator(projectId);
  const { firestore, bucket } = emulator;
  try {
    await writeDocuments(
      firestore,
      'categories',
      categories.map(({ id, categoryName }) => ({
        id,
        fields: { categoryName, ...hindiOfCategory(id) },
      })),
    );
    await writeDocuments(firestore, 'brands', brandDocuments);
    await writeDocuments(
      firestore,
      'blogs',
      blogs.map(({ id, fields }) => ({ id, fields: { ...fields, ...hindiOfBlog(id) } })),
    );
    // Before the products, or functions would find these without their documents.
    const documents = await uploadDocuments(bucket, entries);
    await writeDocuments(firestore, 'products', entries);
    log(
      `Wrote ${entries.length} products in ${categories.length} categories, ${brandDocuments.length} brands, ${blogs.length} blogs.`,
    );
    const files = await uploadPictures(bucket, entries, pictures);
    log(`Put ${files} pictures and ${documents} PDF documents into storage.`);
    const ofCustomer = await writeCustomer(emulator, Date.now());
    log(
      `Made the demo customer: sign in as ${customer.phone}, with ${ofCustomer.orders} orders and ${ofCustomer.quotations} quotations.`,
    );
    await firestore.doc('catalogue/head').set({ changedAt: FieldValue.serverTimestamp() });
    return {
      products: entries.length,
      categories: categories.length,
      brands: brandDocuments.length,
      blogs: blogs.length,
      pictures: files,
      documents,
      ...ofCustomer,
    };
  } finally {
    await emulator.close();
  }
}
