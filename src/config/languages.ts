// The languages that the shop speaks, by their BCP 47 codes, in the order in which they are offered. English lies at
// the bare addresses, each other one below /its-code. The texts of a language: src/texts/<code>.po.

/** Names in their own language, and in English. `offer`: what a browser set to it is asked, once. `desk`: the merchant's desk speaks it too. */
export const LANGUAGES = {
  en: { name: 'English', english: 'English', offer: '', desk: true },
  hi: { name: 'हिन्दी', english: 'Hindi', offer: 'यह दुकान हिन्दी में देखें?', desk: true },
  mr: { name: 'मराठी', english: 'Marathi', offer: 'हे दुकान मराठीत पाहायचे?', desk: false },
  ta: { name: 'தமிழ்', english: 'Tamil', offer: 'இந்தக் கடையைத் தமிழில் பார்க்கலாமா?', desk: false },
  te: { name: 'తెలుగు', english: 'Telugu', offer: 'ఈ షాప్‌ను తెలుగులో చూడాలా?', desk: false },
  bn: { name: 'বাংলা', english: 'Bengali', offer: 'এই দোকান বাংলায় দেখবেন?', desk: false },
  kn: { name: 'ಕನ್ನಡ', english: 'Kannada', offer: 'ಈ ಅಂಗಡಿಯನ್ನು ಕನ್ನಡದಲ್ಲಿ ನೋಡಬೇಕೇ?', desk: false },
  gu: { name: 'ગુજરાતી', english: 'Gujarati', offer: 'આ દુકાન ગુજરાતીમાં જોવી છે?', desk: false },
} as const;

export type Language = keyof typeof LANGUAGES;
export const languages = Object.keys(LANGUAGES) as Language[];

/** Whether the merchant's desk speaks a language. */
export function isAtDesk(language: string): boolean {
  return Object.hasOwn(LANGUAGES, language) && LANGUAGES[language as Language].desk;
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
