// The settings as shoppers read them: as set at the desk, for the rest as in src/config.

import { contact, money, tax } from '#config/contact.ts';
import { delivery } from '#config/delivery.ts';
import { home } from '#config/home.ts';
import { grievance } from '#config/officer.ts';
import { pages } from '#config/pages.ts';
import { type DeliverySettings, dayMarks } from '#domain/delivery/delivery-zones.ts';
import { deliveryOf } from '#domain/delivery/stored-delivery.ts';
import type { EditedFields } from '#domain/editing/edited-fields.ts';
import { BANNER_ROW, FAQ_ROW, textsOf, VIDEO_ROW, ZONE_ROW } from '#domain/settings/rows.ts';
import type { AllSettings } from '#domain/settings/settings.fields.ts';
import { parseSettings } from '#domain/settings/shop-settings.ts';

/** While nothing is set. */
const NOTHING_CHARGED: AllSettings['selling'] = {
  ...{ deliveryCharge: '', freeFrom: '', minimumOrder: '', cash: 'yes', cashBelow: '' },
  ...{ couponCode: '', couponOff: '', couponFrom: '', couponLastDay: '' },
};
const BUILT: AllSettings = {
  ...contact,
  grievance,
  ...money,
  ...pages,
  tax,
  selling: NOTHING_CHARGED,
  phones: [...contact.phones],
  address: [...contact.address],
  hours: [...pages.hours],
  zones: textsOf(
    ZONE_ROW,
    delivery.zones.map(({ pincodes, days: [soonest, latest] }) => ({
      pincodes: pincodes.join(', '),
      soonest: `${soonest}`,
      latest: `${latest}`,
    })),
  ),
  workingDays: dayMarks(delivery),
  holidays: [],
  videos: textsOf(VIDEO_ROW, home.videos),
  banners: textsOf(
    BANNER_ROW,
    home.banners.map(({ picture, ...rest }) => ({ wide: picture, narrow: picture, ...rest })),
  ),
  faqs: textsOf(FAQ_ROW, pages.faqs),
};

/** Where the shop delivers, likewise. */
export function shownDelivery(stored: EditedFields): DeliverySettings {
  return deliveryOf(parseSettings(stored), delivery);
}

/** The built-in settings overridden by the stored ones. */
export function shownSettings(stored: EditedFields): AllSettings {
  return { ...BUILT, ...parseSettings(stored) };
}
