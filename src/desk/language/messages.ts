// Texts about the language of the desk.

/** Names the buttons of the other languages, which are in those. */
export const LANGUAGE = 'Language';
export const LANGUAGE_NOT_HERE =
  'This language is not on this device yet. Please try again when you’re back online.';
