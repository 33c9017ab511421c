// A drawn page carries of a list of blogs what it shows: how each of them begins. Long texts would be on their way before its first screen.
import type { CatalogueReader } from '#domain/catalogue/catalogue-reader.ts';
import { beginningOfHtml } from '#domain/shared/html-text.ts';
import { MAX_PREVIEW_WORDS } from '#domain/shared/limits.ts';

/** The same catalogue, in whose lists of blogs each has only its beginning. One blog alone is whole. */
export function withBlogBeginnings(catalogue: CatalogueReader): CatalogueReader {
  return {
    list: (request) => catalogue.list(request),
    product: (id) => catalogue.product(id),
    names: () => catalogue.names(),
    covers: () => catalogue.covers(),
    blog: (id) => catalogue.blog(id),
    settings: (names) => catalogue.settings(names),
    blogs: async (limit) => {
      const blogs = await catalogue.blogs(limit);
      return (
        blogs?.map((blog) => ({
          ...blog,
          content: beginningOfHtml(blog.content, MAX_PREVIEW_WORDS),
        })) ?? null
      );
    },
  };
}
