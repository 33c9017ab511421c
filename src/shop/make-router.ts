// The shop's router, as the page has it and as pages are drawn with it.
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { CatalogueReader } from '#domain/catalogue/catalogue-reader.ts';
import { parseSearch, stringifySearch } from './catalogue/filters/list-search.ts';
import type { routeTree as wholeTree } from './routeTree.gen.ts';
import { Pending } from './shell/Pending.tsx';
import { RouteError } from './shell/RouteError.tsx';

type RouterSetup = {
  /** The whole tree, or the part of it that is drawn without a browser. */
  routeTree: typeof wholeTree;
  catalogue: CatalogueReader;
  /** The browser's own, unless another one is given. */
  history?: RouterHistory;
};

/** A router over the shop's routes; they ask `catalogue` for what they show. */
export function makeRouter({ routeTree, catalogue, history }: RouterSetup) {
  return createRouter({
    routeTree,
    ...(history && { history }),
    context: { catalogue },
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    defaultPendingComponent: Pending,
    defaultErrorComponent: RouteError,
    // A page that is drawn without a browser has no place to go back to.
    scrollRestoration: history ? false : keepsPlaceAtStart(),
  });
}

/**
 * The router puts each page back to its kept place, else to its top. Not so the page that it starts on: a drawn page may have been scrolled
 * before its code came, and under a finger that is just pressing it would jump away.
 */
function keepsPlaceAtStart(): () => boolean {
  let isStart = true;
  return () => {
    const isLeftAlone = isStart && scrollY > 0;
    isStart = false;
    // The router has just forgotten what was scrolled until now, and would not keep the place for Back.
    if (isLeftAlone) document.dispatchEvent(new Event('scroll'));
    return !isLeftAlone;
  };
}
