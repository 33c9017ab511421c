import { createFileRoute } from '@tanstack/react-router';
import { AfterHydration, lazyComponent } from '#ui/layout/AfterHydration.tsx';
import { BlogGrid } from '../blogs/BlogGrid.tsx';
import { ALL_BLOGS, BLOGS } from '../blogs/messages.ts';
import { CardCartButton } from '../cart/CardCartButton.tsx';
import { CategoryTiles } from '../catalogue/CategoryTiles.tsx';
import { FirstProducts } from '../catalogue/list/ProductList.tsx';
import { FIRST_REQUEST } from '../catalogue/list/shown-count.ts';
import { FarmVideos } from '../home/FarmVideos.tsx';
import { HomeSection } from '../home/HomeLayout.tsx';
import { Pending } from '../shell/Pending.tsx';
import { HomeOpening, More } from './-home-opening.tsx';

/** Blogs on the home page. Source: specification, constants. */
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

// Loads with the screen's own code.
const HomeSkeleton = lazyComponent(() =>
  import('./-home-opening.tsx').then((it) => it.HomeSkeleton),
);
// Loads apart: it reads the phone's database and is further down the page.
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
