// The counts beside the filters; they come after the list and follow the catalogue.
import { useEffect, useState } from 'react';
import { useDeviceQuery } from '#browser/sync/device-query.ts';
import type { Filters } from '#domain/product/filters.ts';
import type { Facets } from './facets.ts';

/** How many products each filter would show; null at first; later the last counts stay until new ones come. */
export function useFacets(filters: Filters): Facets | null {
  const [facets, setFacets] = useState<Facets | null>(null);
  const asked = JSON.stringify(filters);
  const catalogue = useDeviceQuery(
    async () => (await import('./facets.ts')).readCatalogueVersion,
    [],
    undefined,
  );
  useEffect(() => {
    if (catalogue === undefined) return;
    let isOvertaken = false;
    const count = async () => {
      const { readFacets } = await import('./facets.ts');
      const counted = await readFacets(JSON.parse(asked));
      if (!isOvertaken) setFacets(counted);
    };
    // The filters work without counts.
    void count().catch(console.warn);
    return () => {
      isOvertaken = true;
    };
  }, [asked, catalogue]);
  return facets;
}
