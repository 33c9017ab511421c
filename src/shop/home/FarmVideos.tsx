import { useState } from 'react';
import { useReachability } from '#browser/sync/use-reachability.ts';
import type { Video } from '#domain/settings/home-page.ts';
import type { ShopSettings } from '#domain/settings/settings.fields.ts';
import { asEnglish } from '#domain/shared/spoken-text.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Icon } from '#ui/media/Icon.tsx';
import { useSavingData } from '#ui/media/use-saving-data.ts';
import { useVideos } from '#ui/use-shop-home.ts';
import { HomeSection } from './HomeLayout.tsx';
import { playVideo, USES_MUCH_DATA, VIDEO_NEEDS_CONNECTION, VIDEOS } from './messages.ts';
import './FarmVideos.css';

/** Videos from the farms; renders nothing if the shop has none. */
export function FarmVideos({ loaded }: { loaded: ShopSettings | null }) {
  const videos = useVideos(loaded);
  if (videos.length === 0) return null;
  return (
    <HomeSection title={VIDEOS}>
      <ul className="farm-videos">
        {videos.map((video) => (
          <li key={video.id}>
            <FarmVideo video={video} />
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}

/** Shows a still picture or a plain background until tapped; only then does YouTube learn of the shopper. */
function FarmVideo({ video }: { video: Video }) {
  const [isAsked, setAsked] = useState(false);
  const isOutOfReach = useReachability() === 'unreachable';
  const isSaving = useSavingData();
  const { id, title, by, picture } = video;
  return (
    <figure className="farm-video">
      <div className="farm-video__box">
        {isAsked && !isOutOfReach ? (
          <iframe
            src={`https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1&rel=0`}
            title={title}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <button type="button" aria-label={playVideo(title)} onClick={() => setAsked(true)}>
            {picture && (
              <img src={`/videos/${picture}`} width={640} height={360} alt="" loading="lazy" />
            )}
            <span className="farm-video__play">
              <Icon name="play" />
            </span>
          </button>
        )}
      </div>
      <figcaption>
        <strong lang={asEnglish(title).lang}>{title}</strong>
        <span>{by}</span>
        {isSaving && <span>{USES_MUCH_DATA}</span>}
      </figcaption>
      {isAsked && isOutOfReach && <Notice>{VIDEO_NEEDS_CONNECTION}</Notice>}
    </figure>
  );
}
