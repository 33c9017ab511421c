// Loads the sanitiser after the page: drawn HTML is sanitised already. In the build that draws pages,
// backend/draw/vite-plugin.ts replaces this file.

let trust: ((html: string) => string) | undefined;
let loading: Promise<(html: string) => string> | undefined;

/** Sanitised HTML as TrustedHTML; null until `loadTrust` is done. */
export function trustedNow(html: string): string | null {
  return trust ? trust(html) : null;
}

/** Loads the sanitiser for `trustedNow`. @throws if it does not load; a later call retries. */
export async function loadTrust(): Promise<void> {
  const { loadTrustedHtml } = await import('./harmless-html.ts');
  loading ??= loadTrustedHtml();
  try {
    trust = await loading;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}
