import { createFileRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { BlogGrid } from '#features/blogs/BlogGrid.tsx';
import { ALL_BLOGS, BLOGS } from '#features/blogs/messages.ts';
import { CardAdd } from '#features/cart/CardAdd.tsx';
import { CategoryLinks } from '#features/catalogue/CategoryLinks.tsx';
import { ProductGridSkeleton } from '#features/catalogue/list/ProductGrid.tsx';
import { FirstProducts } from '#features/catalogue/list/ProductList.tsx';
import { FIRST_PRODUCTS, FIRST_REQUEST } from '#features/catalogue/list/shown-count.ts';
import { SEE_ALL_PRODUCTS } from '#features/catalogue/messages.ts';
import { BannerCarousel } from '#features/home/BannerCarousel.tsx';
import { FarmVideos } from '#features/home/FarmVideos.tsx';
import { Greeting, HomeHead, HomeSection } from '#features/home/HomeLayout.tsx';
import { LostNotice } from '#features/home/LostNotice.tsx';
import { OUR_PRODUCTS, VIDEOS } from '#features/home/messages.ts';
import { Pending } from '#features/shell/Pending.tsx';
import { LinkButton } from '#ui/form/Button.tsx';

/** Blogs on the first page. Source: specification, constants. */
const FIRST_BLOGS = 3;

export const Route = createFileRoute('/')({
  loader: async ({ context: { catalogue } }) => {
    const [products, blogs] = await Promise.all([
      catalogue.list(FIRST_REQUEST),
      catalogue.blogs(FIRST_BLOGS),
    ]);
    return { products, blogs };
  },
  component: Home,
  pendingComponent: HomePending,
});

function Home() {
  const { products, blogs } = Route.useLoaderData();
  return (
    <Opening products={<FirstProducts loaded={products} action={CardAdd} />}>
      <CategoryLinks />
      <HomeSection title={BLOGS} more={<More to="/blogs">{ALL_BLOGS}</More>}>
        <BlogGrid loaded={blogs} rank="h3" first={FIRST_BLOGS} />
      </HomeSection>
      <HomeSection title={VIDEOS}>
        <FarmVideos />
      </HomeSection>
    </Opening>
  );
}

function HomePending() {
  return (
    <Pending>
      <Opening products={<ProductGridSkeleton places={FIRST_PRODUCTS} />} />
    </Pending>
  );
}

function Opening({ products, children }: { products: ReactNode; children?: ReactNode }) {
  return (
    <>
      <HomeHead />
      <LostNotice />
      <BannerCarousel />
      <Greeting />
      <HomeSection title={OUR_PRODUCTS} more={<More to="/products">{SEE_ALL_PRODUCTS}</More>}>
        {products}
      </HomeSection>
      {children}
    </>
  );
}

function More({ to, children }: { to: '/products' | '/blogs'; children: string }) {
  return (
    <LinkButton to={to} variant="link">
      {children}
    </LinkButton>
  );
}
