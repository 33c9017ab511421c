// The pages drawn without a browser: all public ones. The shopper's own pages need the device and are not drawn.

import { OWN_PAGES } from '#domain/shared/own-pages.ts';
import { Route as rootRoute } from '../routes/__root.tsx';
import { Route as AboutUs } from '../routes/about-us.tsx';
import { Route as Blog } from '../routes/blog.$id.tsx';
import { Route as Blogs } from '../routes/blogs.tsx';
import { Route as Brand } from '../routes/brand.$brandId.tsx';
import { Route as CancellationPolicy } from '../routes/cancellation-policy.tsx';
import { Route as Category } from '../routes/category.$categoryId.tsx';
import { Route as ContactUs } from '../routes/contact-us.tsx';
import { Route as Faqs } from '../routes/faqs.tsx';
import { Route as Home } from '../routes/index.tsx';
import { Route as Login } from '../routes/login.tsx';
import { Route as PrivacyPolicy } from '../routes/privacy-policy.tsx';
import { Route as Product } from '../routes/product.$id.tsx';
import { Route as ProductNotFound } from '../routes/product-not-found.tsx';
import { Route as Products } from '../routes/products.tsx';
import { Route as ReturnPolicy } from '../routes/return-policy.tsx';
import { Route as Search } from '../routes/search.tsx';
import { Route as Services } from '../routes/services.tsx';
import { Route as SpareParts } from '../routes/spare-parts.tsx';
import { Route as TermsAndCondition } from '../routes/terms-and-condition.tsx';
import type { FileRoutesByTo } from '../routeTree.gen.ts';

const PAGES = {
  '/': Home,
  '/about-us': AboutUs,
  '/blog/$id': Blog,
  '/blogs': Blogs,
  '/brand/$brandId': Brand,
  '/cancellation-policy': CancellationPolicy,
  '/category/$categoryId': Category,
  '/contact-us': ContactUs,
  '/faqs': Faqs,
  // The page's own code redirects shoppers who are already signed in.
  '/login': Login.update({ beforeLoad: undefined } as never),
  '/privacy-policy': PrivacyPolicy,
  '/product-not-found': ProductNotFound,
  '/product/$id': Product,
  '/products': Products,
  '/return-policy': ReturnPolicy,
  '/search': Search,
  '/services': Services,
  '/spare-parts': SpareParts,
  '/terms-and-condition': TermsAndCondition,
};

/** No page is forgotten: each is drawn or the shopper's own. */
OWN_PAGES satisfies Record<Exclude<keyof FileRoutesByTo, keyof typeof PAGES | '/$'>, true>;

/** The drawn paths, in the router's notation. */
export const drawnPaths = Object.keys(PAGES);

const pages = Object.entries(PAGES).map(([path, route]) =>
  // As in the generated tree, which only the page uses: each route is a child of the root, with its path as id.
  route.update({ id: path, path, getParentRoute: () => rootRoute } as never),
);

export const drawnTree = rootRoute.addChildren(pages);
