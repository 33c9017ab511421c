// Your longer texts: who you are, and your four policies. Have the policies looked at by somebody who knows the law. As long as
// src/config/shop.ts names no shop, the demo's stand here (src/config/texts.demo.ts), which show how it is written.
import { isDemo } from './shop.ts';
import { demoTexts, type ShopTexts } from './texts.demo.ts';

export const ownTexts: ShopTexts = {
  /** Headings with a paragraph each. */
  about: [],

  /** `updated`: the day since which the policy is in force, such as '2027-01-31'. */
  policies: {
    'privacy-policy': { updated: '', sections: [] },
    'terms-and-condition': { updated: '', sections: [] },
    'cancellation-policy': { updated: '', sections: [] },
    'return-policy': { updated: '', sections: [] },
  },
};

export const texts: ShopTexts = isDemo ? demoTexts : ownTexts;
