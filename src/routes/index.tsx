import { createFileRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CategoryLinks } from '#features/catalogue/CategoryLinks.tsx';
import { FirstProducts } from '#features/catalogue/FirstProducts.tsx';
import { ProductGridSkeleton } from '#features/catalogue/ProductGrid.tsx';
import { FIRST_PRODUCTS, FIRST_REQUEST } from '#features/catalogue/shown-count.ts';
import { HomeSection } from '#features/shell/HomeSection.tsx';
import { Pending } from '#features/shell/Pending.tsx';
import { Welcome } from '#features/shell/Welcome.tsx';
import { LinkButton } from '#ui/Button.tsx';

export const Route = createFileRoute('/')({
  loader: async () => {
    const { loadShelf } = await import('#features/catalogue/use-shelf.ts');
    return loadShelf(FIRST_REQUEST);
  },
  component: Home,
  pendingComponent: HomePending,
});

function Home() {
  return (
    <>
      <Welcome />
      <OurProducts>
        <FirstProducts loaded={Route.useLoaderData()} />
      </OurProducts>
      <CategoryLinks />
    </>
  );
}

function HomePending() {
  return (
    <Pending>
      <Welcome />
      <OurProducts>
        <ProductGridSkeleton places={FIRST_PRODUCTS} />
      </OurProducts>
    </Pending>
  );
}

function OurProducts({ children }: { children: ReactNode }) {
  const more = (
    <LinkButton to="/products" look="word">
      See all products
    </LinkButton>
  );
  return (
    <HomeSection title="Our Products" more={more}>
      {children}
    </HomeSection>
  );
}
