// What a shopper reads when the phone could not keep a profile. What was typed stays in the form.

/** The words for a reason. */
export function notSavedWords(reason: 'full' | 'blocked' | 'broken'): string {
  switch (reason) {
    case 'full':
      return 'Your profile was not saved: this phone is full. Make some room, then press Update again; what you typed is still here.';
    case 'blocked':
      return 'Your profile was not saved: the shop is open in another tab that has to be closed first. Close it, then press Update again; what you typed is still here.';
    case 'broken':
      return 'Your profile was not saved. Please press Update again; what you typed is still here.';
  }
}
