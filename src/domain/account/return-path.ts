// Where to send a shopper after signing in: only to a path inside the shop. The input comes from a URL that anybody can
// write.

/** Not a real host: only for parsing paths as a browser does. */
const HERE = 'https://haat.invalid';
/** Paths that would lead back to the sign-in itself. */
const SIGN_IN = /^\/login(-verification)?(\/|$)/i;
const MAX_LENGTH = 2000;

/**
 * The path with its query and fragment if it surely stays inside the shop, else null. Refused: other origins and
 * schemes, `//` and backslashes in any encoding, control characters, and the sign-in itself.
 */
export function safeReturnPath(wanted: unknown): string | null {
  if (typeof wanted !== 'string' || wanted.length > MAX_LENGTH || !isPlainPath(wanted)) return null;
  if (!URL.canParse(wanted, HERE)) return null;
  const url = new URL(wanted, HERE);
  if (url.origin !== HERE || !isPlainPath(url.pathname)) return null;
  // Check it both as written and normalized by the URL parser: `/%2e/login%2f` is the sign-in, too.
  for (const written of [wanted, url.pathname]) {
    const decoded = fullyDecoded(written);
    if (decoded === null || !isPlainPath(decoded)) return null;
    if (!URL.canParse(decoded, HERE)) return null;
    const opened = new URL(decoded, HERE);
    if (opened.origin !== HERE || SIGN_IN.test(decoded) || SIGN_IN.test(opened.pathname))
      return null;
  }
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Begins with one slash, and contains nothing that some browser takes for a host or drops. */
function isPlainPath(text: string): boolean {
  const path = pathOf(text);
  // Browsers drop some control characters before they parse a URL.
  const isClean = [...text].every((character) => character >= ' ' && character !== '\u007f');
  return isClean && path.startsWith('/') && !path.includes('//') && !text.includes('\\');
}

function pathOf(text: string): string {
  return text.split(/[?#]/, 1)[0] ?? '';
}

/** The path with every layer of percent encoding decoded; null if that fails. Without the query. */
function fullyDecoded(text: string): string | null {
  let path = pathOf(text);
  for (let layer = 0; layer < 5; layer++) {
    let next: string;
    try {
      next = decodeURIComponent(path);
    } catch {
      return null;
    }
    if (next === path) return path;
    path = next;
  }
  return null;
}
