// Shortens blogs in lists for a drawn page: full texts would delay its first screen.
import type { CatalogueReader } from '#domain/catalogue/catalogue-reader.ts';
import { beginningOfHtml } from '#domain/shared/html-text.ts';
import { MAX_PREVIEW_WORDS } from '#domain/shared/limits.ts';

/** The same catalogue, but lists of blogs hold only each blog's beginning. A single blog stays whole. */
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
