/** The web app manifest of the merchant's desk, which installs beside the shop. Read by the desk's build only. */
import { shop } from '#config/shop.ts';

const icon = (name: string, size: number, purpose: 'any' | 'maskable' = 'any') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

export const deskManifest = {
  id: '/desk',
  name: `${shop.name} – Desk`,
  short_name: 'Desk',
  description: `Orders, stock and messages of ${shop.name}`,
  lang: 'en-IN',
  dir: 'ltr' as const,
  start_url: '/desk',
  scope: '/desk',
  display: 'standalone' as const,
  theme_color: '#fbf8f1',
  background_color: '#fbf8f1',
  icons: [
    icon('desk-192', 192),
    icon('desk-512', 512),
    icon('desk-maskable-192', 192, 'maskable'),
    icon('desk-maskable-512', 512, 'maskable'),
  ],
  shortcuts: [
    { name: 'To pack', url: '/desk/orders?queue=pack' },
    { name: 'Orders', url: '/desk/orders' },
    { name: 'Stock', url: '/desk/stock' },
  ].map((it) => ({ ...it, icons: [icon('desk-192', 192)] })),
};
