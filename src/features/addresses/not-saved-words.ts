// What a shopper reads when the phone could not keep a change of an address.

/** The words for a reason. */
export function notSavedWords(reason: 'full' | 'blocked' | 'broken'): string {
  switch (reason) {
    case 'full':
      return 'Not saved: this phone is full. Make some room, then try again.';
    case 'blocked':
      return 'Not saved: the shop is open in another tab that has to be closed first. Close it, then try again.';
    case 'broken':
      return 'Not saved: this phone could not keep it. Please try again.';
  }
}
