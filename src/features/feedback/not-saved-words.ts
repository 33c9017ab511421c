// What a shopper reads when the phone could not keep feedback. Text and file stay in the form.

/** The words for a reason. */
export function notSavedWords(reason: 'full' | 'blocked' | 'broken'): string {
  switch (reason) {
    case 'full':
      return 'Your feedback was not saved: this phone is full. Make some room or choose a smaller file, then send it again; your text is still here.';
    case 'blocked':
      return 'Your feedback was not saved: the shop is open in another tab that has to be closed first. Close it, then send it again; your text is still here.';
    case 'broken':
      return 'Your feedback was not saved. Please send it again; your text is still here.';
  }
}
