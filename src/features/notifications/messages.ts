// What a shopper reads when notifications could not be set up.
import type { Problem } from './opt-in-view.ts';

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
