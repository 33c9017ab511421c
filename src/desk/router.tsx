// The desk's screens. Each route says all that the frame and Today need of it: its address and query, who may open it, its place in the bar, what Today
// tells of it. Its code comes when it is opened.
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Navigate,
} from '@tanstack/react-router';
import { TITLES } from './edits/messages.ts';
import { DeskApp } from './frame/DeskApp.tsx';
import { ScreenFailed, ScreenPending } from './frame/ScreenStates.tsx';
import { INBOX_TITLE } from './inbox/messages.ts';
import { ORDERS_TITLE, TODAY_TITLE } from './messages.ts';
import { STOCK_TITLE } from './stock/messages.ts';
import type { UseNews } from './today/news.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Whoever packs has it as well; every other screen is for merchants alone. */
    isForPackers?: true;
    /** What it is called in the bar, which has its entries in the order of the routes. */
    inBar?: string;
    /** The screen whose entry in the bar is the current one here. */
    under?: '/desk/orders' | '/desk/products';
    /** What Today tells of it. */
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
const inFrame = { getParentRoute: () => root };

/** Reads these of an address's query; the screen knows which values make sense. */
function query<Name extends string>(...names: Name[]) {
  return (search: Record<string, unknown>) =>
    Object.fromEntries(
      names.flatMap((name) => (search[name] ? [[name, String(search[name])]] : [])),
    ) as { [name in Name]?: string | undefined };
}

const screens = [
  createRoute({
    ...inFrame,
    path: '/desk',
    staticData: { inBar: TODAY_TITLE },
    loader: loadNews,
    staleTime: Number.POSITIVE_INFINITY,
    component: lazyRouteComponent(() => import('./today/Today.tsx'), 'Today'),
  }),
  createRoute({
    ...inFrame,
    path: '/desk/orders',
    staticData: { isForPackers: true, inBar: ORDERS_TITLE },
    validateSearch: query('queue', 'q'),
    component: lazyRouteComponent(() => import('./orders/OrderList.tsx'), 'OrderList'),
  }),
  createRoute({
    ...inFrame,
    path: '/desk/orders/$customer/$orderId',
    staticData: { isForPackers: true, under: '/desk/orders' },
    component: lazyRouteComponent(() => import('./orders/OrderPage.tsx'), 'OrderPage'),
  }),
  createRoute({
    ...inFrame,
    path: '/desk/stock',
    staticData: {
      isForPackers: true,
      inBar: STOCK_TITLE,
      news: () => import('./stock/stock-news.tsx').then((it) => it.useStockNews),
    },
    validateSearch: query('category', 'q'),
    component: lazyRouteComponent(() => import('./stock/Stock.tsx'), 'Stock'),
  }),
  createRoute({
    ...inFrame,
    path: '/desk/new-order',
    staticData: {
      news: () => import('./phone-orders/use-phone-orders.ts').then((it) => it.usePhoneOrderNews),
    },
    component: lazyRouteComponent(
      () => import('./phone-orders/NewPhoneOrder.tsx'),
      'NewPhoneOrder',
    ),
  }),
  createRoute({
    ...inFrame,
    path: '/desk/products',
    staticData: {
      inBar: TITLES.products,
      news: () => import('./edits/use-edit-news.ts').then((it) => it.useEditNews),
    },
    validateSearch: query('only', 'category', 'q'),
    component: lazyRouteComponent(() => import('./products/Products.tsx'), 'Products'),
  }),
  createRoute({
    ...inFrame,
    path: '/desk/products/$id',
    staticData: { under: '/desk/products' },
    component: lazyRouteComponent(() => import('./products/ProductPage.tsx'), 'ProductPage'),
  }),
  createRoute({
    ...inFrame,
    path: '/desk/new-product',
    staticData: { under: '/desk/products' },
    component: lazyRouteComponent(() => import('./products/ProductPage.tsx'), 'NewProductPage'),
  }),
  // Categories, brands and blogs.
  createRoute({
    ...inFrame,
    path: '/desk/$collection',
    staticData: { under: '/desk/products' },
    validateSearch: query('q'),
    component: lazyRouteComponent(() => import('./entries/EntryList.tsx'), 'EntryList'),
  }),
  createRoute({
    ...inFrame,
    path: '/desk/$collection/$id',
    staticData: { under: '/desk/products' },
    component: lazyRouteComponent(() => import('./entries/EntryPage.tsx'), 'EntryPage'),
  }),
  createRoute({
    ...inFrame,
    path: '/desk/new-{$noun}',
    staticData: { under: '/desk/products' },
    component: lazyRouteComponent(() => import('./entries/EntryPage.tsx'), 'NewEntryPage'),
  }),
  createRoute({
    ...inFrame,
    path: '/desk/import',
    staticData: { under: '/desk/products' },
    component: lazyRouteComponent(() => import('./import/Import.tsx'), 'Import'),
  }),
  createRoute({
    ...inFrame,
    path: '/desk/quotations',
    staticData: {
      news: () => import('./quotations/use-desk-quotations.ts').then((it) => it.useQuotationNews),
    },
    validateSearch: query('q'),
    component: lazyRouteComponent(() => import('./quotations/Quotations.tsx'), 'Quotations'),
  }),
  createRoute({
    ...inFrame,
    path: '/desk/quotations/$id',
    component: lazyRouteComponent(() => import('./quotations/QuotationPage.tsx'), 'QuotationPage'),
  }),
  createRoute({
    ...inFrame,
    path: '/desk/new-quotation',
    component: lazyRouteComponent(() => import('./quotations/NewQuotation.tsx'), 'NewQuotation'),
  }),
  createRoute({
    ...inFrame,
    path: '/desk/inbox',
    staticData: {
      inBar: INBOX_TITLE,
      news: () => import('./inbox/use-desk-inbox.ts').then((it) => it.useInboxNews),
    },
    validateSearch: query('list'),
    component: lazyRouteComponent(() => import('./inbox/Inbox.tsx'), 'Inbox'),
  }),
  createRoute({
    ...inFrame,
    path: '/desk/shop',
    staticData: {
      news: () => import('./shop/use-desk-shop.ts').then((it) => it.useShopNews),
    },
    validateSearch: query('part'),
    component: lazyRouteComponent(() => import('./shop/ShopPage.tsx'), 'ShopPage'),
  }),
  createRoute({
    ...inFrame,
    path: '/desk/people',
    component: lazyRouteComponent(() => import('./people/People.tsx'), 'People'),
  }),
] as const;

/** The desk's router. */
export const router = createRouter({
  routeTree: root.addChildren(screens),
  // Values of a query are words, also where they look like numbers.
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

/** Writes a query; what is empty is left out. */
function writeQuery(search: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) if (value) query.set(name, String(value));
  return query.size > 0 ? `?${query}` : '';
}

function loadNews(): Promise<UseNews[]> {
  const ofScreens = screens.map(({ options }) => options.staticData?.news?.());
  return Promise.all(ofScreens.filter((it) => it !== undefined));
}
