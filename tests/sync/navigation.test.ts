// Which addresses open without a network: every screen, whatever its id looks like, and no file.
import { expect, test } from 'vitest';
import { NAVIGATION_DENYLIST } from '../../sw/navigation-denylist.ts';

const isScreen = (address: string) => !NAVIGATION_DENYLIST.some((it) => it.test(address));

test.each([
  '/',
  '/products?search=a.b',
  '/products?search=2%2F3.5kg&sort=price-low',
  '/product/ghee-1.5kg',
  '/brand/dr.oetker',
  '/blog/a.b?from=/c.d',
])('%s is a screen', (address) => expect(isScreen(address)).toBe(true));

test.each([
  '/assets/gone.js',
  '/icons/large.png',
  '/screenshots/home.webp',
  '/videos/sowing.mp4',
  '/sitemap.xml',
  '/robots.txt?now=1',
  '/__/auth/handler',
  '/pincode/302001',
  '/api/confirmPayment',
])('%s is none', (address) => expect(isScreen(address)).toBe(false));
