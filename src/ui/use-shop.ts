// The shop's contacts and payment details: as set at the desk, else as in src/config/contact.ts.
import { createContext, useContext } from 'react';
import { contact, money, tax } from '#config/contact.ts';
import type { ShopSettings } from '#domain/settings/settings.fields.ts';

/** Settings that every page shows. */
export const CONTACT = [
  'phones',
  'chatNumber',
  'email',
  'address',
  'mapsUrl',
  'grievance',
  'selling',
] as const;

/** `drawn`: the CONTACT settings the page loaded with. `live`: all, from the mirror; null until it answers or without one. */
export type StoredSettings = { drawn: ShopSettings | null; live: ShopSettings | null };

export const StoredSettings = createContext<StoredSettings>({ drawn: null, live: null });

/** The stored settings. `loaded`: those that the loader read besides CONTACT, used until the mirror answers. */
export function useStoredSettings(loaded?: ShopSettings | null): ShopSettings {
  const { drawn, live } = useContext(StoredSettings);
  return live ?? { ...drawn, ...loaded };
}

export function useContact() {
  return { ...contact, ...useStoredSettings() };
}

/** What stands on invoices and receipts. Never guessed: null until the mirror answers, or without one. */
export function useTax() {
  const { live } = useContext(StoredSettings);
  return live && (live.tax ?? tax);
}

/** Where to send money. Never guessed: null until the mirror answers, or without one. */
export function useMoney() {
  const { live } = useContext(StoredSettings);
  return live && { ...money, ...live };
}
