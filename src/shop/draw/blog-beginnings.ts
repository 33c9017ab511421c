// Shortens blogs in lists for a drawn page: full texts would delay its first screen.
import type { CatalogueReader } from '#domain/catalogue/catalogue-reader.ts';
import { beginningOfHtml } from '#domain/shared/html-text.ts';
import { MAX_PREVIEW_WORDS } from '#domain/shared/limits.ts';
import { mapTexts } from '#domain/shared/translations.ts';

const beginningOf = (html: string) => beginningOfHtml(html, MAX_PREVIEW_WORDS);

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
        blogs?.map(({ texts, ...blog }) => ({
          ...blog,
          content: beginningOf(blog.content),
          ...(texts && { texts: mapTexts(texts, beginningOf) }),
        })) ?? null
      );
    },
  };
}
