import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect } from 'react';

export type Carousel = NonNullable<UseEmblaCarouselType[1]>;

type GalleryMotionProps = {
  /** The frame that the pictures move in. */
  viewport: HTMLElement;
  onReady(carousel: Carousel): void;
};

/** The carousel of a gallery, in a ring. Renders nothing. */
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
