import { useEffect, useMemo, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import { loadTrust, trustedNow } from './trusted-html.ts';
import { useMissingPictures } from './use-missing-pictures.ts';
import './RichText.css';

/** While React is given this very object, it leaves the drawn HTML as it is. */
const AS_DRAWN = { __html: '' };

type RichTextProps = { html: string; lang?: string | undefined };

/** A merchant's text with headings, lists and tables, sanitised. */
export function RichText({ html, lang }: RichTextProps) {
  const element = useRef<HTMLDivElement>(null);
  useMissingPictures(element, html);
  const inside = useInside(html);
  return (
    <div
      className="rich-text"
      lang={lang}
      ref={element}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made harmless below, and nowhere else set.
      dangerouslySetInnerHTML={inside}
    />
  );
}

/** The element's HTML: as drawn, then sanitised. Undefined if nothing was drawn and the sanitiser has not loaded yet. */
function useInside(html: string): { __html: string } | undefined {
  const isHydrating = useSyncExternalStore(neverChanges, isNotDrawn, isDrawn);
  const [drawn, setDrawn] = useState(isHydrating ? html : null);
  if (drawn !== null && drawn !== html) setDrawn(null);
  const [loads, noteLoaded] = useReducer((count: number) => count + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: made again once what makes it harmless is there.
  const made = useMemo(() => {
    const trusted = trustedNow(html);
    if (trusted !== null) return { __html: trusted };
    return drawn === html ? AS_DRAWN : undefined;
  }, [drawn, html, loads]);
  const last = useRef(made);
  useEffect(() => {
    if (made) last.current = made;
    else void loadTrust().then(noteLoaded, console.error);
  }, [made]);
  return made ?? last.current;
}

const neverChanges = () => () => {};
const isNotDrawn = () => false;
/** True when drawing, and while the page hydrates. */
const isDrawn = () => true;
