import { createFileRoute } from '@tanstack/react-router';
import { BlogGrid } from '#features/blogs/BlogGrid.tsx';
import { ALL_BLOGS, BLOGS } from '#features/blogs/messages.ts';
import { CardCartButton } from '#features/cart/CardCartButton.tsx';
import { CategoryTiles } from '#features/catalogue/CategoryTiles.tsx';
import { FirstProducts } from '#features/catalogue/list/ProductList.tsx';
import { FIRST_REQUEST } from '#features/catalogue/list/shown-count.ts';
import { FarmVideos } from '#features/home/FarmVideos.tsx';
import { HomeSection } from '#features/home/HomeLayout.tsx';
import { Pending } from '#features/shell/Pending.tsx';
import { AfterHydration, lazyComponent } from '#ui/layout/AfterHydration.tsx';
import { HomeOpening, More } from './-home-opening.tsx';

/** Blogs on the first page. Source: specification, constants. */
const FIRST_BLOGS = 3;

export const Route = createFileRoute('/')({
  loader: async ({ context: { catalogue } }) => {
    const [products, covers, blogs, said] = await Promise.all([
      catalogue.list(FIRST_REQUEST),
      catalogue.covers(),
      catalogue.blogs(FIRST_BLOGS),
      catalogue.settings(['banners', 'videos']),
    ]);
    return { products, covers, blogs, said };
  },
  component: Home,
  pendingComponent: HomePending,
});

// It comes with the screen's own code.
const HomeSkeleton = lazyComponent(() =>
  import('./-home-opening.tsx').then((it) => it.HomeSkeleton),
);
// It reads the phone's database, and stands further down.
const RecentProducts = lazyComponent(() =>
  import('./-recent-products.tsx').then((it) => it.RecentProducts),
);

function Home() {
  const { products, covers, blogs, said } = Route.useLoaderData();
  return (
    <HomeOpening
      said={said}
      categories={<CategoryTiles covers={covers} />}
      products={<FirstProducts loaded={products} action={CardCartButton} />}
    >
      <AfterHydration>
        <RecentProducts />
      </AfterHydration>
      <HomeSection title={BLOGS} more={<More to="/blogs">{ALL_BLOGS}</More>}>
        <BlogGrid loaded={blogs} rank="h3" first={FIRST_BLOGS} />
      </HomeSection>
      <FarmVideos loaded={said} />
    </HomeOpening>
  );
}

function HomePending() {
  return (
    <Pending>
      <AfterHydration>
        <HomeSkeleton />
      </AfterHydration>
    </Pending>
  );
}
