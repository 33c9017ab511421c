// Texts on the home page.

export const GREETING = 'From small farms to your kitchen';
/** Shown when an unknown address led to the home page. */
export const NO_SUCH_PAGE = 'That page was not found. This is the home page.';
export const OUR_PRODUCTS = 'Our Products';

// The banner carousel, for screen readers.
export const BANNERS = 'From our farms';
export const CAROUSEL = 'carousel';
export const SLIDE = 'slide';
export const PAUSE_BANNERS = 'Pause the banners';
export const PLAY_BANNERS = 'Play the banners';
export const PREVIOUS_BANNER = 'Previous banner';
export const NEXT_BANNER = 'Next banner';

export const slideOf = (number: number, count: number) => `${number} of ${count}`;

export const bannerOf = (number: number, count: number) => `Banner ${number} of ${count}`;

export const VIDEOS = 'From the farms';
export const USES_MUCH_DATA = 'Playing it uses a lot of data.';
export const VIDEO_NEEDS_CONNECTION =
  'A video needs a connection, and there is none right now. It will start here when you’re back online.';

export const playVideo = (title: string) => `Play: ${title}`;
