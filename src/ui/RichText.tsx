import { useMemo } from 'react';
import { sanitiseHtml } from './sanitise-html.ts';
import './RichText.css';

/** Text that a merchant wrote with headings, lists and tables; what is not harmless is left out. */
export function RichText({ html }: { html: string }) {
  const clean = useMemo(() => fitIntoPage(sanitiseHtml(html)), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the line above, and nowhere else set.
  return <div className="rich-text" dangerouslySetInnerHTML={{ __html: clean }} />;
}

/** Wide tables scroll inside a box of their own, and no heading outranks the page's. */
function fitIntoPage(clean: string): string {
  if (!clean) return clean;
  const template = document.createElement('template');
  template.innerHTML = clean;
  for (const heading of template.content.querySelectorAll('h1, h2')) {
    const lower = document.createElement('h3');
    lower.append(...heading.childNodes);
    heading.replaceWith(lower);
  }
  for (const table of template.content.querySelectorAll('table')) {
    const box = document.createElement('div');
    box.className = 'rich-text__scroll';
    box.tabIndex = 0;
    box.setAttribute('role', 'region');
    box.setAttribute('aria-label', table.caption?.textContent || 'Table');
    table.replaceWith(box);
    box.append(table);
  }
  return template.innerHTML;
}
