// The account at the desk, as this device knows it: no request, so that the desk opens without a network.
import { createContext, useContext } from 'react';
import { useLiveQuery } from '#browser/sync/use-live-query.ts';
import type { Role } from '#domain/account/desk/people.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import { readDeskState } from '#domain/editing/desk-state.ts';
import { roleInToken } from '#domain/editing/merchant-claim.ts';
import { readAccount } from '#engine/account/account.ts';

export type Merchant = {
  uid: string;
  phone: string;
  /** The sign-in has expired; nothing can be sent before a new one. */
  isOver: boolean;
  /**
   * The role in the last token; without one, the role with which the shop last let this account read orders. Null: no
   * role.
   */
  role: Role | null;
  /** When the desk was last refreshed, ms; null before the first time. */
  readAt: number | null;
};

/** The account on this device; null if signed out, undefined while loading. */
export function useMerchant(): Merchant | null | undefined {
  return useLiveQuery(async () => {
    const database = deviceDatabase();
    const account = await readAccount(database);
    if (!account) return null;
    const { readAt, role } = await readDeskState(database);
    const { uid, phone, isOver, idToken } = account;
    const known = readAt === null ? null : role;
    return { uid, phone, isOver, role: roleInToken(idToken) ?? known, readAt };
  }, []);
}

export const AtTheDesk = createContext<Merchant | null>(null);

/** The merchant. @throws Error outside of the desk's screens */
export function useOwnDesk(): Merchant {
  const merchant = useContext(AtTheDesk);
  if (!merchant) throw new Error('this screen stands outside of the desk');
  return merchant;
}

/** Whether this account runs the shop; others pack, and count pieces. */
export function useIsMerchant(): boolean {
  return useOwnDesk().role === 'merchant';
}
