// What a shopper reads of notifications: what can be had, what became of it, and why they could not be set up.
import type { Problem } from './opt-in-view.ts';

export const ADD_TO_HOME_SCREEN_FIRST =
  'Add the shop to your home screen first, and open it from there. Then it can tell you.';
export const LOG_IN_FIRST = 'Log in to be told';
export const STOP = 'Stop telling me';

/** Whenever an order of the account moves. */
export const ORDER_ALERTS = {
  label: 'Notifications about your orders',
  offer: 'Get a notification on this phone when an order is on its way, arrives or is paid.',
  ask: 'Tell me about my orders',
  whenOn: 'We will tell you on this phone when an order of yours moves.',
};

/** When a product that is sold out is back. */
export const STOCK_ALERT = {
  label: 'Notification when it is back',
  offer: 'Get a notification on this phone as soon as there is some again.',
  ask: 'Tell me when it is back',
  whenOn: 'We will tell you on this phone when it is back.',
};
export const SHOP_DOES_NOT_KNOW_YET = 'The shop does not know of this yet.';

/** The words for a problem. */
export function problemWords(problem: Problem): string {
  switch (problem) {
    case 'blocked':
      return 'Notifications of this shop are turned off in your browser. Open the site settings beside the address, allow notifications, and press the button again.';
    case 'dismissed':
      return 'Your browser did not get an answer. Press the button again and allow notifications.';
    case 'no-connection':
      return 'This needs a connection. Try it again when you’re back online.';
    case 'signed-out':
      return 'Please log in again, then press the button once more.';
    case 'full':
      return 'That was not saved: this phone is full. Make some room, then try it again.';
    case 'not-saved':
    case 'failed':
      return 'That did not work. Please try it again.';
  }
}
