import { useMemo } from 'react';
import { fitIntoPage } from '#core/model/catalogue/html-text.ts';
import { sanitiseHtml } from './sanitise-html.ts';
import './RichText.css';

/** Text that a merchant wrote with headings, lists and tables; what is not harmless is left out. */
export function RichText({ html }: { html: string }) {
  const clean = useMemo(() => fitIntoPage(sanitiseHtml(html)), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the line above, and nowhere else set.
  return <div className="rich-text" dangerouslySetInnerHTML={{ __html: clean }} />;
}
