// A one-page PDF for a product (batch report or how to use), written by hand: five objects, a
// cross-reference table, Helvetica. Text is plain ASCII, since the built-in fonts know no more.
import { brands } from './brands.ts';
import type { CataloguedProduct } from './catalogue.ts';
import { randomFrom } from './drawing/random.ts';

const ascii = (text: string) =>
  text
    .replaceAll(/[’‘]/g, "'")
    .replaceAll('×', 'x')
    .replaceAll('°', ' deg ')
    .replaceAll(/[^ -~]/g, '')
    .replaceAll(/[\\()]/g, '\\$&');

function wrapped(text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines[lines.length - 1] ?? '';
    if (last.length + word.length + 1 > width) lines.push(word);
    else lines[lines.length - 1] = last ? `${last} ${word}` : word;
  }
  return lines;
}

type Line = { text: string; size: number; gap: number };

function linesOf({ category, product }: CataloguedProduct): Line[] {
  const random = randomFrom(`${product.id} document`);
  const body = (text: string): Line[] =>
    wrapped(text, 84).map((line, index) => ({ text: line, size: 11, gap: index ? 16 : 22 }));
  const heading = (text: string): Line => ({ text, size: 14, gap: 34 });
  const batch = `${product.id.slice(0, 3).toUpperCase()}-${random.whole(1000, 9999)}`;
  const facts = product.facts.flatMap(([what, value]) => body(`${what}: ${value}`));
  const shared = [
    { text: 'Haat demo catalogue', size: 10, gap: 0 },
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
  let y = 790;
  const text = linesOf(entry).map((line) => {
    y -= line.gap;
    return `BT /F${line.size > 11 ? 2 : 1} ${line.size} Tf 56 ${y} Td (${ascii(line.text)}) Tj ET`;
  });
  const content = `0.18 0.42 0.23 rg 0 822 595 20 re f 0.12 0.16 0.11 rg\n${text.join('\n')}`;
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return Buffer.from(
    `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  );
}
