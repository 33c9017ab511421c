// What was chosen for an order that is not placed yet: where to, and how it is paid.

export type CheckoutChoice = { addressId: string; paymentMethod: string };

/** Nothing is chosen before the shopper chooses. Source: specification, validation. */
export const NOTHING_CHOSEN: CheckoutChoice = { addressId: '', paymentMethod: '' };

/** A choice that the page keeps. */
export type CheckoutDraft = {
  values: CheckoutChoice;
  change(change: Partial<CheckoutChoice>): void;
  clear(): void;
};

/** Under which name the draft is kept. */
export function checkoutDraftName(uid: string): string {
  return `place-order/${uid}`;
}
