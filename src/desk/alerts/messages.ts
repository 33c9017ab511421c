// Texts about hearing of new orders on this device, and about installing the desk.
import type { PushAnswer } from '#browser/push/push.ts';

export const ALERTS_TITLE = 'Hear of new orders on this phone';
export const ALERTS_LINK = 'Alerts';
export const ALERTS_OFF_CARD =
  'This phone does not tell you yet when an order comes while the desk is closed.';
export const SET_UP_ALERTS = 'Hear of new orders';

export const ALERTS_ARE_OFF =
  'Off. Press the button, and this phone tells you of news also while the desk is closed.';
export const ALERTS_ARE_ON = 'On. This phone tells you of news also while the desk is closed.';
export const TURN_ON = 'Tell me on this phone';
export const TURN_OFF = 'Stop telling me';
export const NOT_SET_UP =
  'This shop sends no notifications yet. Whoever set it up finds the steps in docs/merchant/notifications.md.';
export const UNABLE =
  'This browser cannot show notifications. Open the desk in Chrome, Edge or Firefox.';
export const INSTALL_FIRST =
  'On an iPhone, put the desk on your home screen first and open it from there. Then you can turn this on.';

export const WHAT = 'What to tell';
export const ALL_NEWS = 'All news';
export const ALL_NEWS_ARE = 'New orders, payments, cancellations and messages.';
export const TO_PACK_NEWS = 'Only what is to be packed';
export const PACKERS_NEWS =
  'You are told of orders that are to be packed, and of those cancelled before they are.';

export const QUIET_FROM = 'Quiet hours from';
export const QUIET_TO = 'until';
export const NO_QUIET = 'No quiet hours';
export const QUIET_MEANS =
  'By India’s clock. News still comes within them, without a sound. An iPhone does not know this and sounds all the same.';
export const hourWords = (hour: number) =>
  `${hour % 12 || 12}\u00a0${hour < 12 ? 'am' : 'pm'}${hour === 0 ? ' (midnight)' : ''}`;
export const SOUND = 'Play a sound while the desk is open';

export const INSTALL_TITLE = 'The desk as an app of its own';
export const INSTALL_WHY = 'It gets its own icon, which shows how much there is to do.';
export const INSTALL = 'Install the desk';
export const INSTALL_ON_APPLE =
  'Tap Share, then “Add to Home Screen”. It asks you to log in once more there.';
export const INSTALLED: Readonly<Record<'accepted' | 'dismissed' | 'failed', string>> = {
  accepted: 'The desk is being installed.',
  dismissed: 'Not installed. You can install it later from your browser’s menu.',
  failed: 'The installation did not start. Please look for Install in your browser’s menu.',
};

const BLOCKED =
  'Notifications are turned off in your browser. Open the site settings next to the address, allow notifications, and press the button again.';
export const PROBLEMS: Readonly<Record<Exclude<PushAnswer, 'done'> | 'not-saved', string>> = {
  blocked: BLOCKED,
  dismissed: 'Your browser did not get an answer. Press the button again and allow notifications.',
  'no-connection': 'This needs a connection. Please try again when you’re back online.',
  'signed-out': 'Please log in again, then press the button once more.',
  failed: 'That did not work. Please try again.',
  'not-saved': 'Not saved: this phone is full. Free up some space, then try again.',
};
