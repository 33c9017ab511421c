// Code that comes after a page's first look. A line that breaks just then must not leave the page without it.

const FIRST_RETRY_MS = 1_000;
const MAX_RETRY_MS = 60_000;

/**
 * Fetches code until it comes: after each failure it waits twice as long, but no longer than until the browser says that it is online.
 * @returns null where `isWanted` says before that nobody wants it any more.
 */
export async function loadUntilThere<T>(
  load: () => Promise<T>,
  isWanted = () => true,
): Promise<T | null> {
  for (let waitMs = FIRST_RETRY_MS; isWanted(); waitMs = Math.min(MAX_RETRY_MS, 2 * waitMs)) {
    try {
      return await load();
    } catch (reason) {
      console.warn('a part of the shop did not come yet:', reason);
    }
    await new Promise<unknown>((goOn) => {
      setTimeout(goOn, waitMs);
      addEventListener('online', goOn, { once: true });
    });
  }
  return null;
}
