import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { preload } from 'react-dom';
import type { home } from '#shop-home';
import { useFailedPicture } from '#ui/media/use-failed-picture.ts';

type BannerSlideProps = {
  banner: (typeof home.banners)[number];
  /** The one that is there when the page opens. */
  isFirst: boolean;
  /** The others are fetched only when they may soon be turned to, and never before the first one. */
  isWanted: boolean;
};

/** A banner: a picture for wide screens or for narrow ones, and where it leads. */
export function BannerSlide({ banner, isFirst, isWanted }: BannerSlideProps) {
  const [hasFailed, watch] = useFailedPicture(banner.picture);
  const isFetched = useRef(false);
  if (isFirst || isWanted) isFetched.current = true;
  if (isFirst) preloadBanner(banner.picture);
  return (
    <Link
      className="banner__link"
      to="/category/$categoryId"
      params={{ categoryId: banner.category }}
      draggable={false}
    >
      {isFetched.current ? (
        <picture>
          <source
            media="(min-width: 768px)"
            srcSet={`/banners/desktop/${banner.picture}`}
            width={1600}
            height={500}
          />
          <img
            className={`banner__picture${hasFailed ? ' banner__picture--failed' : ''}`}
            {...watch}
            src={`/banners/mobile/${banner.picture}`}
            width={720}
            height={300}
            alt={banner.alt}
            fetchPriority={isFirst ? 'high' : 'low'}
            decoding="async"
            draggable={false}
          />
        </picture>
      ) : (
        <div className="banner__picture" />
      )}
      <span className="banner__words">{banner.words}</span>
    </Link>
  );
}

/** In a drawn page it is asked for before anything else; nothing else finds a picture of several widths so early. */
function preloadBanner(picture: string): void {
  const options = { as: 'image', fetchPriority: 'high' } as const;
  preload(`/banners/mobile/${picture}`, { ...options, media: '(max-width: 767.98px)' });
  preload(`/banners/desktop/${picture}`, { ...options, media: '(min-width: 768px)' });
}
