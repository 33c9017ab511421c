import { shop } from '#shop';
import { FarmVideo } from './FarmVideo.tsx';
import './FarmVideo.css';

/** What the farms show of themselves. */
export function FarmVideos() {
  return (
    <ul className="farm-videos">
      {shop.videos.map((video) => (
        <li key={video.id}>
          <FarmVideo video={video} />
        </li>
      ))}
    </ul>
  );
}
