import { Link } from '@tanstack/react-router';
import type { shop } from '#shop';
import { useFailedPicture } from '#ui/use-failed-picture.ts';

type BannerSlideProps = {
  banner: (typeof shop.banners)[number];
  /** The one that is there when the page opens. */
  isFirst: boolean;
  /** The others are fetched only when they may soon be turned to. */
  isWanted: boolean;
};

/** A banner: a picture for wide screens or for narrow ones, and where it leads. */
export function BannerSlide({ banner, isFirst, isWanted }: BannerSlideProps) {
  const [hasFailed, onError] = useFailedPicture(banner.picture);
  return (
    <Link
      className="banner__link"
      to="/category/$categoryId"
      params={{ categoryId: banner.category }}
      draggable={false}
    >
      <picture>
        <source
          media="(min-width: 768px)"
          srcSet={`/banners/desktop/${banner.picture}`}
          width={1600}
          height={500}
        />
        <img
          className={`banner__picture${hasFailed ? ' banner__picture--failed' : ''}`}
          onError={onError}
          src={`/banners/mobile/${banner.picture}`}
          width={720}
          height={540}
          alt={banner.alt}
          loading={isFirst || isWanted ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'low'}
          decoding="async"
          draggable={false}
        />
      </picture>
      <span className="banner__words">{banner.words}</span>
    </Link>
  );
}
