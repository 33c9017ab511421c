// The shop's router, for the browser and for drawing pages.
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { inLanguage, type Language, splitLanguage } from '#config/languages.ts';
import type { CatalogueReader } from '#domain/catalogue/catalogue-reader.ts';
import { parseSearch, stringifySearch } from './catalogue/filters/list-search.ts';
import type { routeTree as wholeTree } from './routeTree.gen.ts';
import { Pending } from './shell/Pending.tsx';
import { RouteError } from './shell/RouteError.tsx';

type RouterSetup = {
  /** The whole tree, or the part that is drawn without a browser. */
  routeTree: typeof wholeTree;
  catalogue: CatalogueReader;
  /** Defaults to the browser's own history. */
  history?: RouterHistory;
  /** Of the addresses that it reads and writes; its routes are the same in all. Defaults to English. */
  language?: Language;
};

/** A router over the shop's routes, whose loaders read from `catalogue`. */
export function makeRouter({ routeTree, catalogue, history, language = 'en' }: RouterSetup) {
  return createRouter({
    routeTree,
    ...(history && { history }),
    ...(language !== 'en' && { rewrite: addressesIn(language) }),
    context: { catalogue },
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    defaultPendingComponent: Pending,
    defaultErrorComponent: RouteError,
    // A page drawn without a browser has no scroll position to restore.
    scrollRestoration: history ? false : keepsPlaceAtStart(),
  });
}

function addressesIn(language: Language) {
  const moved = (url: URL, path: string) => Object.assign(url, { pathname: path });
  return {
    input: ({ url }: { url: URL }) => moved(url, splitLanguage(url.pathname).bare),
    output: ({ url }: { url: URL }) => moved(url, inLanguage(url.pathname, language)),
  };
}

/**
 * The router scrolls each page to its saved position, or else to its top. Skip that for the first page if it has been
 * scrolled already: a drawn page can be scrolled before its code loads, and would jump under a pressing finger.
 */
function keepsPlaceAtStart(): () => boolean {
  let isStart = true;
  return () => {
    const isLeftAlone = isStart && scrollY > 0;
    isStart = false;
    // The router has just discarded the scroll position so far; without this event, Back would not find it again.
    if (isLeftAlone) document.dispatchEvent(new Event('scroll'));
    return !isLeftAlone;
  };
}
