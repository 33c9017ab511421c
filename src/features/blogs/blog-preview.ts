// The beginning of a blog as plain text.

/** Words shown of a blog in the list. Source: specification, constants. */
const PREVIEW_WORDS = 100;

/** The first 100 words of a blog's HTML without its markup, plus '...' when there are more. */
export function blogPreview(html: string): string {
  const words = wordsOf(html);
  const isCut = words.length > PREVIEW_WORDS;
  return words.slice(0, PREVIEW_WORDS).join(' ') + (isCut ? '...' : '');
}

/** Where there is no browser there is no parser either, and so no words. */
function wordsOf(html: string): string[] {
  if (typeof DOMParser === 'undefined') return [];
  // A block's end parts words even where the HTML has no blank between them.
  const spaced = html.replace(
    /<\/(p|h\d|li|tr|td|th|div|blockquote|dt|dd|caption|figcaption|pre)>|<[bh]r\s*\/?>/gi,
    '$& ',
  );
  const text = new DOMParser().parseFromString(spaced, 'text/html').body.textContent ?? '';
  return text.split(/\s+/).filter(Boolean);
}
