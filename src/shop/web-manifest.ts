// The web app manifest. Read by the build only.
import { shop } from '#config/shop.ts';

const icon = (name: string, size: number, purpose: 'any' | 'maskable' | 'monochrome') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** Screen sizes of the pictures in public/screenshots, in CSS px; backend/screenshots.ts takes them. */
export const SCREENSHOT_SCREENS = {
  narrow: { width: 360, height: 740, scale: 1.5 },
  wide: { width: 1280, height: 800, scale: 1 },
};

const screenshot = (name: string, form_factor: 'narrow' | 'wide', label: string) => {
  const { width, height, scale } = SCREENSHOT_SCREENS[form_factor];
  const sizes = `${width * scale}x${height * scale}`;
  return { src: `/screenshots/${name}.webp`, sizes, type: 'image/webp', form_factor, label };
};

export const manifest = {
  id: '/',
  name: `${shop.name} – ${shop.trade}`,
  short_name: shop.name,
  description: shop.motto,
  lang: 'en-IN',
  dir: 'ltr' as const,
  start_url: '/',
  scope: '/',
  display: 'standalone' as const,
  theme_color: '#fbf8f1',
  background_color: '#fbf8f1',
  categories: ['shopping', 'food'],
  icons: [
    icon('icon-192', 192, 'any'),
    icon('icon-512', 512, 'any'),
    icon('maskable-192', 192, 'maskable'),
    icon('maskable-512', 512, 'maskable'),
    icon('monochrome-512', 512, 'monochrome'),
  ],
  screenshots: [
    screenshot('narrow-home', 'narrow', 'What is fresh from the farms'),
    screenshot('narrow-product', 'narrow', 'A product, and the day on which it is with you'),
    screenshot('narrow-cart', 'narrow', 'The cart, ready to be ordered'),
    screenshot('wide-home', 'wide', 'The shop on a large screen'),
    screenshot('wide-products', 'wide', 'All products, with their prices'),
  ],
  shortcuts: [
    { name: 'Search', url: '/search', icons: [icon('shortcut-search-96', 96, 'any')] },
    { name: 'Cart', url: '/cart', icons: [icon('shortcut-cart-96', 96, 'any')] },
    { name: 'Orders', url: '/orders', icons: [icon('shortcut-orders-96', 96, 'any')] },
  ],
};
