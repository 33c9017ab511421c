// What a shopper reads when the phone could not keep a review. The text stays in the form.

/** The words for a reason. */
export function notSavedWords(reason: 'full' | 'blocked' | 'broken'): string {
  switch (reason) {
    case 'full':
      return 'Your review was not saved: this phone is full. Make some room, then submit it again; your text is still here.';
    case 'blocked':
      return 'Your review was not saved: the shop is open in another tab that has to be closed first. Close it, then submit it again; your text is still here.';
    case 'broken':
      return 'Your review was not saved. Please submit it again; your text is still here.';
  }
}
