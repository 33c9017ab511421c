// The top of the home page, with its products or with skeletons.
import type { ShopSettings } from '#domain/settings/settings.fields.ts';
import type { Elements } from '#ui/elements.ts';
import { LinkButton } from '#ui/form/Button.tsx';
import { useBanners } from '#ui/use-shop-home.ts';
import { ProductGridSkeleton } from '../catalogue/list/ProductGrid.tsx';
import { FIRST_PRODUCTS } from '../catalogue/list/shown-count.ts';
import { SEE_ALL_PRODUCTS } from '../catalogue/messages.ts';
import { BannerCarousel } from '../home/BannerCarousel.tsx';
import { Greeting, HomeHead, HomeSection } from '../home/HomeLayout.tsx';
import { OUR_PRODUCTS } from '../home/messages.ts';
import { NotFoundNotice } from '../home/NotFoundNotice.tsx';
import { HomeSearch } from '../search/HomeSearch.tsx';

type HomeOpeningProps = {
  /** The shop settings that the loader read; null while loading. */
  said: ShopSettings | null;
  categories: Elements;
  products: Elements;
  children?: Elements;
};

/** Search, banners, categories and the first products; `children` follow below. */
export function HomeOpening({ said, categories, products, children }: HomeOpeningProps) {
  const banners = useBanners(said);
  return (
    <>
      <HomeHead banner={banners[0]} />
      <NotFoundNotice />
      <HomeSearch />
      <BannerCarousel banners={banners} />
      {categories}
      <Greeting />
      <HomeSection title={OUR_PRODUCTS} more={<More to="/products">{SEE_ALL_PRODUCTS}</More>}>
        {products}
      </HomeSection>
      {children}
    </>
  );
}

/** A link to the whole of a section. */
export function More({ to, children }: { to: '/products' | '/blogs'; children: string }) {
  return (
    <LinkButton to={to} variant="link">
      {children}
    </LinkButton>
  );
}

/** The same while loading. */
export function HomeSkeleton() {
  return (
    <HomeOpening
      said={null}
      categories={<div className="category-tiles" />}
      products={<ProductGridSkeleton places={FIRST_PRODUCTS} />}
    />
  );
}
