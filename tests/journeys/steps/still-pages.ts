// The pages whose text stands in the shop itself, by their paths, and the heading of each.
import type { Locator, Page } from 'playwright/test';

export const STILL_PAGES = {
  '/about-us': 'About us',
  '/faqs': 'FAQs',
  '/spare-parts': 'Spare parts',
  '/privacy-policy': 'Privacy Policy',
  '/terms-and-condition': 'Terms and Conditions',
  '/cancellation-policy': 'Cancellation Policy',
  '/return-policy': 'Return Policy',
};

export const pageHeading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
