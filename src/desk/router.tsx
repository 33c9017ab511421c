// The desk's routes. Each declares everything that the frame and Today need: path and query, role, entry in the bar,
// news. Its component is loaded when the screen is opened.
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Navigate,
  type RouteComponent,
  type StaticDataRouteOption,
} from '@tanstack/react-router';
import { TITLES } from './edits/messages.ts';
import { DeskApp, ScreenFailed, ScreenPending } from './frame/DeskApp.tsx';
import { INBOX_TITLE } from './inbox/messages.ts';
import { ORDERS_TITLE, TODAY_TITLE } from './messages.ts';
import { STOCK_TITLE } from './stock/messages.ts';
import type { UseNews } from './today/news.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Open to packers, too; all other screens are for merchants alone. */
    isForPackers?: true;
    /** Title of its entry in the bar; entries stand in the order of the routes. */
    inBar?: () => string;
    /** Screen whose entry in the bar is marked as current here. */
    under?: '/desk/orders' | '/desk/products';
    /** Loads the hook with its news for Today. */
    news?: () => Promise<UseNews>;
  }
  interface Register {
    router: typeof router;
  }
}

const root = createRootRoute({
  component: DeskApp,
  notFoundComponent: () => <Navigate to="/desk" replace />,
});

type ScreenOptions<Name extends string> = StaticDataRouteOption & {
  /** Query parameters that it reads; which values make sense, the screen decides. */
  reads?: Name[];
};

/** A route below the frame whose component is loaded when it is opened. */
function screen<const Path extends string, const Name extends string = never>(
  path: Path,
  load: () => Promise<RouteComponent>,
  { reads = [], ...staticData }: ScreenOptions<Name> = {},
) {
  const validateSearch = (search: Record<string, unknown>) =>
    Object.fromEntries(
      reads.flatMap((name) => (search[name] ? [[name, String(search[name])]] : [])),
    ) as { [name in Name]?: string | undefined };
  const component = lazyRouteComponent(async () => ({ default: await load() }));
  return createRoute({ getParentRoute: () => root, path, staticData, validateSearch, component });
}

const screens = [
  createRoute({
    getParentRoute: () => root,
    path: '/desk',
    staticData: { inBar: () => TODAY_TITLE },
    loader: loadNews,
    staleTime: Number.POSITIVE_INFINITY,
    component: lazyRouteComponent(() => import('./today/Today.tsx'), 'Today'),
  }),
  screen('/desk/orders', () => import('./orders/OrderList.tsx').then((it) => it.OrderList), {
    isForPackers: true,
    inBar: () => ORDERS_TITLE,
    reads: ['queue', 'q'],
  }),
  screen(
    '/desk/orders/$customer/$orderId',
    () => import('./orders/OrderPage.tsx').then((it) => it.OrderPage),
    {
      isForPackers: true,
      under: '/desk/orders',
      news: () => import('./orders/page/use-order-record.ts').then((it) => it.useNoteNews),
    },
  ),
  // About the ticked orders.
  screen('/desk/ship', () => import('./several/ShipSeveral.tsx').then((it) => it.ShipSeveral), {
    isForPackers: true,
    under: '/desk/orders',
  }),
  screen('/desk/pick', () => import('./print/PickList.tsx').then((it) => it.PickList), {
    isForPackers: true,
    under: '/desk/orders',
    reads: ['by'],
  }),
  screen('/desk/labels', () => import('./print/Labels.tsx').then((it) => it.Labels), {
    isForPackers: true,
    under: '/desk/orders',
    reads: ['order', 'parcel'],
  }),
  screen('/desk/table', () => import('./order-table/OrderTable.tsx').then((it) => it.OrderTable), {
    under: '/desk/orders',
    reads: ['queue'],
  }),
  screen('/desk/tracking', () => import('./order-table/Tracking.tsx').then((it) => it.Tracking), {
    under: '/desk/orders',
  }),
  // Tax papers and totals.
  screen('/desk/papers', () => import('./papers/Papers.tsx').then((it) => it.Papers), {
    reads: ['month', 'q'],
  }),
  screen('/desk/papers/$number', () => import('./papers/PaperPage.tsx').then((it) => it.PaperPage)),
  screen('/desk/totals', () => import('./today/Totals.tsx').then((it) => it.Totals), {
    reads: ['month'],
  }),
  screen('/desk/stock', () => import('./stock/Stock.tsx').then((it) => it.Stock), {
    isForPackers: true,
    inBar: () => STOCK_TITLE,
    reads: ['category', 'q'],
    news: () => import('./stock/stock-news.tsx').then((it) => it.useStockNews),
  }),
  screen(
    '/desk/new-order',
    () => import('./phone-orders/NewPhoneOrder.tsx').then((it) => it.NewPhoneOrder),
    { news: () => import('./phone-orders/use-phone-orders.ts').then((it) => it.usePhoneOrderNews) },
  ),
  screen('/desk/products', () => import('./products/Products.tsx').then((it) => it.Products), {
    inBar: () => TITLES.products,
    reads: ['only', 'category', 'q'],
    news: () => import('./edits/use-edit-news.ts').then((it) => it.useEditNews),
  }),
  screen(
    '/desk/products/$id',
    () => import('./products/ProductPage.tsx').then((it) => it.ProductPage),
    { under: '/desk/products' },
  ),
  screen(
    '/desk/new-product',
    () => import('./products/ProductPage.tsx').then((it) => it.NewProductPage),
    { under: '/desk/products' },
  ),
  // Categories, brands and blogs.
  screen('/desk/$collection', () => import('./entries/EntryList.tsx').then((it) => it.EntryList), {
    under: '/desk/products',
    reads: ['q'],
  }),
  screen(
    '/desk/$collection/$id',
    () => import('./entries/EntryPage.tsx').then((it) => it.EntryPage),
    { under: '/desk/products' },
  ),
  screen(
    '/desk/new-{$noun}',
    () => import('./entries/EntryPage.tsx').then((it) => it.NewEntryPage),
    { under: '/desk/products' },
  ),
  screen('/desk/import', () => import('./import/Import.tsx').then((it) => it.Import), {
    under: '/desk/products',
  }),
  screen(
    '/desk/quotations',
    () => import('./quotations/Quotations.tsx').then((it) => it.Quotations),
    {
      reads: ['q'],
      news: () => import('./quotations/use-desk-quotations.ts').then((it) => it.useQuotationNews),
    },
  ),
  screen('/desk/quotations/$id', () =>
    import('./quotations/QuotationPage.tsx').then((it) => it.QuotationPage),
  ),
  screen('/desk/new-quotation', () =>
    import('./quotations/NewQuotation.tsx').then((it) => it.NewQuotation),
  ),
  screen('/desk/inbox', () => import('./inbox/Inbox.tsx').then((it) => it.Inbox), {
    inBar: () => INBOX_TITLE,
    reads: ['list', 'q'],
    news: () => import('./inbox/use-desk-inbox.ts').then((it) => it.useInboxNews),
  }),
  screen('/desk/shop', () => import('./shop/ShopPage.tsx').then((it) => it.ShopPage), {
    reads: ['part'],
    news: () => import('./shop/use-desk-settings.ts').then((it) => it.useSettingsNews),
  }),
  screen('/desk/alerts', () => import('./alerts/Alerts.tsx').then((it) => it.Alerts), {
    isForPackers: true,
    news: () => import('./alerts/use-alert-news.tsx').then((it) => it.useAlertNews),
  }),
  screen('/desk/people', () => import('./people/People.tsx').then((it) => it.People)),
] as const;

/** The desk's router. */
export const router = createRouter({
  routeTree: root.addChildren(screens),
  // Values of a query are strings, also where they look like numbers.
  parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: writeQuery,
  defaultPreload: 'intent',
  defaultPendingMs: 150,
  defaultPendingMinMs: 0,
  defaultPendingComponent: ScreenPending,
  defaultErrorComponent: ScreenFailed,
  // Another order is another screen: nothing that was typed or asked at one stays at the next.
  defaultRemountDeps: ({ params }) => params,
  scrollRestoration: true,
});

/** Writes a query without its empty values. */
function writeQuery(search: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) if (value) query.set(name, String(value));
  return query.size > 0 ? `?${query}` : '';
}

function loadNews(): Promise<UseNews[]> {
  const ofScreens = screens.map(({ options }) => options.staticData?.news?.());
  return Promise.all(ofScreens.filter((it) => it !== undefined));
}
