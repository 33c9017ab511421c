import { createFileRoute } from '@tanstack/react-router';
import { NO_FILTERS } from '#core/model/filters.ts';
import { CategoryLinks } from '#features/catalogue/CategoryLinks.tsx';
import { FirstProducts } from '#features/catalogue/FirstProducts.tsx';
import { FIRST_PRODUCTS } from '#features/catalogue/shown-count.ts';
import { HomeSection } from '#features/shell/HomeSection.tsx';
import { Welcome } from '#features/shell/Welcome.tsx';
import { LinkButton } from '#ui/Button.tsx';

export const Route = createFileRoute('/')({
  loader: async () => {
    const { loadShelf } = await import('#features/catalogue/use-shelf.ts');
    return loadShelf(NO_FILTERS, FIRST_PRODUCTS);
  },
  component: Home,
});

function Home() {
  return (
    <>
      <Welcome />
      <HomeSection
        title="Our Products"
        more={
          <LinkButton to="/products" look="word">
            See all products
          </LinkButton>
        }
      >
        <FirstProducts loaded={Route.useLoaderData()} />
      </HomeSection>
      <CategoryLinks />
    </>
  );
}
