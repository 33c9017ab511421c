// Slips that only a browser shows: the worker, updates, drawn pages, the way through the screens.
import { breaksOf } from './break.ts';

export const IN_A_BROWSER = breaksOf({
  'journeys/phone/drawn.spec.ts › without a network every public page is whole in its HTML': {
    'The worker is installed without what draws and sends': [
      'sw/service-worker.ts',
      'event.waitUntil((async () => loadTasks())())',
      'event.waitUntil((async () => loadTasks)())',
    ],
    'Without a network a picture that was kept in another size is not shown': [
      'sw/product-images.ts',
      'return (await fallbackPicture(cache, request.url)) ?? Response.error();',
      'return Response.error();',
    ],
  },
  'journeys/phone/update.spec.ts › a new version says that it is ready': {
    'Update does not let the new version in': ['sw/update.ts', '    void self.skipWaiting();\n'],
    'A picture that never comes holds up the new version': [
      'sw/update.ts',
      'pictureRequests.abort();',
      'return true;',
    ],
  },
  'journeys/phone/update.spec.ts › a form that is being filled in is not disturbed': {
    'Whoever is typing is offered the new version': [
      'src/shop/app-update/update-conversation.ts',
      "if (!letIn || isBusy()) return 'none';",
      "if (!letIn) return 'none';",
    ],
  },
  'journeys/phone/drawn.spec.ts › a start shows the first page as it was drawn': {
    'A page that was drawn once is shown for ever, with its prices': [
      'sw/drawn-pages.ts',
      'if (kept?.headers.get(DRAWN_FROM) !== basis) return null;',
      'if (!kept || basis.length === 0) return null;',
    ],
  },
  'journeys/phone/drawn.spec.ts › a page that the phone has drawn is taken over as it stands': {
    'A drawn page is thrown away and shown anew': [
      'src/shop/main.tsx',
      'const isLedOn = shown.pathname !== asked;',
      'const isLedOn = shown.pathname === asked;',
    ],
  },
  'journeys/phone/background-sync.spec.ts › an order, feedback with a file and an enquiry': {
    'The icon does not count what waits once the shop is closed': [
      'sw/drain-on-sync.ts',
      '  await showNumber(database);\n',
    ],
  },
  'journeys/screens/public-pages.spec.ts › every page of one’s own leads to the login first': {
    'The sign-in does not know the way back': [
      'src/shop/sign-in/sign-in-guards.ts',
      'search: { returnUrl: href }',
      'search: {}',
    ],
  },
  'journeys/screens/hostile-text.spec.ts › the browser’s own sanitiser leaves': {
    'The browser’s own sanitiser lets links lead anywhere': [
      'src/ui/media/harmless-html.ts',
      "if (!ALLOWED_ADDRESS.test(address.replace(SKIPPED, ''))) element.removeAttribute(name);",
      "if (address === '') element.removeAttribute(name);",
    ],
  },
  'journeys/screens/catalogue.spec.ts › a new price reaches the open product and the cart': {
    'An open page looks for new prices once': [
      'src/browser/sync/scheduler.ts',
      '    running = null;\n',
    ],
  },
  'journeys/phone/sign-out.spec.ts › who stays logged in keeps everything': {
    'Send now at the log-out does not wait for what is sent': [
      'src/shop/sign-in/sign-out.ts',
      '  await Promise.race([sendNow(), rest(TIMEOUT_MS)]);\n  return',
      '  void Promise.race([sendNow(), rest(TIMEOUT_MS)]);\n  return',
    ],
  },
});
