// The country codes that the contact form offers: India first, then where its people live.

export const COUNTRY_CODES = [
  { value: '91', words: '+91 India' },
  { value: '880', words: '+880 Bangladesh' },
  { value: '975', words: '+975 Bhutan' },
  { value: '977', words: '+977 Nepal' },
  { value: '94', words: '+94 Sri Lanka' },
  { value: '971', words: '+971 UAE' },
  { value: '966', words: '+966 Saudi Arabia' },
  { value: '974', words: '+974 Qatar' },
  { value: '968', words: '+968 Oman' },
  { value: '60', words: '+60 Malaysia' },
  { value: '44', words: '+44 United Kingdom' },
  { value: '1', words: '+1 USA, Canada' },
  { value: '61', words: '+61 Australia' },
] as const;
