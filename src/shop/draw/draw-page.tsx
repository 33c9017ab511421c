// Draws a page of the shop as HTML without a browser: the same routes and components, over any catalogue.
import { createMemoryHistory, type HistoryState, RouterProvider } from '@tanstack/react-router';
import { type ReactNode, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { inLanguage, type Language, splitLanguage } from '#config/languages.ts';
import type { CatalogueReader, ListPage, Names } from '#domain/catalogue/catalogue-reader.ts';
import type { Blog } from '#domain/catalogue/categories.ts';
import { isOwnPage } from '#domain/shared/own-pages.ts';
import { assemble, type Build } from '#engine/drawing/shell.ts';
import { textsAddress } from '#engine/texts/read-texts.ts';
import { spokenLanguage, whileSpeaking } from '#engine/texts/speak.ts';
import { spokenFrom } from '#engine/texts/spoken-from.ts';
import { DrawnForSaving } from '#ui/media/use-saving-data.ts';
import { makeRouter } from '../make-router.ts';
import type { routeTree } from '../routeTree.gen.ts';
import { withBlogBeginnings } from './blog-beginnings.ts';
import { dehydratedHtml, recordingReader } from './dehydrated-state.ts';
import { drawnTree } from './routes.ts';
import { withSpokenTexts } from './spoken-catalogue.ts';

export type DrawnPage = {
  /** 404 if there is no such page, or the catalogue lacks its product, category, brand or blog; otherwise 200. */
  status: 200 | 404;
  /** The shop has no page at this path, whatever the catalogue: the HTML is the home page, which says so. */
  isUnknownPath?: true;
  html: string;
};

/**
 * Draws the page at a URL as HTML with its dehydrated state. `savesData`: whether to draw for a shopper who saves data.
 * Null for the shopper's own pages, which are not drawn, and while there is no catalogue.
 * @throws whatever reading or rendering throws
 */
export async function drawPage(
  url: URL,
  catalogue: CatalogueReader,
  build: Build,
  savesData: boolean,
): Promise<DrawnPage | null> {
  const { language, bare } = splitLanguage(url.pathname);
  const texts = language === 'en' ? null : await build.readTexts(language);
  const spoken = texts && spokenFrom(language, texts);
  return whileSpeaking(spoken, () => drawSpoken(bare + url.search, catalogue, build, savesData));
}

/** `path`: as in English. The texts are those of the language that is spoken now. */
async function drawSpoken(
  path: string,
  catalogue: CatalogueReader,
  build: Build,
  savesData: boolean,
): Promise<DrawnPage | null> {
  const drawn = await drawRoute(path, catalogue, savesData);
  const [pathname = ''] = path.split('?');
  if (!drawn) return isOwnPage(pathname) ? null : drawLost(catalogue, build, savesData);
  const { answers } = drawn;
  if (isWhole(answers)) {
    const dehydrated = dehydratedHtml({ answers, savesData });
    const status = isAboutNothing(drawn.params, answers) ? 404 : 200;
    return { status, html: assembled(build, drawn.html, dehydrated) };
  }
  // Without names there is no catalogue. With names, a missing product does not exist.
  if (answers['["names"]'] === null || !/^\/product\//.test(path)) return null;
  const missing = await drawRoute('/product-not-found', catalogue, savesData);
  return missing && { status: 404, html: assembled(build, missing.html, '') };
}

/** The page, which names its language and fetches the language's texts early. */
function assembled(build: Build, drawn: string, dehydrated: string): string {
  const language = spokenLanguage();
  return assemble(build, drawn, dehydrated, { language, texts: textsAddress(language) });
}

/** Stands for every unknown path: they all show the same page. */
const UNKNOWN_PATH = '/-';

/** Used only to match routes. */
let routes: ReturnType<typeof makeRouter> | undefined;

/**
 * The canonical path and query of a URL: only the parameters that its route uses, in the route's order. Others, such as
 * campaign tags, do not change the page.
 */
export function pageAddress(url: URL): string {
  const { language, bare } = splitLanguage(url.pathname);
  return inLanguage(bareAddress(bare, url.search), language);
}

function bareAddress(pathname: string, search: string): string {
  routes ??= routerOf('/', {} as CatalogueReader, {});
  const { parseSearch, stringifySearch } = routes.options;
  const [matched] = routes.getMatchedRoutes(pathname);
  if (matched.length < 2) return isOwnPage(pathname) ? pathname + search : UNKNOWN_PATH;
  const asks: unknown = matched.at(-1)?.options.validateSearch;
  if (search === '' || !asks) return pathname;
  const { value } = (asks as SearchSchema)['~standard'].validate(parseSearch(search));
  return pathname + stringifySearch(value);
}

/** The routes' schemas fall back on malformed values and never reject. */
type SearchSchema = {
  '~standard': { validate(search: Record<string, string>): { value: Record<string, unknown> } };
};

/** Draws the page for an unknown path. Source: specification, routes. */
async function drawLost(
  catalogue: CatalogueReader,
  build: Build,
  savesData: boolean,
): Promise<DrawnPage | null> {
  const home = await drawRoute('/', catalogue, savesData, { isNotFound: true });
  if (!home || !isWhole(home.answers)) return null;
  const dehydrated = dehydratedHtml({ answers: home.answers, savesData });
  return { status: 404, isUnknownPath: true, html: assembled(build, home.html, dehydrated) };
}

type Drawn = {
  html: string;
  answers: Record<string, unknown>;
  /** Path parameters, by their names in the route. */
  params: Record<string, string>;
};

/** Whether the catalogue answered every question. */
function isWhole(answers: Drawn['answers']): boolean {
  return Object.values(answers).every((answer) => answer !== null);
}

/** Whether a list or blog page is about nothing: its name is unknown and it has no content. */
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
  const { reader, answers } = recordingReader(withBlogBeginnings(withSpokenTexts(catalogue)));
  const router = routerOf(path, reader, state);
  if (!hasRoute(router, path)) return null;
  await router.load();
  const { matches } = router.state;
  const failed = matches.find(({ status }) => status === 'error');
  if (failed) throw failed.error;
  const params: Drawn['params'] = matches.at(-1)?.params ?? {};
  // Do not draw a page with missing answers; the caller checks for them.
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
  const language = spokenLanguage() as Language;
  const address = inLanguage(path, language);
  const history = createMemoryHistory({ initialEntries: [address] });
  history.replace(address, state);
  return makeRouter({
    language,
    // The types of the whole tree fit: the drawn tree is a part of it.
    routeTree: drawnTree as unknown as typeof routeTree,
    catalogue,
    history,
  });
}

/** Every path matches the root route; a drawn page matches one more. */
function hasRoute(router: ReturnType<typeof makeRouter>, path: string): boolean {
  const [matched] = router.getMatchedRoutes(new URL(path, 'http://shop').pathname);
  return matched.length > 1;
}

/**
 * Rejects at once if a part cannot be rendered. Otherwise a boundary in the page would hide the failure, and a browser
 * that cannot render the part with React would wait for it forever.
 */
function render(screen: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const drawing = prerender(screen, {
      onError: reject,
      // Send suspense boundaries inline; sending them later would make React add inline scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    });
    drawing.then(({ prelude }) => new Response(prelude).text()).then(resolve, reject);
  });
}
