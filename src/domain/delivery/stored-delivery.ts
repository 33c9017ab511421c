// The delivery settings as they are stored: zones and holidays are texts that a merchant typed at the desk.
import { DAY_MS } from '#engine/limits.ts';
import { rowsOf, ZONE_ROW } from '../settings/rows.ts';
import type { ShopSettings } from '../settings/settings.fields.ts';
import { MAX_HOLIDAY_DAYS } from '../shared/limits.ts';
import { type DeliverySettings, type Holiday, WEEKDAYS } from './delivery-zones.ts';

type Stored = Pick<ShopSettings, 'zones' | 'workingDays' | 'holidays'>;

/** What is stored; for the rest, what the shop was built with. */
export function deliveryOf(
  { zones, workingDays, holidays }: Stored,
  built: DeliverySettings,
): Required<DeliverySettings> {
  return {
    workingDays: workingDays
      ? WEEKDAYS.filter((_, day) => workingDays[day] === '1')
      : built.workingDays,
    zones: zones ? zonesIn(zones) : built.zones,
    holidays: holidays?.flatMap(holidayIn) ?? built.holidays ?? [],
  };
}

function zonesIn(texts: readonly string[]): DeliverySettings['zones'] {
  return rowsOf(ZONE_ROW, texts).map(({ pincodes, soonest, latest }) => ({
    pincodes: pincodes.split(', '),
    days: [Number(soonest), Math.max(Number(soonest), Number(latest))],
  }));
}

/** The holiday in a stored line; none if the line is no holiday, or one without end. */
export function holidayIn(line: string): Holiday[] {
  const [, from = '', to = from] = HOLIDAY.exec(line) ?? [];
  const [first, last] = [dayOf(from), dayOf(to)];
  return last - first < MAX_HOLIDAY_DAYS ? [{ first, last }] : [];
}

/** Such as '2027-01-26 Republic Day' or '2027-11-05 - 2027-11-09'. */
const HOLIDAY = /^(\d{4}-\d\d-\d\d)(?: - (\d{4}-\d\d-\d\d))?(?: |$)/;

const dayOf = (date: string) => Date.parse(date) / DAY_MS;
