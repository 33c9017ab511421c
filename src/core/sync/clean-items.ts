// Makes the HTML of catalogue items harmless before the device keeps it, in slices that leave the screen free.
import type { CatalogueItems } from '../model/parse-documents.ts';
import type { MirrorSetup } from './mirror-setup.ts';

/** Items cleaned between two chances for the screen. */
const SLICE = 10;

/** The items with their HTML sanitised; text without any markup is left as it is. */
export async function cleanItems<Items extends Partial<CatalogueItems>>(
  setup: Pick<MirrorSetup, 'sanitise' | 'giveWay'>,
  items: Items,
): Promise<Items> {
  const clean = (html: string) => (/[<&]/.test(html) ? setup.sanitise(html) : html);
  return {
    ...items,
    ...(items.products && {
      products: await inSlices(items.products, setup.giveWay, (product) => ({
        ...product,
        editorContent: clean(product.editorContent),
      })),
    }),
    ...(items.blogs && {
      blogs: await inSlices(items.blogs, setup.giveWay, (blog) => ({
        ...blog,
        content: clean(blog.content),
      })),
    }),
  };
}

async function inSlices<T>(
  all: readonly T[],
  giveWay: () => Promise<void>,
  change: (item: T) => T,
): Promise<T[]> {
  const changed: T[] = [];
  for (let at = 0; at < all.length; at += SLICE) {
    changed.push(...all.slice(at, at + SLICE).map(change));
    await giveWay();
  }
  return changed;
}
