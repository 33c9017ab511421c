// A one-page PDF for a product: batch report or how to use.
import { shop } from '#config/shop.ts';
import { brands } from './brands.ts';
import type { CataloguedProduct } from './catalogue.ts';
import { body, heading, type PdfLine, pdfOf, wrapped } from './pdf.ts';
import { randomFrom } from './random.ts';

function linesOf({ category, product }: CataloguedProduct): PdfLine[] {
  const random = randomFrom(`${product.id} document`);
  const batch = `${product.id.slice(0, 3).toUpperCase()}-${random.whole(1000, 9999)}`;
  const facts = product.facts.flatMap(([what, value]) => body(`${what}: ${value}`));
  const shared = [
    { text: `${shop.name} demo catalogue`, size: 10, gap: 0 },
    { text: product.document ?? '', size: 24, gap: 36 },
    ...wrapped(product.name, 58).map((text, index) => ({ text, size: 15, gap: index ? 19 : 28 })),
    ...body(`Batch ${batch}, packed by ${brands[product.brand].brandName}.`),
  ];
  return product.document === 'Batch report'
    ? [
        ...shared,
        heading('What was found'),
        ...facts,
        ...body('Foreign matter: none seen in 500 g'),
        ...body('Moisture taken on the day of packing; sieve and scale checked the same morning.'),
        heading('How it was made'),
        ...body(category.making),
        ...body('This sheet belongs to invented demo data. It certifies nothing.'),
      ]
    : [
        ...shared,
        heading('In the kitchen'),
        ...product.uses.flatMap((use) => body(`- ${use}`)),
        heading('Keeping'),
        ...category.keeping.flatMap((step) => body(`- ${step}`)),
        ...(product.note ? body(`Please note: ${product.note}`) : []),
      ];
}

/** The bytes of the product's PDF. */
export function documentOf(entry: CataloguedProduct): Buffer {
  return pdfOf(linesOf(entry));
}
