// What makes HTML harmless comes after the page: what arrived drawn is harmless already. Where pages are drawn,
// backend/draw/vite-plugin.ts puts something else in this file's place.

let trust: ((html: string) => string) | undefined;
let loading: Promise<(html: string) => string> | undefined;

/** The harmless part of some HTML, in the form in which the browser makes HTML of it; null until `loadTrust` is done. */
export function trustedNow(html: string): string | null {
  return trust ? trust(html) : null;
}

/** Brings along what `trustedNow` needs. */
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
