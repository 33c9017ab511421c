// Blogs from the mirror. They are synced with the rest of the catalogue, never on their own.

import { useDeviceQuery } from '#browser/sync/device-query.ts';
import { probe } from '#browser/sync/reachability.ts';
import { useReachability } from '#browser/sync/use-reachability.ts';
import type { Blog } from '#domain/catalogue/categories.ts';

export type BlogsView =
  | { state: 'asking' }
  | { state: 'no-answer'; retry(): void }
  | { state: 'shown'; blogs: Blog[] };

/** All blogs, updated as the mirror changes; `loaded` holds the loader's result: some or all of them. */
export function useBlogs(loaded: Blog[] | null): BlogsView {
  const live = useDeviceQuery(
    async () => {
      const { pageCatalogue } = await import('#browser/sync/page-catalogue.ts');
      return () => pageCatalogue().blogs();
    },
    [],
    loaded,
  );
  // Until the mirror is here, show the blogs that the page was drawn with.
  const blogs = live ?? loaded;
  const isOutOfReach = useReachability() === 'unreachable';
  if (blogs) return { state: 'shown', blogs };
  return isOutOfReach ? { state: 'no-answer', retry: () => void probe() } : { state: 'asking' };
}
