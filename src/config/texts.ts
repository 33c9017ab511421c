// Your longer texts: about your shop, and your four policies. Have a lawyer check the policies. While
// src/config/shop.ts names no shop, the demo's texts are used; see src/config/texts.demo.ts for an example.
import { isDemo } from './shop.ts';
import { demoTexts, type ShopTexts } from './texts.demo.ts';

export const ownTexts: ShopTexts = {
  /** Sections of { heading, text }. */
  about: [],

  /** `updated`: the day from which the policy is in force, such as '2027-01-31'. */
  policies: {
    'privacy-policy': { updated: '', sections: [] },
    'terms-and-condition': { updated: '', sections: [] },
    'cancellation-policy': { updated: '', sections: [] },
    'return-policy': { updated: '', sections: [] },
  },
};

export const texts: ShopTexts = isDemo ? demoTexts : ownTexts;
