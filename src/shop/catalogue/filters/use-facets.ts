// The numbers beside the filters, which come after the list and follow the catalogue.
import { useEffect, useState } from 'react';
import { useDeviceQuery } from '#browser/sync/device-query.ts';
import type { Filters } from '#domain/product/filters.ts';
import type { Facets } from './facets.ts';

/** How many products each filter would show; null until that was counted, after which the last numbers stay until there are new ones. */
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
    // The filters work without their numbers.
    void count().catch(console.warn);
    return () => {
      isOvertaken = true;
    };
  }, [asked, catalogue]);
  return facets;
}
