// Products bought and seen before on this phone, for the home page; renders nothing if there are none.
import { CardCartButton } from '../cart/CardCartButton.tsx';
import { ProductGrid } from '../catalogue/list/ProductGrid.tsx';
import { HomeSection } from '../home/HomeLayout.tsx';
import { BOUGHT_BEFORE, RECENTLY_SEEN } from '../recent/messages.ts';
import { useRecent } from '../recent/use-recent.ts';

export function RecentProducts() {
  const recent = useRecent();
  if (!recent) return null;
  const { bought, seen } = recent;
  return (
    <>
      {bought.length > 0 && (
        <HomeSection title={BOUGHT_BEFORE}>
          <ProductGrid products={bought} action={CardCartButton} />
        </HomeSection>
      )}
      {seen.length > 0 && (
        <HomeSection title={RECENTLY_SEEN}>
          <ProductGrid products={seen} action={CardCartButton} />
        </HomeSection>
      )}
    </>
  );
}
