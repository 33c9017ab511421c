// The shop's settings as shoppers read them: as set at the desk, and for the rest as in src/config.
import type { AllSettings } from '#core/model/catalogue/settings.fields.ts';
import { parseSettings, textsOf } from '#core/model/catalogue/shop-settings.ts';
import type { EditedFields } from '#core/model/desk/edited-fields.ts';
import { contact, money } from '#shop-contact';
import { home } from '#shop-home';
import { pages } from '#shop-pages';

const BUILT: AllSettings = {
  ...contact,
  ...money,
  ...pages,
  phones: [...contact.phones],
  address: [...contact.address],
  hours: [...pages.hours],
  videos: textsOf('videos', home.videos),
  banners: textsOf(
    'banners',
    home.banners.map(({ picture, ...rest }) => ({ wide: picture, narrow: picture, ...rest })),
  ),
  faqs: textsOf('faqs', pages.faqs),
};

/** With these as they are stored. */
export function shownSettings(stored: EditedFields): AllSettings {
  return { ...BUILT, ...parseSettings(stored) };
}
