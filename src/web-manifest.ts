// What a phone needs to know to install the shop. Read by the build only.
import { shop } from './shop.ts';

const icon = (name: string, size: number, purpose: 'any' | 'maskable' | 'monochrome') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

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
  shortcuts: [
    { name: 'Search', url: '/search', icons: [icon('shortcut-search-96', 96, 'any')] },
    { name: 'Cart', url: '/cart', icons: [icon('shortcut-cart-96', 96, 'any')] },
    { name: 'Orders', url: '/orders', icons: [icon('shortcut-orders-96', 96, 'any')] },
  ],
};
