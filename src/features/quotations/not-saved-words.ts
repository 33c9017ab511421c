// What a shopper reads when the phone could not make a quotation the cart. The cart is then as it was.

/** The words for a reason. */
export function notSavedWords(reason: 'full' | 'blocked' | 'broken'): string {
  switch (reason) {
    case 'full':
      return 'This phone is full, so your cart stays as it was. Make some room, then try again.';
    case 'blocked':
      return 'The shop is open in another tab that has to be closed first. Close it, then try again.';
    case 'broken':
      return 'That did not work; your cart stays as it was. Please try again.';
  }
}
