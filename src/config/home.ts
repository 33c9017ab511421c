// Banners and videos of the home page until the merchant sets others at the desk (/desk/shop): the demo's; none in any
// other shop. Only the home page loads them.
import { isDemo } from './shop.ts';

export const demoHome = {
  /**
   * `picture`: a file of this name in public/banners/desktop (1600 × 500) and in public/banners/mobile (720 × 300).
   * `alt` describes it, `words` are shown on it, `category` is the product category it links to.
   */
  banners: [
    {
      picture: 'moringa-morning.webp',
      alt: 'Fresh moringa leaves drying in the shade',
      words: 'Moringa, dried in the shade',
      category: 'moringa',
    },
    {
      picture: 'turmeric-harvest.webp',
      alt: 'Turmeric roots and powder after the harvest',
      words: 'Turmeric, fresh from the harvest',
      category: 'turmeric',
    },
    {
      picture: 'beetroot-kitchen.webp',
      alt: 'Beetroot powder and fresh beetroot in the kitchen',
      words: 'Beetroot for every kitchen',
      category: 'beetroot',
    },
  ],

  /** Farm-review videos. `id`: from the video's address; `title`; `picture`: a file in public/videos (640 × 360). */
  videos: [
    {
      id: 'aqz-KE-bpKQ',
      title: 'A morning on the moringa field',
      by: 'Kaveri Banks',
      picture: 'moringa-field.webp',
    },
    {
      id: 'ScMzIvxBSi4',
      title: 'How turmeric is dried and ground',
      by: 'Himvalley Growers',
      picture: 'turmeric-drying.webp',
    },
  ],
} as const;

type Home = {
  banners: readonly { picture: string; alt: string; words: string; category: string }[];
  videos: readonly { id: string; title: string; by: string; picture: string }[];
};

export const home: Home = isDemo ? demoHome : { banners: [], videos: [] };
