// How the shop is reached and paid: as set at the desk, and for the rest as in src/config/contact.ts.
import { createContext, useContext } from 'react';
import { contact, money } from '#config/contact.ts';
import type { ShopSettings } from '#domain/settings/settings.fields.ts';

/** What every page shows. */
export const CONTACT = ['phones', 'chatNumber', 'email', 'address', 'mapsUrl'] as const;

/** `drawn`: those of CONTACT, as the page began. `live`: all of them as the mirror has them by now; null until that has answered, and without a mirror. */
export type StoredSettings = { drawn: ShopSettings | null; live: ShopSettings | null };

export const StoredSettings = createContext<StoredSettings>({ drawn: null, live: null });

/** The stored ones. `loaded`: those that the page began with beside CONTACT, for the drawn page and the time until the mirror has answered. */
export function useStoredSettings(loaded?: ShopSettings | null): ShopSettings {
  const { drawn, live } = useContext(StoredSettings);
  return live ?? { ...drawn, ...loaded };
}

/** How the shop is reached. */
export function useContact() {
  return { ...contact, ...useStoredSettings() };
}

/** Where money is sent, which is never guessed: null until the mirror has answered, and without one. */
export function useMoney() {
  const { live } = useContext(StoredSettings);
  return live && { ...money, ...live };
}
