// Writes a one-page PDF by hand: five objects, a cross-reference table, Helvetica. Text is plain ASCII, all that the
// built-in fonts have.

/** One line of the page: font size and distance from the line before, in points. */
export type PdfLine = { text: string; size: number; gap: number };

const ascii = (text: string) =>
  text
    .replaceAll(/[’‘]/g, "'")
    .replaceAll('₹', 'Rs ')
    .replaceAll('×', 'x')
    .replaceAll('°', ' deg ')
    .replaceAll(/[^ -~]/g, '')
    .replaceAll(/[\\()]/g, '\\$&');

/** The text in lines of at most `width` characters, broken between words. */
export function wrapped(text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines[lines.length - 1] ?? '';
    if (last.length + word.length + 1 > width) lines.push(word);
    else lines[lines.length - 1] = last ? `${last} ${word}` : word;
  }
  return lines;
}

/** A paragraph of body text. */
export function body(text: string): PdfLine[] {
  return wrapped(text, 84).map((line, index) => ({ text: line, size: 11, gap: index ? 16 : 22 }));
}

export function heading(text: string): PdfLine {
  return { text, size: 14, gap: 34 };
}

/** The bytes of a page with these lines. */
export function pdfOf(lines: readonly PdfLine[]): Buffer {
  let y = 790;
  const text = lines.map((line) => {
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
