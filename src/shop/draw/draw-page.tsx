// Draws a page of the shop as HTML, without a browser: the same routes and components, over any catalogue.
import { createMemoryHistory, type HistoryState, RouterProvider } from '@tanstack/react-router';
import { type ReactNode, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import type { CatalogueReader, ListPage, Names } from '#domain/catalogue/catalogue-reader.ts';
import type { Blog } from '#domain/catalogue/categories.ts';
import { assemble, type Build } from '#engine/drawing/shell.ts';
import { DrawnForSaving } from '#ui/media/use-saving-data.ts';
import { makeRouter } from '../make-router.ts';
import type { routeTree } from '../routeTree.gen.ts';
import { withBlogBeginnings } from './blog-beginnings.ts';
import { dehydratedHtml, recordingReader } from './dehydrated-state.ts';
import { drawnTree, isOwnPage } from './routes.ts';

export type DrawnPage = {
  /** 200, or 404 where the catalogue does not have the product, category, brand or blog that the page is about, or there is no such page. */
  status: 200 | 404;
  /** No catalogue would have it: the shop has no page at this path, so that it is the first page, which says so. */
  isUnknownPath?: true;
  html: string;
};

/**
 * The page of an address as HTML, with the dehydrated state that its code goes on from. `savesData`: whether for a shopper who saves data.
 * Null for an address that is not drawn (the shopper's own pages), and while there is no catalogue. Throws what reading or
 * drawing throws.
 */
export async function drawPage(
  url: URL,
  catalogue: CatalogueReader,
  build: Build,
  savesData: boolean,
): Promise<DrawnPage | null> {
  const path = url.pathname + url.search;
  const drawn = await drawRoute(path, catalogue, savesData);
  if (!drawn) return isOwnPage(url.pathname) ? null : drawLost(catalogue, build, savesData);
  const { answers } = drawn;
  if (isWhole(answers)) {
    const dehydrated = dehydratedHtml({ answers, savesData });
    const status = isAboutNothing(drawn.params, answers) ? 404 : 200;
    return { status, html: assemble(build, drawn.html, dehydrated) };
  }
  // No names: no catalogue. Names, but not what was asked for: it is not there.
  if (answers['["names"]'] === null || !/^\/product\//.test(path)) return null;
  const missing = await drawRoute('/product-not-found', catalogue, savesData);
  return missing && { status: 404, html: assemble(build, missing.html, '') };
}

/** Stands for every path that the shop does not know: they all show the same. */
const UNKNOWN_PATH = '/-';

/** It only tells routes apart. */
let routes: ReturnType<typeof makeRouter> | undefined;

/**
 * The address of the page that an address shows: only with the parameters that its route asks for, in the order in which it does. Others, such as
 * the tags of a campaign, change nothing in a page.
 */
export function pageAddress({ pathname, search }: URL): string {
  routes ??= routerOf('/', {} as CatalogueReader, {});
  const { parseSearch, stringifySearch } = routes.options;
  const [matched] = routes.getMatchedRoutes(pathname);
  if (matched.length < 2) return isOwnPage(pathname) ? pathname + search : UNKNOWN_PATH;
  const asks: unknown = matched.at(-1)?.options.validateSearch;
  if (search === '' || !asks) return pathname;
  const { value } = (asks as SearchSchema)['~standard'].validate(parseSearch(search));
  return pathname + stringifySearch(value);
}

/** The schemas of routes fall back where a value makes no sense, and never refuse. */
type SearchSchema = {
  '~standard': { validate(search: Record<string, string>): { value: Record<string, unknown> } };
};

/** What stands at a path that the shop does not know. Source: specification, routes. */
async function drawLost(
  catalogue: CatalogueReader,
  build: Build,
  savesData: boolean,
): Promise<DrawnPage | null> {
  const home = await drawRoute('/', catalogue, savesData, { isNotFound: true });
  if (!home || !isWhole(home.answers)) return null;
  const dehydrated = dehydratedHtml({ answers: home.answers, savesData });
  return { status: 404, isUnknownPath: true, html: assemble(build, home.html, dehydrated) };
}

type Drawn = {
  html: string;
  answers: Record<string, unknown>;
  /** The changing parts of the path, by their names in the route. */
  params: Record<string, string>;
};

/** Whether the catalogue had an answer to everything. */
function isWhole(answers: Drawn['answers']): boolean {
  return Object.values(answers).every((answer) => answer !== null);
}

/** Whether a list or a blog says that there is no such thing: the name is unknown, and nothing goes by it. */
function isAboutNothing(params: Drawn['params'], answers: Drawn['answers']): boolean {
  const { categoryId, brandId, id } = params;
  const names = answers['["names"]'] as Names;
  const isKnown =
    names.categories.some((it) => it.id === categoryId) ||
    names.brands.some((it) => it.id === brandId);
  const isEmpty = Object.entries(answers).some(([question, answer]) =>
    question.startsWith('["list"')
      ? (answer as ListPage).total === 0
      : question.startsWith('["blog",') && (answer as Blog[]).length === 0,
  );
  return isEmpty && !isKnown && [categoryId, brandId, id].some((it) => it !== undefined);
}

async function drawRoute(
  path: string,
  catalogue: CatalogueReader,
  savesData: boolean,
  state: HistoryState = {},
): Promise<Drawn | null> {
  const { reader, answers } = recordingReader(withBlogBeginnings(catalogue));
  const router = routerOf(path, reader, state);
  if (!hasRoute(router, path)) return null;
  await router.load();
  const { matches } = router.state;
  const failed = matches.find(({ status }) => status === 'error');
  if (failed) throw failed.error;
  const params: Drawn['params'] = matches.at(-1)?.params ?? {};
  // A page with missing answers is not drawn; the caller sees them.
  if (!isWhole(answers)) return { html: '', answers, params };
  const html = await render(
    <div id="root">
      <StrictMode>
        <DrawnForSaving value={savesData}>
          <RouterProvider router={router} />
        </DrawnForSaving>
      </StrictMode>
    </div>,
  );
  return { html, answers, params };
}

function routerOf(
  path: string,
  catalogue: CatalogueReader,
  state: HistoryState,
): ReturnType<typeof makeRouter> {
  const history = createMemoryHistory({ initialEntries: [path] });
  history.replace(path, state);
  return makeRouter({
    // The types of the whole tree fit: what is drawn is a part of it.
    routeTree: drawnTree as unknown as typeof routeTree,
    catalogue,
    history,
  });
}

/** Every path has the root's route; what is drawn has one of its own besides. */
function hasRoute(router: ReturnType<typeof makeRouter>, path: string): boolean {
  const [matched] = router.getMatchedRoutes(new URL(path, 'http://shop').pathname);
  return matched.length > 1;
}

/**
 * A part that could not be drawn is an error here, and at once: in the page a boundary around it would hide that, and a browser that
 * React cannot draw in would never be done.
 */
function render(screen: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const drawing = prerender(screen, {
      onError: reject,
      // Boundaries are not sent after the rest, for which React would need inline scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    });
    drawing.then(({ prelude }) => new Response(prelude).text()).then(resolve, reject);
  });
}
