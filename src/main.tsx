import '#ui/tokens.css';
import '#ui/base.css';
import { createRouter, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { parseSearch, stringifySearch } from '#features/catalogue/list-search.ts';
import { focusOnNavigation } from '#features/shell/focus-on-navigation.ts';
import { Pending } from '#features/shell/Pending.tsx';
import { RouteError } from '#features/shell/RouteError.tsx';
import { reloadForGoneChunks } from '#features/shell/stale-chunks.ts';
import { listenForInstallOffer } from '#page-sync/install-offer.ts';
import { routeTree } from './routeTree.gen.ts';

/** The drawn page in index.html stands this long at most before the first screen takes its place. ms */
const LONGEST_START_MS = 800;

const router = createRouter({
  routeTree,
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultPendingMs: 150,
  defaultPendingMinMs: 0,
  defaultPendingComponent: Pending,
  defaultErrorComponent: RouteError,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

reloadForGoneChunks();
listenForInstallOffer();
focusOnNavigation(router);
void start();

async function start(): Promise<void> {
  // The first screen takes the drawn page's place whole, unless the phone itself is slow to answer.
  await Promise.race([router.load(), new Promise((done) => setTimeout(done, LONGEST_START_MS))]);
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  whenIdle(async () => {
    const { startPageSync } = await import('#page-sync/start.ts');
    startPageSync(() => import('#ui/sanitise-html.ts').then((it) => it.sanitiseHtml));
    if (!import.meta.env.PROD) return;
    const { startUpdateConversation } = await import('#features/shell/update-conversation.ts');
    await startUpdateConversation();
  });
}

/** After the first paint, when nothing more urgent is left to do. */
function whenIdle(work: () => Promise<void>): void {
  const begin = () => void work().catch((error) => console.error('could not start', error));
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 2000 });
  else setTimeout(begin, 300);
}
