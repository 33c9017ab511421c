// Loads code after the first paint: a connection that breaks just then must not leave the page without it.

const FIRST_RETRY_MS = 1_000;
const MAX_RETRY_MS = 60_000;

/**
 * Loads code until it succeeds: waits twice as long after each failure, or until the browser is online again.
 * @returns null once `isWanted` says that nobody wants it any more.
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
