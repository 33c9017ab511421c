// Banners and videos of the home page until the merchant shows others at the desk (/desk/shop): the demo's own; none in any other shop. No other
// page loads them.
import { isDemo } from './shop.ts';

export const demoHome = {
  /**
   * Banners of the home page: files of the same name in public/banners/desktop (1600 × 500) and public/banners/mobile
   * (720 × 300), what they show, the words on them, and the category of products that they lead to.
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

  /** Farm-review videos: the id in the video's address, what it shows, and a file in public/videos (640 × 360). */
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
