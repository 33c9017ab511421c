// What a shopper reads when the phone could not keep an enquiry.

/** The words for a reason. */
export function notSavedWords(reason: 'full' | 'blocked' | 'broken'): string {
  switch (reason) {
    case 'full':
      return 'Your enquiry was not saved: this phone is full. Make some room, then raise it again.';
    case 'blocked':
      return 'Your enquiry was not saved: the shop is open in another tab that has to be closed first. Close it, then raise it again.';
    case 'broken':
      return 'Your enquiry was not saved. Please raise it again.';
  }
}
