import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect } from 'react';

export type Carousel = NonNullable<UseEmblaCarouselType[1]>;

type GalleryMotionProps = {
  /** The frame in which the pictures move. */
  viewport: HTMLElement;
  onReady(carousel: Carousel): void;
};

/** What turns the pictures of a gallery, in a ring. */
export function GalleryMotion({ viewport, onReady }: GalleryMotionProps) {
  const [connect, carousel] = useEmblaCarousel({ loop: true });
  useEffect(() => {
    connect(viewport);
  }, [connect, viewport]);
  useEffect(() => {
    if (carousel) onReady(carousel);
  }, [carousel, onReady]);
  return null;
}
