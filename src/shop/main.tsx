import '#ui/tokens.css';
import '#ui/base.css';
import { type AnyRouter, RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadUntilThere } from '#browser/load-until-there.ts';
import { listenForInstallOffer } from '#browser/sync/install-offer.ts';
import { markHydrated } from '#ui/layout/hydration.ts';
import { setFirstPageSaving } from '#ui/media/use-saving-data.ts';
import { reloadForGoneChunks } from './app-update/stale-chunks.ts';
import { readDehydrated, startingCatalogue } from './draw/dehydrated-state.ts';
import { makeRouter } from './make-router.ts';
import { routeTree } from './routeTree.gen.ts';

/** The page in index.html stands this long at most before the first screen takes its place. ms */
const START_TIMEOUT_MS = 800;
/** Brands, categories and what is said of the shop are waited for this long at most. ms */
const NAMES_TIMEOUT_MS = 400;

/** A drawn page is hydrated within this time on any phone. ms */
const HYDRATION_TIMEOUT_MS = 5_000;

const dehydrated = readDehydrated(document);
/** The path that the document was requested by and drawn for; Back may have led on within it before this code ran. */
const [opened] = performance.getEntriesByType('navigation');
const { pathname: asked } = new URL(opened?.name ?? location.href);
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
listenForInstallOffer();
void start();

async function start(): Promise<void> {
  // Each in a task of its own, between which a mid-range phone answers: this code, the router, its first screen.
  await after(0, null);
  const router = makeRouter({
    routeTree,
    catalogue: {
      ...catalogue.reader,
      // Every page waits for these; a phone whose storage is held up shows its pages without them.
      names: () => Promise.race([catalogue.reader.names(), after(NAMES_TIMEOUT_MS, null)]),
      settings: (names) =>
        Promise.race([catalogue.reader.settings(names), after(NAMES_TIMEOUT_MS, null)]),
    },
  });
  focusOnNavigation(router);
  await after(0, null);
  const loading = router.load();
  // A drawn page stands as long as it takes; the bare one gives way, unless the phone itself is slow to answer.
  if (catalogue.wasEnough()) await loading;
  else await Promise.race([loading, after(START_TIMEOUT_MS, null)]);
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const screen = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  if (isAsDrawn(router)) {
    // Drawn pages have no boundaries that wait; the router leaves them out on both sides.
    router.ssr = { manifest: undefined };
    const drawn = location.href;
    setFirstPageSaving(dehydrated?.savesData ?? null);
    router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
      if (fromLocation && pathChanged) setFirstPageSaving(null);
    });
    // From here to the end of it, presses wait; see public/early-presses.js.
    document.documentElement.setAttribute('data-hydrating', '');
    // In slices, so that the screen stays free for what is more urgent.
    startTransition(() => {
      hydrateRoot(root, screen, {
        onRecoverableError: (error) => {
          // Who goes on before everything is hydrated gets the next screen without what was drawn: that is no fault.
          if (location.href === drawn) reportError(error);
        },
      });
    });
    // The page itself says so as soon as it is hydrated (ui/layout/PageHead.tsx); presses never wait longer than this.
    setTimeout(markHydrated, HYDRATION_TIMEOUT_MS);
  } else {
    for (const drawn of document.head.querySelectorAll('[data-drawn]')) drawn.remove();
    createRoot(root).render(screen);
    markHydrated();
  }
  catalogue.endStart();
  whenIdle(async () => {
    const deferred = await loadUntilThere(() => import('./deferred.ts'));
    await deferred?.startDeferred();
  });
}

function after<T>(ms: number, value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(() => resolve(value), ms));
}

/** Whether the first screen is the one that the HTML shows already. */
function isAsDrawn(router: AnyRouter): boolean {
  const { matches, status, location: shown } = router.state;
  // A path that cannot even be read matches nothing but the root, which is drawn as the first page.
  const isWhole = matches.length > 1 && matches.every((match) => match.status === 'success');
  const isLedOn = shown.pathname !== asked;
  return catalogue.wasEnough() && status === 'idle' && isWhole && !isLedOn;
}

/** After the first paint, when nothing more urgent is left to do. */
function whenIdle(work: () => Promise<void>): void {
  const begin = () => void work().catch((error) => console.error('could not start', error));
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 2000 });
  else setTimeout(begin, 300);
}

/**
 * Moves the focus to the new screen's heading after every change of path, but not when the shop is opened: somebody who listens
 * or uses keys would else still stand in the old screen.
 */
function focusOnNavigation(router: AnyRouter): void {
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return;
    const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
    target?.focus({ preventScroll: true });
  });
}
