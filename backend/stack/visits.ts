// Which parts of the shop's code come together in one file.

/** What lists, the cart and the shell need of the phone's database, with all that it needs itself; who else needs more brings it along. */
const DEVICE = [
  'node_modules/dexie',
  'src/core/device/(database|backup|cart/cart-lines|account/(account|profile)|outbox/outbox-rows)',
  'src/core/device/catalogue/(catalogue|mirror-state)',
  'src/core/model/(account/profile|characters|catalogue/html-text)',
  'src/core/sync/(outbox/count-waiting|writes/enquiry)',
  'src/core/device/outbox/raised-enquiries',
  'src/core/remote/upload-file',
  'src/page-sync/(use-account|use-reachability|waiting-count)',
  'src/features/catalogue/(list/use-product|product/use-product|use-names|device-reader|page-catalogue)',
].join('|');

/**
 * The shop's code by what a visit needs together; the first group that a module fits is its own. What is large and seldom used stays
 * apart, as do the parts of the sign-in, of payments and of notifications that come from elsewhere.
 */
export const VISITS = [
  { name: 'device', test: new RegExp(DEVICE) },
  {
    name: 'sync',
    test: /src\/(page-sync|core\/(sync|remote|device\/catalogue\/product-search)|services\/timeout)|workbox-window/,
  },
  { name: 'sanitise-html', test: /src\/ui\/media\/(sanitise-html|RichText)|dompurify/ },
  { name: 'carousel', test: /embla-carousel(?!-autoplay)/ },
  {
    name: 'around',
    test: /src\/features\/(shell|app-update\/UpdateBar|sign-in\/SignOutListener|cart\/LiveCart|search\/SearchBox)/,
  },
  {
    name: 'browse',
    test: /src\/(ui\/(form\/file-size|text\/DateTime)|forms\/(messages|NotSaved)|routes\/(index|products|product-not|category|brand|search|cart)|features\/(notifications\/Notifications|catalogue\/(?!product\/|filters\/facets)|wishlist\/(WishB|Heart)|search|home\/(?!BannerMotion|use-autoplay)|cart\/(?!OrderSummary|CartBar)))/,
  },
  {
    name: 'product',
    test: /src\/(routes\/(product\.|-delivery)|features\/(catalogue\/product|enquiry|downloads))/,
  },
  // What comes with the first press on something.
  { name: 'pressed', test: /src\/(ui\/media\/PictureZoom|features\/cart\/CartBar)/ },
  {
    name: 'later',
    test: /src\/(features\/(install|reviews\/\w*Published|notifications\/(Stock|opt-in|NotificationOptIn))|routes\/-may)/,
  },
  {
    name: 'delivery',
    test: /src\/(shop-delivery|core\/(device|model)\/delivery\/|features\/delivery\/(?!Pincode))/,
  },
  {
    name: 'pages',
    test: /src\/(routes\/(about|blog|cancel|faqs|privacy|return|spare|terms)|features\/(blogs|pages))/,
  },
  {
    name: 'write',
    test: /src\/(ui|forms|features\/(contact|feedback|delivery\/Pincode)|routes\/(contact|services))/,
  },
  { name: 'sign-in', test: /src\/(routes\/login|features\/sign-in)/ },
  {
    name: 'checkout',
    test: /src\/(routes\/_signed-in\/(place-order|payments|order-conf)|features\/(checkout|cart\/OrderSummary|payments\/(?!Sandbox)))/,
  },
  {
    name: 'account',
    test: /src\/(routes\/(_signed-in|waiting|-own)|features\/(orders|outbox|profile|addresses|quotations|reviews|notifications))|src\/core\/device\/cart\/cart-of-order/,
  },
  {
    name: 'kept',
    test: /src\/(routes\/(wishlist|-recent)|features\/(wishlist|recent))/,
  },
];
