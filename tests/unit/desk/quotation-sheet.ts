// A quotation to print in tests, and the fonts that the desk prints it with.
import { readFileSync } from 'node:fs';
import { INDIAN_SCRIPTS, type IndianScript } from '#domain/quotation/desk/indian-scripts.ts';
import type { Sheet, SheetFonts } from '#domain/quotation/desk/quotation-pdf.ts';
import type { Offer } from '#domain/quotation/offered-quotation.ts';

const fontOf = (family: string, name: string): SheetFonts => ({
  regular: read(`${family}/400Regular/${name}_400Regular.ttf`),
  bold: read(`${family}/600SemiBold/${name}_600SemiBold.ttf`),
});

export const HIND = fontOf('hind', 'Hind');
export const FONT_OF_SCRIPT = Object.fromEntries(
  INDIAN_SCRIPTS.map((it) => [it, fontOf(`noto-sans-${it.toLowerCase()}`, `NotoSans${it}`)]),
) as Record<IndianScript, SheetFonts>;

export const OTHERS = INDIAN_SCRIPTS.map((it) => FONT_OF_SCRIPT[it]);
export const LINE = { productId: 'turmeric', name: 'हल्दी पाउडर', quantity: 12, price: 199.5 };

const OFFER: Offer = {
  ...{ phone: '+919876543210', customer: 'श्रीमती राव', note: '', lines: [LINE] },
  ...{ createdAt: 1_795_154_400_000, validUntil: 1_796_154_400_000 },
};
const SHOP = {
  ...{ name: 'Haat', address: ['14 Mandi Road', 'Sehore'], phone: '+91 98765 43210' },
  ...{ email: 'namaste@haat.example', site: 'https://haat.example' },
};
export const sheetWith = (offer: Partial<Offer>): Sheet => {
  return { number: '3F9A02C1', offer: { ...OFFER, ...offer }, shop: SHOP };
};

function read(path: string): ArrayBuffer {
  const file = new URL(`../../../node_modules/@expo-google-fonts/${path}`, import.meta.url);
  return new Uint8Array(readFileSync(file)).buffer;
}
