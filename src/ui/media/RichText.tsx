import { useMemo, useRef } from 'react';
import { trustedHtml } from './sanitise-html.ts';
import { useMissingPictures } from './use-missing-pictures.ts';
import './RichText.css';

/** Text that a merchant wrote with headings, lists and tables; what is not harmless is left out. */
export function RichText({ html }: { html: string }) {
  const element = useRef<HTMLDivElement>(null);
  useMissingPictures(element, html);
  const inside = useMemo(() => ({ __html: trustedHtml(html) }), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the line above, and nowhere else set.
  return <div className="rich-text" ref={element} dangerouslySetInnerHTML={inside} />;
}
