// Blogs from the mirror. They come with the rest of the catalogue, never by themselves.
import { useLiveQuery } from 'dexie-react-hooks';
import { readBlogs } from '#core/device/catalogue.ts';
import { deviceDatabase } from '#core/device/database.ts';
import { readMirrorState } from '#core/device/mirror-state.ts';
import type { Blog } from '#core/model/catalogue.ts';
import { probe } from '#page-sync/reachability.ts';
import { useReachability } from '#page-sync/use-reachability.ts';

export type BlogsView =
  | { state: 'asking' }
  | { state: 'no-answer'; retry(): void }
  | { state: 'shown'; blogs: Blog[] };

/** What the device has now; null while it has no catalogue. For loaders. */
export async function loadBlogs(): Promise<Blog[] | null> {
  const database = deviceDatabase();
  const { generation } = await readMirrorState(database);
  return generation === 0 ? null : readBlogs(database);
}

/** All blogs, followed as the mirror changes; `loaded` is what the loader found. */
export function useBlogs(loaded: Blog[] | null): BlogsView {
  const blogs = useLiveQuery(loadBlogs, [], loaded);
  const isOutOfReach = useReachability() === 'unreachable';
  if (blogs) return { state: 'shown', blogs };
  return isOutOfReach ? { state: 'no-answer', retry: () => void probe() } : { state: 'asking' };
}
