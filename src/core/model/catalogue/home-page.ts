// What the home page shows of the shop's settings. A row of it stands there as texts by turns: rules can look into a list of texts, not into a list of maps.
import { firebaseProject } from '../config/firebase-project.ts';
import { textPictureAddress } from './text-picture.ts';

/** A video: its id at YouTube, what it is called, who made it. */
export const VIDEO_FIELDS = ['id', 'title', 'by'] as const;

export type Video = Record<(typeof VIDEO_FIELDS)[number], string> & {
  /** A file in public/videos; only those that the shop was built with have one. */
  picture?: string;
};

/** A banner: its picture for wide screens and the one for narrow ones, what they show, the words on it, the category that it leads to. */
export const BANNER_FIELDS = ['wide', 'narrow', 'alt', 'words', 'category'] as const;
export type Banner = Record<(typeof BANNER_FIELDS)[number], string>;

/** How large its pictures are, in px, and where those lie that the shop was built with. */
export const BANNER_PICTURES = {
  wide: { width: 1600, height: 500, folder: 'desktop' },
  narrow: { width: 720, height: 300, folder: 'mobile' },
} as const;
export type BannerScreen = keyof typeof BANNER_PICTURES;

/** Whether a banner's picture was made at the desk, and has a digest for a name; all others are files in public/banners. */
export function isMadeAtDesk(picture: string): boolean {
  return !picture.includes('.');
}

export function bannerAddress(picture: string, screen: BannerScreen): string {
  if (isMadeAtDesk(picture)) return textPictureAddress(picture, firebaseProject);
  return `/banners/${BANNER_PICTURES[screen].folder}/${picture}`;
}

/** Rows of these fields, from a list that has them by turns. */
export function rowsOf<Field extends string>(
  fields: readonly Field[],
  texts: readonly string[],
): Record<Field, string>[] {
  return Array.from({ length: texts.length / fields.length }, (_, row) => {
    const named = fields.map((field, at) => [field, texts[row * fields.length + at]]);
    return Object.fromEntries(named) as Record<Field, string>;
  });
}

/** Videos as they were said. `built`: those that the shop was built with. */
export function videosIn(
  texts: readonly string[],
  built: readonly { id: string; picture: string }[],
): Video[] {
  return rowsOf(VIDEO_FIELDS, texts).map((video) => {
    const picture = built.find(({ id }) => id === video.id)?.picture;
    return picture ? { ...video, picture } : video;
  });
}
