import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { preload } from 'react-dom';
import { BANNER_PICTURES, type Banner, bannerAddress } from '#domain/settings/home-page.ts';
import { asEnglish } from '#domain/shared/spoken-text.ts';
import { useFailedPicture } from '#ui/media/use-failed-picture.ts';

type BannerSlideProps = {
  banner: Banner;
  /** Whether this is the banner shown when the page opens. */
  isFirst: boolean;
  /** Load the picture of another banner: only if it may be shown soon, and never before the first one. */
  isWanted: boolean;
};

/** A banner: a picture for wide or narrow screens, linked to a category. */
export function BannerSlide({ banner, isFirst, isWanted }: BannerSlideProps) {
  const wide = bannerAddress(banner.wide, 'wide');
  const narrow = bannerAddress(banner.narrow, 'narrow');
  const [hasFailed, watch] = useFailedPicture(narrow);
  const isFetched = useRef(false);
  if (isFirst || isWanted) isFetched.current = true;
  if (isFirst) preloadBanner(wide, narrow);
  return (
    <Link
      className="banner__link"
      to="/category/$categoryId"
      params={{ categoryId: banner.category }}
      draggable={false}
    >
      {/* Remove a failed picture, so that it is fetched again when the network is back. */}
      {isFetched.current && !hasFailed ? (
        <picture>
          <source
            media="(min-width: 768px)"
            srcSet={wide}
            width={BANNER_PICTURES.wide.width}
            height={BANNER_PICTURES.wide.height}
          />
          <img
            className="banner__picture"
            {...watch}
            src={narrow}
            width={BANNER_PICTURES.narrow.width}
            height={BANNER_PICTURES.narrow.height}
            alt={banner.alt}
            fetchPriority={isFirst ? 'high' : 'low'}
            decoding="async"
            draggable={false}
          />
        </picture>
      ) : (
        <div className={`banner__picture${hasFailed ? ' banner__picture--failed' : ''}`} />
      )}
      <span className="banner__words" lang={asEnglish(banner.words).lang}>
        {banner.words}
      </span>
    </Link>
  );
}

/** Makes a drawn page request the picture first of all; no browser finds a responsive picture this early on its own. */
function preloadBanner(wide: string, narrow: string): void {
  const options = { as: 'image', fetchPriority: 'high' } as const;
  preload(narrow, { ...options, media: '(max-width: 767.98px)' });
  preload(wide, { ...options, media: '(min-width: 768px)' });
}
