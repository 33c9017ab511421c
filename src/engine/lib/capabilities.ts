// What some browsers can and others cannot: how each is told by itself, never by the browser's name, and what the shopper has instead. The
// one exception are the words that lead through an iPhone's own menu (src/shop/install/install-way.ts): that menu cannot be asked for.

/** A browser's `navigator`, of which nothing is believed to be there. */
type Browser = object;

/** What is there under a name, if it is an object. */
function objectAt(place: object, name: string): object | null {
  const found: unknown = Reflect.get(place, name);
  return typeof found === 'object' && found !== null ? found : null;
}

function hasMethods(place: object, ...names: string[]): boolean {
  return names.every((name) => typeof Reflect.get(place, name) === 'function');
}

export type SyncManager = { register(tag: string): Promise<unknown> };

/** Background Sync. Instead: what waits goes when the shop is opened, looked at again or back online, and every half minute while it is open. */
export function backgroundSync(registration: object): SyncManager | null {
  const sync = objectAt(registration, 'sync');
  return sync && hasMethods(sync, 'register') ? (sync as SyncManager) : null;
}

/** Whether its worker could be asked for that, before there is one. Instead: a page has the code that sends from its start. */
export function mayHaveBackgroundSync(page: object, browser: Browser): boolean {
  return 'SyncManager' in page && 'serviceWorker' in browser;
}

type KeptStorage = { persist(): Promise<boolean>; persisted(): Promise<boolean> };

/** A promise not to clear what the shop keeps. Instead: beside what waits the shopper reads that this browser may clear it. */
export function keptStorage(browser: Browser): KeptStorage | null {
  const storage = objectAt(browser, 'storage');
  return storage && hasMethods(storage, 'persist', 'persisted') ? (storage as KeptStorage) : null;
}

/** Shows a number on the app's icon. Source: W3C Badging API. */
export type Badge = Pick<WorkerNavigator, 'setAppBadge' | 'clearAppBadge'>;

/** A number on the icon. Instead: the line at the top of each page says how many things wait. */
export function badge(browser: Browser): Badge | null {
  return hasMethods(browser, 'setAppBadge', 'clearAppBadge') ? (browser as Badge) : null;
}

/**
 * Notifications. Instead: the order's page and the product's page, which say the same when they are looked at. `install-first`: Apple's
 * phones have them for shops on the home screen only, and the shopper is told so.
 */
export function push(page: object, browser: Browser): 'able' | 'install-first' | 'unable' {
  const isAble = 'Notification' in page && 'PushManager' in page && 'serviceWorker' in browser;
  if (isAble) return 'able';
  return isOnHomeScreen(browser) === false ? 'install-first' : 'unable';
}

export type ShareSheet = { share(what: object): Promise<void> };

/** The phone's own sheet to share with. Instead: the address is copied, or shown to be copied. */
export function shareSheet(browser: Browser): ShareSheet | null {
  return hasMethods(browser, 'share') ? (browser as ShareSheet) : null;
}

/** The same for a file. Instead: it is downloaded. */
export function fileSheet(browser: Browser, file: File): ShareSheet | null {
  if (!hasMethods(browser, 'share', 'canShare')) return null;
  const { canShare } = browser as { canShare(what: object): boolean };
  return canShare.call(browser, { files: [file] }) ? (browser as ShareSheet) : null;
}

/** The event by which a browser offers to install the shop. Instead: on Apple's phones the words that lead there by hand; elsewhere nothing. */
export const INSTALL_OFFER = 'beforeinstallprompt';

/** Whether the shop was opened from the home screen, as only Apple's phones tell it; null where nothing is said. */
export function isOnHomeScreen(browser: Browser): boolean | null {
  const said: unknown = Reflect.get(browser, 'standalone');
  return typeof said === 'boolean' ? said : null;
}

type Line = { saveData: boolean; effectiveType: string; type: string };

/** What the browser says of the phone's line. Instead: no data is saved unasked, and pictures that nobody looked at are kept in small numbers. */
export function line(browser: Browser): Line | null {
  const said = objectAt(browser, 'connection');
  if (!said) return null;
  const text = (name: string) => String(Reflect.get(said, name));
  return {
    saveData: Reflect.get(said, 'saveData') === true,
    effectiveType: text('effectiveType'),
    type: text('type'),
  };
}

/** Reads the code out of the SMS (WebOTP). Instead: the keyboard offers it, or it is typed. */
export function readsSmsCodes(page: object): boolean {
  return 'OTPCredential' in page;
}

/** Streams of bytes, which React draws pages into. Instead: ordinary ones carry what is drawn (src/engine/drawing/byte-streams.ts). */
export function hasByteStreams(Native: typeof ReadableStream): boolean {
  try {
    return Boolean(new Native({ type: 'bytes' }));
  } catch {
    return false;
  }
}
