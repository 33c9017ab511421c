// Slips that only a browser shows: the worker, updates, drawn pages, the way through the screens.
import type { Break } from './break.ts';

export const IN_A_BROWSER: readonly Break[] = [
  {
    what: 'The worker is installed without what draws and sends',
    file: 'sw/service-worker.ts',
    from: 'event.waitUntil((async () => loadTasks())())',
    to: 'event.waitUntil((async () => loadTasks)())',
    noticedBy:
      'journeys/phone/drawn.spec.ts › without a network every public page is whole in its HTML',
  },
  {
    what: 'Without a network a picture that was kept in another size is not shown',
    file: 'sw/product-images.ts',
    from: 'return (await fallbackPicture(cache, request.url)) ?? Response.error();',
    to: 'return Response.error();',
    noticedBy: 'journeys/phone/offline.spec.ts › without a network the shop opens',
  },
  {
    what: 'Update does not let the new version in',
    file: 'sw/update.ts',
    from: '    void self.skipWaiting();\n',
    to: '',
    noticedBy: 'journeys/phone/update.spec.ts › a new version says that it is ready',
  },
  {
    what: 'A picture that never comes holds up the new version',
    file: 'sw/update.ts',
    from: 'pictureRequests.abort();',
    to: 'return true;',
    noticedBy: 'journeys/phone/update.spec.ts › a new version says that it is ready',
  },
  {
    what: 'Whoever is typing is offered the new version',
    file: 'src/shop/app-update/update-conversation.ts',
    from: "if (!letIn || isBusy()) return 'none';",
    to: "if (!letIn) return 'none';",
    noticedBy: 'journeys/phone/update.spec.ts › a form that is being filled in is not disturbed',
  },
  {
    what: 'A page that was drawn once is shown for ever, with its prices',
    file: 'sw/drawn-pages.ts',
    from: 'if (kept?.headers.get(DRAWN_FROM) !== basis) return null;',
    to: 'if (!kept || basis.length === 0) return null;',
    noticedBy: 'journeys/phone/drawn.spec.ts › a start shows the first page as it was drawn',
  },
  {
    what: 'A drawn page is thrown away and shown anew',
    file: 'src/shop/main.tsx',
    from: 'const isLedOn = shown.pathname !== asked;',
    to: 'const isLedOn = shown.pathname === asked;',
    noticedBy:
      'journeys/phone/drawn.spec.ts › a page that the phone has drawn is taken over as it stands',
  },
  {
    what: 'The icon does not count what waits once the shop is closed',
    file: 'sw/drain-on-sync.ts',
    from: '  await showNumber(database);\n',
    to: '',
    noticedBy:
      'journeys/phone/background-sync.spec.ts › an order, feedback with a file and an enquiry',
  },
  {
    what: 'The sign-in does not know the way back',
    file: 'src/shop/sign-in/sign-in-guards.ts',
    from: 'search: { returnUrl: location.href }',
    to: 'search: {}',
    noticedBy:
      'journeys/screens/public-pages.spec.ts › every page of one’s own leads to the login first',
  },
  {
    what: 'The browser’s own sanitiser lets links lead anywhere',
    file: 'src/ui/media/harmless-html.ts',
    from: "if (!ALLOWED_ADDRESS.test(address.replace(SKIPPED, ''))) element.removeAttribute(name);",
    to: "if (address === '') element.removeAttribute(name);",
    noticedBy: 'journeys/screens/hostile-text.spec.ts › the browser’s own sanitiser leaves',
  },
  {
    what: 'An open page looks for new prices once',
    file: 'src/browser/sync/scheduler.ts',
    from: '    running = null;\n',
    to: '',
    noticedBy:
      'journeys/screens/catalogue.spec.ts › a new price reaches the open product and the cart',
  },
  {
    what: 'Send now at the log-out does not wait for what is sent',
    file: 'src/shop/sign-in/sign-out.ts',
    from: '  await Promise.race([sendNow(), rest(TIMEOUT_MS)]);\n  return',
    to: '  void Promise.race([sendNow(), rest(TIMEOUT_MS)]);\n  return',
    noticedBy: 'journeys/phone/sign-out.spec.ts › who stays logged in keeps everything',
  },
];
