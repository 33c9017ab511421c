// A PDF that texts of all printed scripts are written into, in two weights.
import PDFDocument from 'pdfkit';
import { printedFont } from './printed-font.ts';

/** TrueType font files. */
export type SheetFonts = { regular: ArrayBuffer; bold: ArrayBuffer };
/** `missing`: characters that the fonts lack; each shows as a question mark. */
export type MadeSheet = { bytes: ArrayBuffer; missing: string[] };

/** Without `createdAt` (ms), a PDF is of now. Without `bufferPages`, each page is finished when the next one begins. */
type Sheet = {
  title: string;
  author: string;
  createdAt?: number;
  margin: number;
  bufferPages: boolean;
  autoFirstPage?: boolean;
};

/**
 * Opens an A4 document with the fonts `regular` and `bold`, which print each letter with the first of `fonts` that has
 * it. `finish` ends the document.
 */
export function openPdf(
  { title, author, createdAt = Date.now(), ...how }: Sheet,
  fonts: readonly SheetFonts[],
): { document: PDFDocument; finish(): Promise<MadeSheet> } {
  const missing = new Set<string>();
  const document = new PDFDocument({
    ...how,
    size: 'A4',
    font: null,
    lang: 'en-IN',
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: new Date(createdAt) },
  });
  const bytes = collected(document);
  for (const weight of ['regular', 'bold'] as const) {
    const files = fonts.map((it) => it[weight]);
    document.registerFont(weight, printedFont(weight, files, missing));
  }
  return {
    document,
    async finish() {
      document.end();
      return { bytes: await bytes, missing: [...missing] };
    },
  };
}

function collected(document: PDFDocument): Promise<ArrayBuffer> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  return new Promise((resolve, reject) => {
    document.on('data', (chunk) => void chunks.push(new Uint8Array(chunk)));
    document.on('end', () => void new Blob(chunks).arrayBuffer().then(resolve, reject));
    document.on('error', reject);
  });
}
