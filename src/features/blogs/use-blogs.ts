// Blogs from the mirror.
import { useLiveQuery } from 'dexie-react-hooks';
import { readBlogs } from '#core/device/catalogue.ts';
import { deviceDatabase } from '#core/device/database.ts';
import type { Blog } from '#core/model/catalogue.ts';

/** What the device has now. For loaders. */
export function loadBlogs(): Promise<Blog[]> {
  return readBlogs(deviceDatabase());
}

/** All blogs, followed as the mirror changes; `loaded` is what the loader found. */
export function useBlogs(loaded: Blog[]): Blog[] {
  return useLiveQuery(loadBlogs, [], loaded);
}
