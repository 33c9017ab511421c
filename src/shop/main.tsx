import '#ui/tokens.css';
import '#ui/base.css';
import { type AnyRouter, RouterProvider } from '@tanstack/react-router';
import { type ReactNode, StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { keptLanguage, showAddress } from '#browser/kept-language.ts';
import { loadUntilThere } from '#browser/load-until-there.ts';
import { listenForInstallOffer } from '#browser/sync/install-offer.ts';
import { inLanguage, splitLanguage } from '#config/languages.ts';
import { spokenLanguage } from '#engine/texts/speak.ts';
import { markHydrated } from '#ui/layout/hydration.ts';
import { setFirstPageSaving } from '#ui/media/use-saving-data.ts';
import { reloadForGoneChunks } from './app-update/stale-chunks.ts';
import { readDehydrated, startingCatalogue } from './draw/dehydrated-state.ts';
import { makeRouter } from './make-router.ts';
import { routeTree } from './routeTree.gen.ts';

/** Longest time that index.html's own content stays before the first screen replaces it. ms */
const START_TIMEOUT_MS = 800;
/** Longest wait for brands, categories and the shop's settings. ms */
const NAMES_TIMEOUT_MS = 400;

/** Time within which any phone hydrates a drawn page. ms */
const HYDRATION_TIMEOUT_MS = 5_000;

const dehydrated = readDehydrated(document);
/** The path that the document was requested and drawn for; Back may have left it before this code ran. */
const [opened] = performance.getEntriesByType('navigation');
const { language, bare: asked } = splitLanguage(new URL(opened?.name ?? location.href).pathname);
const catalogue = startingCatalogue(dehydrated, async () => {
  const { pageCatalogue } = await import('#browser/sync/page-catalogue.ts');
  return pageCatalogue();
});

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}

reloadForGoneChunks();
keepAddressInLanguage();
addEventListener('popstate', keepAddressInLanguage);
openInKeptLanguage();
listenForInstallOffer();
void start();

async function start(): Promise<void> {
  // Separate tasks for this code, the router and the first screen, so that a mid-range phone can respond between them.
  const other =
    language === 'en'
      ? await after(0, null)
      : await loadUntilThere(() => import('./shell/other-language.ts'));
  await other?.beginIn(language, asked);
  const router = makeRouter({
    language,
    routeTree,
    catalogue: {
      ...catalogue.reader,
      // Every page waits for these; if the phone's storage is stuck, show the pages without them.
      names: () => Promise.race([catalogue.reader.names(), after(NAMES_TIMEOUT_MS, null)]),
      settings: (names) =>
        Promise.race([catalogue.reader.settings(names), after(NAMES_TIMEOUT_MS, null)]),
    },
  });
  focusOnNavigation(router);
  await after(0, null);
  const loading = router.load();
  // A drawn page stays until loading is done, a bare one for START_TIMEOUT_MS at most.
  if (catalogue.wasEnough()) await loading;
  else await Promise.race([loading, after(START_TIMEOUT_MS, null)]);
  const root = document.getElementById('root') as HTMLElement;
  const screen = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  if (isAsDrawn(router)) {
    // The router draws pages without Suspense boundaries; this makes it leave them out here, too.
    router.ssr = { manifest: undefined };
    const drawn = location.href;
    setFirstPageSaving(dehydrated?.savesData ?? null);
    router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
      if (fromLocation && pathChanged) setFirstPageSaving(null);
    });
    // From here until hydration ends, presses are queued; see public/early-presses.js.
    document.documentElement.setAttribute('data-hydrating', '');
    // A transition hydrates in slices, so that more urgent work can interrupt it.
    startTransition(() => {
      // A browser that translates has put these around the texts, which React would not find.
      if (root.querySelector('font')) return renderAnew(root, screen);
      hydrateRoot(root, screen, {
        onRecoverableError: (error) => {
          // Navigating before hydration ends makes React discard the drawn HTML: that is no fault.
          if (location.href === drawn) reportError(error);
        },
      });
    });
    // The page does this itself once hydrated (ui/layout/PageHead.tsx); this limits how long presses wait.
    setTimeout(markHydrated, HYDRATION_TIMEOUT_MS);
  } else {
    renderAnew(root, screen);
    markHydrated();
  }
  catalogue.endStart();
  other?.loadOtherTexts(language);
  whenIdle(async () => {
    const deferred = await loadUntilThere(() => import('./deferred.ts'));
    await deferred?.startDeferred(router);
  });
}

/** The home page and an installed shop open in the language that the shopper chose; links that were shared keep theirs. */
function openInKeptLanguage(): void {
  const kept = keptLanguage();
  if (!kept || kept === language) return;
  const isInstalled = matchMedia('(display-mode: standalone)').matches;
  if (isInstalled || (language === 'en' && asked === '/')) {
    location.replace(inLanguage(splitLanguage(addressHere()).bare, kept));
  }
}

/** Back may lead to a page that was opened in another language before: it is shown in the one spoken now. */
function keepAddressInLanguage(): void {
  const its = splitLanguage(addressHere());
  if (its.language !== language) showAddress(language, its.bare);
}

function addressHere(): string {
  return location.href.slice(location.origin.length);
}

/** Renders a screen in the place of the drawn page. */
function renderAnew(root: Element, screen: ReactNode): void {
  for (const drawn of document.head.querySelectorAll('[data-drawn]')) drawn.remove();
  createRoot(root).render(screen);
}

function after<T>(ms: number, value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(() => resolve(value), ms));
}

/** Whether the first screen is the one that the HTML already shows. */
function isAsDrawn(router: AnyRouter): boolean {
  const { matches, status, location: shown } = router.state;
  // A path that cannot be decoded matches only the root; its drawn page is the home page.
  const isWhole = matches.length > 1 && matches.every((match) => match.status === 'success');
  const isLedOn = shown.pathname !== asked;
  const isSpoken = spokenLanguage() === language;
  return isSpoken && catalogue.wasEnough() && status === 'idle' && isWhole && !isLedOn;
}

/** Runs `work` when the browser is idle. */
function whenIdle(work: () => Promise<void>): void {
  const begin = () => void work();
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 2000 });
  else setTimeout(begin, 300);
}

/**
 * Focuses the new screen's heading after every change of path except the first load. Otherwise screen reader and
 * keyboard users would be left in the old screen.
 */
function focusOnNavigation(router: AnyRouter): void {
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return;
    const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
    target?.focus({ preventScroll: true });
  });
}
