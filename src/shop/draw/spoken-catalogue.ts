// Leaves out the merchant's texts in languages that a drawn page does not speak: they would delay its first screen.
import type { CatalogueReader } from '#domain/catalogue/catalogue-reader.ts';
import { spokenLanguage } from '#engine/texts/speak.ts';

type Told = { texts?: object | undefined };

/** The thing with no texts in other languages than the spoken one. */
function spoken<Thing extends Told>({ texts, ...thing }: Thing): Thing {
  const language = spokenLanguage();
  const own: unknown = Reflect.get(texts ?? {}, language);
  return { ...thing, ...(own !== undefined && { texts: { [language]: own } }) } as Thing;
}

const allSpoken = <Thing extends Told>(all: readonly Thing[]): Thing[] => all.map(spoken);

/** The same catalogue, but with texts in the spoken language alone, besides the English ones. */
export function withSpokenTexts(catalogue: CatalogueReader): CatalogueReader {
  return {
    ...catalogue,
    list: async (request) => {
      const page = await catalogue.list(request);
      return page && { ...page, products: allSpoken(page.products) };
    },
    product: async (id) => {
      const product = await catalogue.product(id);
      if (!product) return null;
      const { packs } = product;
      return { ...spoken(product), ...(packs && { packs: allSpoken(packs) }) };
    },
    names: async () => {
      const names = await catalogue.names();
      return names && { ...names, categories: allSpoken(names.categories) };
    },
    blogs: async (limit) => {
      const blogs = await catalogue.blogs(limit);
      return blogs && allSpoken(blogs);
    },
    blog: async (id) => {
      const blogs = await catalogue.blog(id);
      return blogs && allSpoken(blogs);
    },
  };
}
