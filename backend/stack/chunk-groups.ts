// Which parts of the shop's code come together in one file.
import { fileURLToPath } from 'node:url';

const ENTRY = fileURLToPath(new URL('../../index.html', import.meta.url));

/** What some first screens share though the first script does without; a file of their own would cost more. */
const SHARED = new RegExp(
  [
    'src/core/model/(trusted-types|catalogue/(html-text|text-picture))',
    'src/forms/WriteNote',
    'src/page-sync/(catalogue-worker|page-worker|trusted-script-url)',
    'src/routes/-delivery',
    'src/ui/(feedback/Notice|form/(file-size|NeedsScript)|layout/Dialog|media/(Thumbnail|RichText|trusted-html)|text/Sentence)',
    'src/features/(cart/(MixQuestion|use-cart-changes)|home/HomeLayout|wishlist/Heart)',
  ].join('|'),
);

type ModuleGraph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

/** Names the group of all that the page imports at once, which becomes the first script itself, and of what is shared. For one build. */
export function firstGroup(): (id: string, graph: ModuleGraph) => string | null {
  const initial = new Set<string>();
  return (id, graph) => {
    if (initial.size === 0) {
      initial.add(ENTRY);
      for (const one of initial) {
        for (const imported of graph.getModuleInfo(one)?.importedIds ?? []) initial.add(imported);
      }
    }
    return initial.has(id) || SHARED.test(id) ? 'first' : null;
  };
}

/** What reads and writes the phone's database, with Dexie; drawn pages answer without it. */
const DEVICE = [
  'node_modules/dexie',
  'src/core/device/(database|backup|cart/cart-lines|account/(account|profile)|outbox/outbox-rows)',
  'src/core/device/catalogue/(catalogue|device-reader|mirror-state)',
  'src/core/model/account/profile',
  'src/core/sync/(outbox/count-waiting|writes/enquiry)',
  'src/core/device/outbox/raised-enquiries',
  'src/core/remote/upload-file',
  'src/services/downloads/product-document',
  'src/page-sync/(use-account|waiting-count|page-catalogue)',
  'src/features/(cart/(cart-changes|use-cart.ts)|catalogue/filters/facets|enquiry/product-enquiry)',
].join('|');

/** What comes around every page and below what is in sight, once it answers taps, and what keeps the catalogue fresh. */
const LATER = [
  'workbox-window',
  'src/page-sync/(start|refresh-reviews|keep-app-check)',
  'src/services/(timeout|app-check/app-check\\.)',
  'src/config/delivery',
  'src/core/(device|model)/delivery/',
  'src/core/device/(account/(addresses|orders|wishes|seen-products)|catalogue/published-reviews|settings/install-state)',
  'src/core/model/account/address',
  'src/core/sync/writes/wish-list',
  'src/ui/(media/(harmless-html|PictureZoom)|text/(RelativeTime|DateTime))',
  'src/routes/-recent',
  'src/features/(shell|app-update/(UpdateBar|update-conv)|sign-in/SignOutListener|cart/(LiveCart|CartBar)|delivery/(?!Pincode))',
  'src/features/(catalogue/product/Related|reviews/\\w*Published|recent|search/placeholder-name|wishlist/(WishKeeper|use-wishes))',
].join('|');

/**
 * The shop's code by what a visit needs together; the first group that a module fits is its own. What is large and seldom used stays
 * apart, as do the parts of the sign-in, of payments and of notifications that come from elsewhere.
 */
export const CHUNK_GROUPS = [
  // What turns pictures: with the banners of the first page, and with the first touch of a product's.
  {
    name: 'carousel',
    test: /embla-carousel|ui\/media\/GalleryMotion|features\/home\/(BannerMotion|use-autoplay)/,
  },
  {
    name: 'home',
    test: /src\/(routes\/(index|-home)|features\/(blogs\/(BlogGrid|BlogSk|use-blogs|blog-pre)|catalogue\/Category|home|search\/HomeSearch))/,
  },
  {
    name: 'product',
    test: /src\/(routes\/(product\.|-product-deferred)|features\/(catalogue\/product\/(?!Related)|downloads|enquiry\/(Enq|mess)))/,
  },
  { name: 'device', test: new RegExp(DEVICE) },
  { name: 'later', test: new RegExp(LATER) },
  // For browsers without a sanitiser of their own.
  { name: 'sanitise-html', test: /src\/ui\/media\/sanitise-html|dompurify/ },
  // The field with suggestions, which small screens have on a page of its own.
  {
    name: 'search-box',
    test: /src\/(routes\/search|features\/search|page-sync\/search-products)/,
  },
  // With something to send, and for whoever is signed in; and what searches where no worker starts.
  {
    name: 'sync',
    test: /src\/(page-sync|core\/(sync|remote|device\/catalogue\/(product-search|suggestions)))/,
  },
  {
    name: 'notifications',
    test: /src\/(services\/push\/push\.|features\/notifications)/,
  },
  {
    name: 'cart',
    test: /src\/(routes\/(cart|wishlist|-may)|features\/(cart\/(Cart.tsx|CartRow|CartSkel)|wishlist\/WishList|install))/,
  },
  // Before the pages, which would take along what they share with it.
  {
    name: 'write',
    test: /src\/(ui|config\/pages|forms|features\/(contact|feedback|delivery\/Pincode)|routes\/(contact|services))/,
  },
  {
    name: 'pages',
    test: /src\/(routes\/(about|blog|cancel|faqs|privacy|product-not|return|spare|terms)|features\/(blogs|pages))/,
  },
  { name: 'sign-in', test: /src\/(routes\/login|features\/sign-in)/ },
  {
    name: 'checkout',
    test: /src\/(routes\/_signed-in\/(place-order|payments|order-conf)|features\/(checkout|cart\/OrderSummary|payments))/,
  },
  {
    name: 'account',
    test: /src\/(routes\/(_signed-in|waiting|-own)|features\/(orders|outbox|profile|addresses|quotations|reviews))|src\/core\/device\/cart\/cart-of-order/,
  },
];
