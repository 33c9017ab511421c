// Banners and videos of the home page, as stored in the shop's settings.
import { firebaseProject } from '#engine/firestore/firebase-project.ts';
import { textPictureAddress } from '../shared/text-picture.ts';
import { rowsOf, VIDEO_ROW } from './rows.ts';
import type { RowOf } from './settings.fields.ts';

export type Video = RowOf<'videos'> & {
  /** A file in public/videos; only videos that the shop was built with have one. */
  picture?: string;
};

export type Banner = RowOf<'banners'>;

/** The size of a banner's pictures in px, and the folder of those that the shop was built with. */
export const BANNER_PICTURES = {
  wide: { width: 1600, height: 500, folder: 'desktop' },
  narrow: { width: 720, height: 300, folder: 'mobile' },
} as const;
export type BannerScreen = keyof typeof BANNER_PICTURES;

/** Whether a banner's picture was made at the desk, and is named by a digest; others are files in public/banners. */
export function isMadeAtDesk(picture: string): boolean {
  return !picture.includes('.');
}

export function bannerAddress(picture: string, screen: BannerScreen): string {
  if (isMadeAtDesk(picture)) return textPictureAddress(picture, firebaseProject);
  return `/banners/${BANNER_PICTURES[screen].folder}/${picture}`;
}

/** Parses stored videos. `built`: the videos that the shop was built with. */
export function videosIn(
  texts: readonly string[],
  built: readonly { id: string; picture: string }[],
): Video[] {
  return rowsOf(VIDEO_ROW, texts).map((video) => {
    const picture = built.find(({ id }) => id === video.id)?.picture;
    return picture ? { ...video, picture } : video;
  });
}
