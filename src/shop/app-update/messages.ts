// Texts about a new version of the shop.

export const UPDATE_READY = 'A new version of the shop is ready.';
export const UPDATE_WAITS = 'The shop will update as soon as you are done in your other tab.';
export const UPDATE = 'Update';
export const LATER = 'Later';
