// Texts about notifications: the offers, and why they could not be set up.
import type { Problem } from './opt-in-view.ts';

export const ADD_TO_HOME_SCREEN_FIRST =
  'Add the shop to your home screen first, and open it from there. Then you can get notifications.';
export const LOG_IN_FIRST = 'Log in to get notifications';
export const STOP = 'Stop telling me';

/** For changes to any of the account's orders. */
export const ORDER_ALERTS = {
  label: 'Notifications about your orders',
  offer: 'Get a notification on this phone when an order is shipped, delivered or paid.',
  ask: 'Get order updates',
  whenOn: 'We will tell you on this phone when there is news about your orders.',
};

/** For a sold-out product that is back. */
export const STOCK_ALERT = {
  label: 'Notification when it is back in stock',
  offer: 'Get a notification on this phone as soon as it is back in stock.',
  ask: 'Tell me when it is back in stock',
  whenOn: 'We will tell you on this phone when it is back in stock.',
};
export const SHOP_DOES_NOT_KNOW_YET = 'The shop has not received this yet.';

export function problemWords(problem: Problem): string {
  switch (problem) {
    case 'blocked':
      return 'Notifications from this shop are turned off in your browser. Open the site settings next to the address, allow notifications, and press the button again.';
    case 'dismissed':
      return 'Your browser did not get an answer. Press the button again and allow notifications.';
    case 'no-connection':
      return 'This needs a connection. Please try again when you’re back online.';
    case 'signed-out':
      return 'Please log in again, then press the button once more.';
    case 'full':
      return 'Not saved: this phone is full. Free up some space, then try again.';
    case 'not-saved':
    case 'failed':
      return 'That did not work. Please try again.';
  }
}
