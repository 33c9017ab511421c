// The shop's settings as shoppers read them: as set at the desk, and for the rest as in src/config.

import { BANNER_FIELDS, type Banner, VIDEO_FIELDS } from '#core/model/catalogue/home-page.ts';
import { believedSettings } from '#core/model/catalogue/shop-settings.ts';
import type { EditedFields } from '#core/model/desk/edited-fields.ts';
import type { ShownSettings } from '#core/model/desk/shop-form.ts';
import { contact, money } from '#shop-contact';
import { home } from '#shop-home';
import { pages } from '#shop-pages';

const BUILT: ShownSettings = {
  ...contact,
  ...money,
  ...pages,
  phones: [...contact.phones],
  address: [...contact.address],
  hours: [...pages.hours],
  videos: home.videos.flatMap((video) => VIDEO_FIELDS.map((field) => video[field])),
  banners: home.banners.flatMap(({ picture, ...rest }) => {
    const banner: Banner = { wide: picture, narrow: picture, ...rest };
    return BANNER_FIELDS.map((field) => banner[field]);
  }),
  faqs: pages.faqs.flatMap(({ question, answer }) => [question, answer]),
};

/** With these as they are stored. */
export function shownSettings(said: EditedFields): ShownSettings {
  return { ...BUILT, ...believedSettings(said) };
}
