// The GSTIN of a business that orders, as typed. Pure; loaded only where the shop has one itself.
import { isGstin } from '#domain/tax/gstin.ts';

/** The GSTIN in capitals, typed in any letters and with any spaces or hyphens; null if it is none. */
export function typedGstin(typed: string): string | null {
  const gstin = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  return isGstin(gstin) ? gstin : null;
}
