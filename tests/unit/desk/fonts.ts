// The fonts of the papers that are printed, as files.
import { readFileSync } from 'node:fs';
import type { SheetFonts } from '#domain/print/pdf-document.ts';

const FONTS = new URL('../../../node_modules/@expo-google-fonts/', import.meta.url);
const fontFile = (path: string): ArrayBuffer =>
  new Uint8Array(readFileSync(new URL(path, FONTS))).buffer;

export const fontOf = (family: string, name: string): SheetFonts => ({
  regular: fontFile(`${family}/400Regular/${name}_400Regular.ttf`),
  bold: fontFile(`${family}/600SemiBold/${name}_600SemiBold.ttf`),
});
export const HIND = fontOf('hind', 'Hind');
export const TAMIL = fontOf('noto-sans-tamil', 'NotoSansTamil');
