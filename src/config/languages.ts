// The languages that the shop speaks, by their BCP 47 codes, in the order in which they are offered. English lies at
// the bare addresses, each other one below /its-code. The texts of a language: src/texts/<code>.po.

/** Names in their own language. `offer`: what a browser set to it is asked, once. */
export const LANGUAGES = {
  en: { name: 'English', offer: '' },
  hi: { name: 'हिन्दी', offer: 'यह दुकान हिन्दी में देखें?' },
  mr: { name: 'मराठी', offer: 'हे दुकान मराठीत पाहायचे?' },
  ta: { name: 'தமிழ்', offer: 'இந்தக் கடையைத் தமிழில் பார்க்கலாமா?' },
  te: { name: 'తెలుగు', offer: 'ఈ షాప్‌ను తెలుగులో చూడాలా?' },
  bn: { name: 'বাংলা', offer: 'এই দোকান বাংলায় দেখবেন?' },
  kn: { name: 'ಕನ್ನಡ', offer: 'ಈ ಅಂಗಡಿಯನ್ನು ಕನ್ನಡದಲ್ಲಿ ನೋಡಬೇಕೇ?' },
  gu: { name: 'ગુજરાતી', offer: 'આ દુકાન ગુજરાતીમાં જોવી છે?' },
} as const;

export type Language = keyof typeof LANGUAGES;

/** Names in English, for the desk and its tables. */
export const ENGLISH_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  hi: 'Hindi',
  mr: 'Marathi',
  ta: 'Tamil',
  te: 'Telugu',
  bn: 'Bengali',
  kn: 'Kannada',
  gu: 'Gujarati',
};
/** Those that the merchant's desk speaks too. */
const AT_DESK: readonly string[] = ['en', 'hi'];

export const languages = Object.keys(LANGUAGES) as Language[];

/** Whether the merchant's desk speaks a language. */
export function isAtDesk(language: string): boolean {
  return AT_DESK.includes(language);
}

/** The language of a path, and the same page's path in English. */
export function splitLanguage(path: string): { language: Language; bare: string } {
  const code = /^\/([a-z]{2})(?=[/?#]|$)/.exec(path)?.[1] ?? 'en';
  if (code === 'en' || !Object.hasOwn(LANGUAGES, code)) return { language: 'en', bare: path };
  const bare = path.slice(3);
  return { language: code as Language, bare: bare.startsWith('/') ? bare : `/${bare}` };
}

/** The path of a page (as in English) in a language. */
export function inLanguage(bare: string, language: string): string {
  if (language === 'en') return bare;
  return `/${language}${bare.replace(/^\/(?=[?#]|$)/, '')}`;
}
