// Who sells, and whom shoppers complain to: as set at the desk, else as in src/config. Apart from use-shop.ts, because first screens do without.
import { tax } from '#config/contact.ts';
import { grievance } from '#config/officer.ts';
import type { ShopSettings } from '#domain/settings/settings.fields.ts';
import { useContact, useStoredSettings } from './use-shop.ts';

/** The legal name, empty where none is set, and the address in lines. `loaded`: as for useStoredSettings. */
export function useSeller(loaded: ShopSettings | null) {
  const { address } = useContact();
  const { legalName, registeredAddress, fssai } = useStoredSettings(loaded).tax ?? tax;
  return { legalName, fssai, address: registeredAddress ? registeredAddress.split('\n') : address };
}

/** All texts are empty where nobody is named. */
export function useOfficer() {
  return useStoredSettings().grievance ?? grievance;
}
