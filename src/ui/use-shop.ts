// How the shop is reached and paid: as set at the desk, and for the rest as in src/config/contact.ts.
import { createContext, useContext } from 'react';
import type { ShopSettings } from '#core/model/catalogue/shop-settings.ts';
import { contact, money } from '#shop-contact';

/** What every page shows. */
export const CONTACT = ['phones', 'chatNumber', 'email', 'address', 'mapsUrl'] as const;

/** `drawn`: of CONTACT, as the page began. `live`: all of it as the mirror has it by now; null until that has answered, and without a mirror. */
export type SaidOfShop = { drawn: ShopSettings | null; live: ShopSettings | null };

export const SaidOfShop = createContext<SaidOfShop>({ drawn: null, live: null });

/** What has been said. `loaded`: what the page began with beside CONTACT, for the drawn page and the time until the mirror has answered. */
export function useSaidOfShop(loaded?: ShopSettings | null): ShopSettings {
  const { drawn, live } = useContext(SaidOfShop);
  return live ?? { ...drawn, ...loaded };
}

/** How the shop is reached. */
export function useContact() {
  return { ...contact, ...useSaidOfShop() };
}

/** Where money is sent, which is never guessed: null until the mirror has answered, and without one. */
export function useMoney() {
  const { live } = useContext(SaidOfShop);
  return live && { ...money, ...live };
}
