// Features that only some browsers have: each is detected by itself, never by the browser's name, and names its
// substitute. One exception: the instructions for an iPhone's own menu (src/shop/install/install-way.ts), because that
// menu cannot be detected.

/** A browser's `navigator`, with nothing taken for granted. */
type Browser = object;

/** The property of this name, if it is an object. */
function objectAt(place: object, name: string): object | null {
  const found: unknown = Reflect.get(place, name);
  return typeof found === 'object' && found !== null ? found : null;
}

function hasMethods(place: object, ...names: string[]): boolean {
  return names.every((name) => typeof Reflect.get(place, name) === 'function');
}

export type SyncManager = { register(tag: string): Promise<unknown> };

/**
 * Background Sync. Instead: the outbox is sent when the shop opens, is looked at again or comes back online, and every
 * half minute while it is open.
 */
export function backgroundSync(registration: object): SyncManager | null {
  const sync = objectAt(registration, 'sync');
  return sync && hasMethods(sync, 'register') ? (sync as SyncManager) : null;
}

/** Whether Background Sync is likely, before there is a worker. Instead: a page loads the sending code at its start. */
export function mayHaveBackgroundSync(page: object, browser: Browser): boolean {
  return 'SyncManager' in page && 'serviceWorker' in browser;
}

type KeptStorage = { persist(): Promise<boolean>; persisted(): Promise<boolean> };

/** Persistent storage. Instead: the shopper reads beside waiting writes that this browser may clear them. */
export function keptStorage(browser: Browser): KeptStorage | null {
  const storage = objectAt(browser, 'storage');
  return storage && hasMethods(storage, 'persist', 'persisted') ? (storage as KeptStorage) : null;
}

/** Shows a number on the app's icon. Source: W3C Badging API. */
export type Badge = Pick<WorkerNavigator, 'setAppBadge' | 'clearAppBadge'>;

/** The Badging API, if there is one. Instead: a line at the top of each page says how many writes wait. */
export function badge(browser: Browser): Badge | null {
  return hasMethods(browser, 'setAppBadge', 'clearAppBadge') ? (browser as Badge) : null;
}

/**
 * Push notifications. Instead: the order's and the product's page show the same news. `install-first`: Apple's phones
 * offer them only to shops on the home screen, and the shopper is told so.
 */
export function push(page: object, browser: Browser): 'able' | 'install-first' | 'unable' {
  const isAble = 'Notification' in page && 'PushManager' in page && 'serviceWorker' in browser;
  if (isAble) return 'able';
  return isOnHomeScreen(browser) === false ? 'install-first' : 'unable';
}

export type ShareSheet = { share(what: object): Promise<void> };

/** The phone's share sheet. Instead: the address is copied, or shown for copying. */
export function shareSheet(browser: Browser): ShareSheet | null {
  return hasMethods(browser, 'share') ? (browser as ShareSheet) : null;
}

/** The share sheet for a file. Instead: the file is downloaded. */
export function fileSheet(browser: Browser, file: File): ShareSheet | null {
  if (!hasMethods(browser, 'share', 'canShare')) return null;
  const { canShare } = browser as { canShare(what: object): boolean };
  return canShare.call(browser, { files: [file] }) ? (browser as ShareSheet) : null;
}

/** Whether the browser shows PDFs, and so prints them. Instead: a PDF is shared or downloaded, and another app prints it. */
export function showsPdfs(browser: Browser): boolean {
  return Reflect.get(browser, 'pdfViewerEnabled') === true;
}

/**
 * The event by which a browser offers to install the shop. Instead: on Apple's phones, instructions for doing it by
 * hand; elsewhere nothing.
 */
export const INSTALL_OFFER = 'beforeinstallprompt';

/** Whether the shop was opened from the home screen; only Apple's phones say so, elsewhere null. */
export function isOnHomeScreen(browser: Browser): boolean | null {
  const said: unknown = Reflect.get(browser, 'standalone');
  return typeof said === 'boolean' ? said : null;
}

type Line = { saveData: boolean; effectiveType: string; type: string };

/**
 * The browser's information on the phone's connection. Instead: data saving only where the shopper asks for it, and few
 * pictures fetched ahead.
 */
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

/**
 * Whether the browser reads the code from the SMS (WebOTP). Instead: the keyboard offers it, or the shopper types it.
 */
export function readsSmsCodes(page: object): boolean {
  return 'OTPCredential' in page;
}

/** Byte streams, into which React renders pages. Instead: ordinary streams (src/engine/drawing/byte-streams.ts). */
export function hasByteStreams(Native: typeof ReadableStream): boolean {
  try {
    return Boolean(new Native({ type: 'bytes' }));
  } catch {
    return false;
  }
}
