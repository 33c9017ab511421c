import { shop } from '#shop';
import { PageHead } from '#ui/PageHead.tsx';

/** What others learn of the shop. */
export function HomeHead() {
  return (
    <PageHead
      title={shop.name}
      description={shop.motto}
      path="/"
      picture={`${shop.site}/banners/desktop/${shop.banners[0].picture}`}
    />
  );
}
