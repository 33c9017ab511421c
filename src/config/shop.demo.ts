// The demo's name and motto, used until src/config/shop.ts names a shop.

export const demoShop = {
  name: 'Haat',
  trade: 'organic food from small farms',
  motto: 'Organic food from small farms, delivered all over India.',
  site: 'https://haat.example',
  signInCountries: [{ code: '91', words: '+91 India' }],
  searchWords: [['moringa', 'superfood leaf']],
} as const;
