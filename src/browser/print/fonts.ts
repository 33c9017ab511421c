// The fonts of what is printed. The desk's service worker precaches those of English and Hindi, and keeps another once it was
// needed; a shopper's phone fetches them with the first paper.

import hind from '@expo-google-fonts/hind/400Regular/Hind_400Regular.ttf?url';
import hindBold from '@expo-google-fonts/hind/600SemiBold/Hind_600SemiBold.ttf?url';
import bengali from '@expo-google-fonts/noto-sans-bengali/400Regular/NotoSansBengali_400Regular.ttf?url';
import bengaliBold from '@expo-google-fonts/noto-sans-bengali/600SemiBold/NotoSansBengali_600SemiBold.ttf?url';
import devanagari from '@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf?url';
import devanagariBold from '@expo-google-fonts/noto-sans-devanagari/600SemiBold/NotoSansDevanagari_600SemiBold.ttf?url';
import gujarati from '@expo-google-fonts/noto-sans-gujarati/400Regular/NotoSansGujarati_400Regular.ttf?url';
import gujaratiBold from '@expo-google-fonts/noto-sans-gujarati/600SemiBold/NotoSansGujarati_600SemiBold.ttf?url';
import gurmukhi from '@expo-google-fonts/noto-sans-gurmukhi/400Regular/NotoSansGurmukhi_400Regular.ttf?url';
import gurmukhiBold from '@expo-google-fonts/noto-sans-gurmukhi/600SemiBold/NotoSansGurmukhi_600SemiBold.ttf?url';
import kannada from '@expo-google-fonts/noto-sans-kannada/400Regular/NotoSansKannada_400Regular.ttf?url';
import kannadaBold from '@expo-google-fonts/noto-sans-kannada/600SemiBold/NotoSansKannada_600SemiBold.ttf?url';
import malayalam from '@expo-google-fonts/noto-sans-malayalam/400Regular/NotoSansMalayalam_400Regular.ttf?url';
import malayalamBold from '@expo-google-fonts/noto-sans-malayalam/600SemiBold/NotoSansMalayalam_600SemiBold.ttf?url';
import oriya from '@expo-google-fonts/noto-sans-oriya/400Regular/NotoSansOriya_400Regular.ttf?url';
import oriyaBold from '@expo-google-fonts/noto-sans-oriya/600SemiBold/NotoSansOriya_600SemiBold.ttf?url';
import tamil from '@expo-google-fonts/noto-sans-tamil/400Regular/NotoSansTamil_400Regular.ttf?url';
import tamilBold from '@expo-google-fonts/noto-sans-tamil/600SemiBold/NotoSansTamil_600SemiBold.ttf?url';
import telugu from '@expo-google-fonts/noto-sans-telugu/400Regular/NotoSansTelugu_400Regular.ttf?url';
import teluguBold from '@expo-google-fonts/noto-sans-telugu/600SemiBold/NotoSansTelugu_600SemiBold.ttf?url';
import type { IndianScript } from '#domain/print/indian-scripts.ts';
import type { SheetFonts } from '#domain/print/pdf-document.ts';

type Addresses = { [Weight in keyof SheetFonts]: string };

/** Letters of English and Hindi. */
export const HIND: Addresses = { regular: hind, bold: hindBold };
/** A script's letters that Hind lacks. */
export const FONT_OF_SCRIPT: Readonly<Record<IndianScript, Addresses>> = {
  Bengali: { regular: bengali, bold: bengaliBold },
  Devanagari: { regular: devanagari, bold: devanagariBold },
  Gujarati: { regular: gujarati, bold: gujaratiBold },
  Gurmukhi: { regular: gurmukhi, bold: gurmukhiBold },
  Kannada: { regular: kannada, bold: kannadaBold },
  Malayalam: { regular: malayalam, bold: malayalamBold },
  Oriya: { regular: oriya, bold: oriyaBold },
  Tamil: { regular: tamil, bold: tamilBold },
  Telugu: { regular: telugu, bold: teluguBold },
};

/** The font files. @throws if one cannot be had. */
export async function loadFont({ regular, bold }: Addresses): Promise<SheetFonts> {
  const [ofText, ofTitles] = await Promise.all([load(regular), load(bold)]);
  return { regular: ofText, bold: ofTitles };
}

async function load(address: string): Promise<ArrayBuffer> {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`${address} answered ${reply.status}`);
  return reply.arrayBuffer();
}
